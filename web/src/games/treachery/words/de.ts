import { notation } from '../../../i18n/book';
import type { Choice, Result, TreacheryEvent, TreacheryView } from '../../../generated/types';
import { cardTexts, type ActionTexts, type CharacterTexts } from './cards';
import { translated } from './de.engine';
import type { treachery as english } from './en';

const characters: CharacterTexts = {
  filia: { name: 'Lady Filia', ability: 'Geliebt', text: 'Solange verwundet: Rückt sie, rücken alle ihres Hauses in ihrer Reihe mit.' },
  asher: { name: 'Herzog Asher', ability: 'Schild', text: 'Solange verwundet: Ein Angriff auf jemand anderen in seiner Reihe trifft stattdessen ihn.' },
  brutol: { name: 'Lord Brutol', ability: 'Letzter Hieb', text: 'Wenn getötet: Greif jemand anderen in seiner Reihe an.' },
  gerard: { name: 'Kommandant Gerard', ability: 'Weicht nicht', text: 'Solange verwundet: Er kann nicht bewegt werden.' },
  diane: { name: 'Gräfin Diane', ability: 'Letztes Wort', text: 'Wenn getötet: Beweg irgendwen eine Reihe hinab.' },
  elaine: { name: 'Lady Elaine', ability: 'Macht Platz', text: 'Solange verwundet: Kommt jemand in ihre Reihe, rückt sie in derselben Richtung weiter.' },
  lucius: { name: 'Meister Lucius', ability: 'Letzte Lektion', text: 'Wenn getötet: Heile jemand Verwundeten, dann greif jemand Unverwundeten an.' },
  isolde: { name: 'Dame Isolde', ability: 'Rastlos', text: 'Solange verwundet: Wird sie bewegt, geht sie eine Reihe weiter.' },
  corvin: { name: 'Corvin der Narr', ability: 'Viele Masken', text: 'Solange verwundet: Er gehört zu jedem Haus.' },
  odile: { name: 'Schwester Odile', ability: 'Letzter Segen', text: 'Wenn getötet: Heile jemand Verwundeten und beweg ihn eine Reihe hinauf.' },
};

const actions: ActionTexts = {
  ambush: {
    name: 'Hinterhalt',
    top: 'Beweg jemanden hinab und greif ihn an.',
    bottom: 'Zwei eines Hauses in einer Reihe: Greif jemand anderen in der Reihe darunter an.',
  },
  ball: {
    name: 'Maskenball',
    top: 'In einer Reihe mit vieren oder mehr rückt einer hinauf und ein anderer hinab.',
    bottom: 'Zwei eines Hauses, zwei Reihen auseinander: Der untere rückt hinauf.',
  },
  blackmail: { name: 'Erpressung', top: 'Beweg jemanden hinab.', bottom: 'Greif jemanden in der Reihe unter zwei anderen an.' },
  coup: {
    name: 'Staatsstreich',
    top: 'Beweg jemanden hinauf.',
    bottom: 'Zwei eines Hauses in einer Reihe: Einer rückt hinauf, und jemand anderes in der Reihe darüber wird angegriffen.',
  },
  decree: {
    name: 'Erlass',
    top: 'Beweg jemanden hinauf und greif ihn an.',
    bottom: 'Zwei eines Hauses in Nachbarreihen: Der obere rückt hinab.',
  },
  disgrace: {
    name: 'Ungnade',
    top: 'Beweg jemanden hinab, der nicht allein in der Reihe ist.',
    bottom: 'Zwei eines Hauses in einer Reihe: Greif beide an.',
  },
  feud: {
    name: 'Fehde',
    top: 'Zwei eines Hauses, zwei Reihen auseinander: Der untere rückt hinab, und jemand anderes dazwischen wird angegriffen.',
    bottom: 'Zwei eines Hauses in Nachbarreihen: Beide rücken hinauf.',
  },
  gossip: {
    name: 'Klatsch',
    top: 'Zwei eines Hauses, zwei Reihen auseinander: Der obere rückt hinab.',
    bottom: 'Zwei Nachbarreihen mit je zweien oder mehr: Aus der oberen rückt einer hinab, aus der unteren einer hinauf.',
  },
  hunt: { name: 'Königliche Jagd', top: 'Greif jemanden in einer Reihe mit dreien oder mehr an.', bottom: 'Beweg jemanden hinab.' },
  oath: { name: 'Eid', top: 'Zwei eines Hauses in einer Reihe: Heile einen davon und beweg ihn hinauf.', bottom: 'Beweg jemanden hinauf.' },
  poison: {
    name: 'Gift',
    top: 'Greif jemanden in der Reihe über zwei anderen an.',
    bottom: 'Heile jemanden, der nicht allein in der Reihe ist, und beweg ihn hinab.',
  },
  remedy: { name: 'Heilmittel', top: 'Heile jemanden und beweg ihn hinauf.', bottom: 'Greif jemanden an, der zwei Reihen unter sich wen hat.' },
  rivals: {
    name: 'Nebenbuhler',
    top: 'Heile in einer Reihe jemanden und greif jemand anderen an.',
    bottom: 'Beweg jemanden hinauf, der nicht allein in der Reihe ist.',
  },
  succession: {
    name: 'Erbfolge',
    top: 'Zwei eines Hauses in Nachbarreihen: Der untere rückt hinab und wird angegriffen.',
    bottom: 'Jemand, der zwei Reihen unter sich wen hat, rückt hinab und wird angegriffen.',
  },
};

const HOUSES: Record<string, string> = { green: 'Grün', red: 'Rot', purple: 'Violett', blue: 'Blau' };
const house = (id: string | null | undefined) => HOUSES[id ?? ''] ?? id ?? '';
const cards = cardTexts(characters, actions, { top: 'Oben', bottom: 'Unten' }, (one, other) => ({
  name: `${house(one)} und ${house(other)}`,
  gist: 'Eines soll steigen, das andere fallen',
  text: `Das Haus oben soll steigen, das unten fallen: ${house(one)} und ${house(other)}, oder ${house(other)} und ${house(one)}.`,
}));

const name = (id: string | null) => cards[id ?? '']?.name ?? id ?? '';
const ability = (id: string) => characters[id]?.ability ?? id;
const half = (id: string) => (id === 'top' ? 'oben' : 'unten');
const way = (direction: string) => (direction === 'up' ? 'hinauf' : 'hinab');
const listed = (parts: string[]) => (parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} und ${parts.at(-1)}`);
const who = (seats: readonly number[]) => listed(seats.map((seat) => `{${seat}}`));
const engine = translated({ name, actions });

function sentence(event: TreacheryEvent): string {
  switch (event.type) {
    case 'dealt': {
      const game = event.game > 1 ? `Spiel ${event.game}: ` : '';
      return `${game}Der Hof ist ausgelegt und „${name(event.card)}“ aufgedeckt. {${event.seat}} beginnt.`;
    }
    case 'secrets':
      return `{${event.seat}} will ${house(event.rise)} steigen und ${house(event.fall)} fallen sehen und hält „${name(event.card)}“.`;
    case 'played':
      return `{${event.seat}} spielt „${name(event.card)}“, ${half(event.half)}, ${event.hand ? 'aus der Hand' : 'die aufgedeckte Karte'}.`;
    case 'healed':
      return `${name(event.character)} wird geheilt.`;
    case 'moved':
      if (event.led) return `${name(event.character)} folgt ${name(event.led)} ${way(event.direction)}.`;
      if (event.gave_way) return `${name(event.character)} macht Platz und rückt ${way(event.direction)}.`;
      return `${name(event.character)} rückt ${event.rows === 1 ? '' : `${event.rows} Reihen `}${way(event.direction)}.`;
    case 'wounded':
      return `${name(event.character)} ist verwundet.`;
    case 'killed':
      return `${name(event.character)} ist tot!`;
    case 'shielded':
      return `${name(event.shield)} stellt sich vor ${name(event.target)}.`;
    case 'lapsed':
      return `Der Angriff auf ${name(event.character)} kommt zu spät.`;
    case 'lastdeed':
      return event.target === null
        ? `„${ability(event.character)}“ von ${name(event.character)} findet niemanden.`
        : `„${ability(event.character)}“ von ${name(event.character)}: ${name(event.target)}.`;
    case 'closed':
      return event.rows === 1 ? 'Eine leere Reihe verschwindet.' : `${event.rows} leere Reihen verschwinden.`;
    case 'drew':
      return event.card === null ? `{${event.seat}} zieht eine Karte.` : `{${event.seat}} zieht „${name(event.card)}“.`;
    case 'revealed':
      return `„${name(event.card)}“ wird aufgedeckt.`;
    case 'reshuffled':
      return `Der Stapel ist leer; die ${event.cards} abgelegten Karten werden zu einem neuen gemischt.`;
    case 'stuck':
      return `{${event.seat}} kann keine der vier Aktionen ausführen.`;
    case 'scored': {
      const seats = event.points.map((points, seat) => `{${seat}} ${points} (${house(event.rise[seat])} hinauf, ${house(event.fall[seat])} hinab)`);
      return `Die Absichten werden aufgedeckt: ${seats.join(', ')}.`;
    }
    case 'won':
      return `${who(event.winners)} ${event.winners.length === 1 ? 'gewinnt' : 'gewinnen'} das Spiel. Siege: ${event.victories.join(' : ')}.`;
    case 'ended':
      return `${who(event.winners)} ${event.winners.length === 1 ? 'gewinnt' : 'gewinnen gemeinsam'}.`;
  }
}

export const treachery: typeof english = {
  title: 'Treachery in a Pocket',
  special: 'Niemand gehört dir: Heimlich willst du ein Haus steigen und ein anderes fallen sehen, und alle ziehen an den Fäden.',
  score: 'Punkte',
  options: {
    match: {
      label: 'Partie',
      help: 'Spiele, bis jemand zwei davon gewonnen hat, statt eines einzigen (TRE-MATCH-1).',
      values: { true: 'bis zu zwei Siegen', false: 'ein einziges Spiel' },
    },
    start_player: {
      label: 'Erster Zug',
      help: 'Wer beginnt: durch das Los, oder ein bestimmter Platz (TRE-C-23).',
      values: { random: 'durch das Los' },
    },
  },
  cards,
  prompt: (view: TreacheryView): string => engine.prompt(notation(view.prompt)),
  action: (choice: Choice, view: TreacheryView): string => engine.action(choice, view),
  story: (events: readonly TreacheryEvent[]): string[] => events.map(sentence),
  reason: (result: Result): string => engine.reason(notation(result.reason)),
  refusal: (text: string): string => engine.refusal(text),
  board: {
    actions,
    abilities: Object.fromEntries(Object.entries(characters).map(([id, one]) => [id, one.ability])),
    houses: HOUSES,
    noHouse: 'ohne Haus',
    ofHouse: (colour) => `vom Haus ${colour}`,
    states: { unwounded: 'unverwundet', wounded: 'verwundet', killed: 'tot' },
    effects: { heal: 'wird geheilt', up: 'rückt hinauf', down: 'rückt hinab', attack: 'wird angegriffen' },
    court: 'Der Hof, die höchste Reihe zuerst',
    row: (at, of) => `Reihe ${at} von ${of}${at === 1 ? ', die höchste' : at === of ? ', die unterste' : ''}`,
    emptyRow: 'niemand',
    revealed: 'Aufgedeckt',
    yourCard: 'Deine Karte',
    inPlay: 'im Spiel',
    half: { top: 'obere Aktion', bottom: 'untere Aktion' },
    notNow: (why) => `Jetzt nicht möglich: ${why}`,
    notNowShort: 'jetzt nicht',
    fits: (names) => `Dafür kämen infrage: ${names}.`,
    again: 'Zum Spielen noch einmal tippen',
    chosen: 'gewählt',
    legend: 'Was die Zeichen bedeuten',
    anybody: 'beliebig',
    oneHouse: 'ein Haus',
    moves: 'rücken',
    attacks: 'Angriff',
    heals: 'heilen',
    agenda: 'Deine Absicht',
    agendaOf: (rise, fall, points) => `${rise} soll steigen und ${fall} fallen: jetzt ${points} Punkte wert für dich`,
    wishes: (rise, fall) => `will ${rise} steigen und ${fall} fallen sehen`,
    rises: 'hinauf',
    falls: 'hinab',
    hidden: 'Absicht verdeckt',
    points: (n) => `${n} Punkt${n === 1 ? '' : 'e'}`,
    worthNow: 'jetzt wert',
    noble: (id, rows, hurt) => `${name(id)}: ${rows} Reihe${rows === 1 ? '' : 'n'}${hurt ? ', 1 ab für die Wunde' : ''}`,
    cards: (n) => (n === 1 ? 'eine Karte auf der Hand' : 'keine Karte auf der Hand'),
    victories: (n) => `${n} Sieg${n === 1 ? '' : 'e'}`,
    turn: (n) => `Zug ${n}`,
    game: (n) => `Spiel ${n}`,
    deck: (n, second) => `Noch ${n} Karte${n === 1 ? '' : 'n'} im ${second ? 'zweiten' : 'ersten'} Stapel`,
    deckShort: (second) => (second ? '2. Stapel' : '1. Stapel'),
    discards: (names) => (names ? `Abgelegt: ${names}` : 'Noch nichts abgelegt'),
    discardsShort: 'Ablage',
    last: 'Letzte Aktion',
    deal: 'Das nächste Spiel geben',
    riseTitle: 'Soll steigen',
    fallTitle: 'Soll fallen',
    victoriesTitle: 'Siege',
    pointsTitle: 'Punkte',
  },
};
