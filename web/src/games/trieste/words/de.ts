import { notation } from '../../../i18n/book';
import type { Choice, Result, TriesteEvent, TriesteView } from '../../../generated/types';
import { piles } from '../city';
import { cards } from './cards.de';
import { translated } from './de.engine';
import type { trieste as english } from './en';

const FACTIONS: Record<string, string> = { watch: 'Stadtwache', merchant: 'Händler', thief: 'Dieb' };
const DECKS: Record<string, string> = { treasure: 'Der Schatzstapel', watch: 'Der Stapel der Stadtwache', merchant: 'Der Stapel des Händlers', thief: 'Der Stapel des Diebs' };
const PLACES: Record<string, string> = { hand: 'auf der Hand', discards: 'in der Ablage' };
const name = (id: string | null) => cards[id ?? '']?.name ?? id ?? '';
const treasures = (n: number) => `${n} ${n === 1 ? 'Schatz' : 'Schätze'}`;
const listed = (parts: string[]) => (parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} und ${parts.at(-1)}`);
const purse = (ids: readonly string[]) => listed(['copper', 'silver', 'gold', 'diamond'].flatMap((kind) => {
  const n = ids.filter((id) => id === kind).length;
  return n ? [`${n} ${name(kind)}${kind === 'diamond' && n > 1 ? 'en' : ''}`] : [];
})) || 'nichts';
const several = (ids: readonly string[]) => listed(piles(ids).map(({ id, count: n }) => (n === 1 ? name(id) : `${n} x ${name(id)}`))) || 'nichts';
const engine = translated({ name, purse });

const NOBODY: Record<string, string> = {
  table: 'Auf dem Tisch ist kein Dieb zu fassen.',
  hand: 'In der Hand ist kein Dieb, den man hiermit fassen könnte.',
  discards: 'In der Ablage ist kein Dieb zu fassen.',
  prison: 'Im Gefängnis ist niemand, der freikommen könnte.',
};

function sentence(event: TriesteEvent): string {
  switch (event.type) {
    case 'joined':
      return `{${event.seat}} spielt ${event.faction === 'watch' ? 'die Stadtwache' : event.faction === 'merchant' ? 'den Händler' : 'den Dieb'}.`;
    case 'picked':
      return `{${event.seat}} nimmt heimlich ${name(event.hero)}.`;
    case 'turnbegan':
      return `Zug ${event.turn} beginnt.`;
    case 'drew':
      return `{${event.seat}} zieht ${event.deck === 'treasure' ? treasures(event.number) : `${event.number} ${event.number === 1 ? 'Karte' : 'Karten'} vom eigenen Stapel`}.`;
    case 'drewcards':
      return `{${event.seat}} zieht ${several(event.cards)}.`;
    case 'refilled':
      return 'Die Schatzablage wird zu einem neuen Stapel gemischt.';
    case 'shuffled':
      return `${DECKS[event.deck] ?? event.deck} wird gemischt.`;
    case 'laid':
      return event.card === null ? `{${event.seat}} legt eine Karte verdeckt aus.` : `{${event.seat}} legt „${name(event.card)}“ verdeckt aus.`;
    case 'passed':
      return `{${event.seat}} spielt nichts.`;
    case 'turnedup':
      return `{${event.seat}} deckt „${name(event.card)}“ auf${event.cost ? `, Kosten ${event.cost}` : ''}.`;
    case 'paid':
      return `{${event.seat}} zahlt ${purse(event.treasures)}.`;
    case 'cannotpay':
      return `{${event.seat}} kann „${name(event.card)}“ nicht bezahlen und zeigt die Hand: ${several(event.hand)}.`;
    case 'acts':
      return `„${name(event.card)}“ von {${event.seat}} wirkt.`;
    case 'reacted':
      return `{${event.seat}} reagiert mit „${name(event.card)}“!`;
    case 'letbe':
      return `{${event.seat}} lässt es geschehen.`;
    case 'captured':
      return `„${name(event.card)}“ ${PLACES[event.place] ? `${PLACES[event.place]} ` : ''}wird gefasst.`;
    case 'escaped':
      return `„${name(event.card)}“ wird nicht gefasst${event.place === 'table' ? '' : ` und bleibt ${PLACES[event.place] ?? ''}`}.`;
    case 'missed':
      return `„${name(event.card)}“ hat Stufe ${event.level}, und gefasst wird nur bis Stufe ${event.reach}.`;
    case 'nobody':
      return NOBODY[event.place] ?? '';
    case 'empty':
      return `{${event.seat}} hat keinen Schatz, den man nehmen könnte.`;
    case 'freed':
      return `„${name(event.card)}“ kommt frei, ${event.place === 'hand' ? 'auf die Hand des Diebs' : 'in die Ablage des Diebs'}.`;
    case 'infamy':
      return `Der Dieb ${event.change > 0 ? 'gewinnt' : 'verliert'} ${Math.abs(event.change)} Ruhm und hat ${event.total}.`;
    case 'hushed':
      return `„${name(event.card)}“ bringt dem Dieb die ${event.number} Ruhm nicht ein.`;
    case 'showed':
      return `{${event.seat}} zeigt ${several(event.cards)}.`;
    case 'took':
      return `{${event.seat}} nimmt ${purse(event.treasures)} von {${event.victim}}.`;
    case 'spared':
      return `{${event.taker}} bekommt die ${treasures(event.number)} von {${event.seat}} nicht.`;
    case 'safe':
      return `{${event.seat}} kann nichts genommen werden.`;
    case 'guarded':
      return `{${event.seat}} ist für den Rest des Zuges bewacht.`;
    case 'discarded':
      return `{${event.seat}} wirft ${several(event.cards)} ab.`;
    case 'looked':
      return event.treasures.length ? `{${event.seat}} sieht ${purse(event.treasures)}.` : `{${event.seat}} zieht ${treasures(event.number)} zur Auswahl.`;
    case 'kept':
      return `{${event.seat}} behält ${event.kept === null ? 'einen davon' : `1 ${name(event.kept)}`} und wirft ${purse(event.discarded)} ab.`;
    case 'exchanged':
      return `{${event.seat}} tauscht 1 ${name(event.gave)} gegen 1 ${name(event.got)}.`;
    case 'found':
      if (event.card === null) return `{${event.seat}} durchsucht den Stapel und nimmt niemanden.`;
      return `{${event.seat}} durchsucht den ${event.deck === 'treasure' ? 'Schatzstapel' : 'Stapel'} und nimmt „${name(event.card)}“.`;
    case 'dearer':
      return `Die Person oder Aktion, die {${event.seat}} im nächsten Zug spielt, kostet ${event.more} mehr.`;
    case 'boughtback':
      return `{${event.seat}} nimmt „${name(event.card)}“ zurück.`;
    case 'heroshown':
      return `{${event.seat}} deckt den Helden auf: ${name(event.hero)}!`;
    case 'herohidden':
      return `{${event.seat}} dreht ${name(event.hero)} endgültig um.`;
    case 'ended':
      return event.winner === null ? 'Das Spiel endet unentschieden.' : `{${event.winner}} gewinnt.`;
  }
}

export const trieste: typeof english = {
  title: 'Trieste',
  special: 'Wache, Händler und Dieb: drei Parteien, drei Wege zum Sieg, und in jedem Zug eine verdeckte Karte.',
  score: 'Ziel erreicht (%)',
  options: {
    heroes: {
      label: 'Helden',
      help: 'Ob alle einen geheimen Helden haben: das Spiel für Fortgeschrittene (TRI-HERO-1).',
      values: { true: 'mit Helden', false: 'ohne Helden' },
    },
    factions: {
      label: 'Parteien',
      help: 'Wer welche Partei spielt: durch das Los, oder gewählt in der Reihenfolge der Plätze (TRI-C-26).',
      values: { random: 'durch das Los', chosen: 'der Reihe nach gewählt' },
    },
    unpaid_thief_capturable: {
      label: 'Unbezahlte Diebe',
      help: 'Ob ein Dieb, der nicht bezahlt werden konnte, trotzdem gefasst werden kann (TRI-C-5).',
      values: { true: 'können gefasst werden', false: 'können nicht gefasst werden' },
    },
    max_turns: { label: 'Höchstens Züge', help: 'Züge, nach denen das Spiel unentschieden endet (TRI-C-24).', values: {} },
  },
  cards,
  prompt: (view: TriesteView): string => engine.prompt(notation(view.prompt)),
  action: (choice: Choice): string => engine.action(choice),
  story: (events: readonly TriesteEvent[]): string[] => events.map(sentence),
  reason: (result: Result): string => engine.reason(notation(result.reason)),
  refusal: (text: string): string => engine.refusal(text),
  board: {
    factions: FACTIONS,
    wants: {
      watch: 'Sieben Diebe im Gefängnis. Handelt zuerst.',
      merchant: 'Eine Hand voller Schätze. Handelt als Zweiter.',
      thief: 'Neun Ruhm. Handelt zuletzt.',
    },
    goals: { watch: 'Recht und Ordnung', merchant: 'Reichtum', thief: 'Neun Schwänze' },
    phases: { draw: 'Ziehen', play: 'Spielen', payment: 'Zahlen', effect: 'Wirkung', end: 'Ende' },
    phasesTitle: 'Die Phasen eines Zuges',
    turn: (n, last) => (last - n < 10 ? `Zug ${n} von ${last}` : `Zug ${n}`),
    setup: 'Vor dem ersten Zug',
    kinds: { character: 'Person', action: 'Aktion', special: 'Reaktion', hero: 'Held', treasure: 'Schatz' },
    line: (face) =>
      [trieste.board.kinds[face.kind] ?? '', face.cost === null ? '' : `Kosten ${face.cost}`, face.level === null ? '' : `Stufe ${face.level}`].filter(Boolean).join(', '),
    costsNow: (n) => `kostet jetzt ${n}`,
    handOf: (n, gold, known) => `Hand: ${n} ${n === 1 ? 'Karte' : 'Karten'}, davon ${treasures(gold)}${known ? `. Alle haben gesehen: ${known}` : ''}`,
    known: (names) => `Alle haben gesehen: ${names}`,
    deck: (n) => `Noch ${n} ${n === 1 ? 'Karte' : 'Karten'} im Stapel`,
    ownDeck: (n) => `Dein Stapel, noch ${n} ${n === 1 ? 'Karte' : 'Karten'}`,
    discards: (names) => (names ? `Ablage: ${names}` : 'Ablage leer'),
    noDiscards: 'Ablage leer',
    hero: (who, up, done) => `Held ${who}, ${done ? 'endgültig umgedreht' : up ? 'aufgedeckt' : 'verdeckt'}`,
    heroHidden: 'Ein Held, verdeckt',
    dearer: (n) => `Die Person oder Aktion dieses Zuges kostet ${n} mehr`,
    dearerNext: (n) => `Die Person oder Aktion des nächsten Zuges kostet ${n} mehr`,
    guarded: 'Hier nimmt für den Rest des Zuges niemand Schätze',
    nothingPlayed: 'Keine Karte auf dem Tisch',
    faceDown: 'Eine verdeckte Karte',
    faceDownOwn: (card) => `${card}, verdeckt: Nur du weißt es`,
    faceDownTag: 'verdeckt',
    faceUp: (card) => `Auf dem Tisch: ${card}`,
    unpaid: 'nicht bezahlt, ohne Wirkung',
    unpaidTag: 'nicht bezahlt',
    seized: 'wird gleich gefasst',
    prison: (n, goal, names) => `Recht und Ordnung: ${n} von ${goal} Dieben gefasst${names ? `: ${names}` : ''}`,
    riches: (score, goal, n, levels) =>
      `Reichtum: Schätze im Wert von ${goal} gewinnen, denn die gefassten Stufen machen ${levels}. ${score === null ? `Geheim gehalten, ${treasures(n)}` : `Jetzt ${score} wert`}`,
    richesSum: (base, levels) => `${base} + ${levels} gefasste ${levels === 1 ? 'Stufe' : 'Stufen'}`,
    infamy: (n, goal) => `Neun Schwänze: ${n} von ${goal} Ruhm`,
    treasury: 'Schatzkammer',
    treasureDeck: (n) => `Schatzstapel, ${n} ${n === 1 ? 'Karte' : 'Karten'}`,
    lookedAt: (n) => `${treasures(n)} zur Auswahl gezogen`,
    spent: (names) => (names ? `Schatzablage: ${names}` : 'Schatzablage leer'),
    yourHand: 'Deine Hand',
    handLine: (n, worth) => `${n} ${n === 1 ? 'Karte' : 'Karten'}, Schätze im Wert von ${worth}`,
    noCoins: 'keine Schätze',
    noCards: 'keine Parteikarten',
    counter: (laid, due) => `Bisher hingelegt: ${laid} von ${due}`,
    payHint: 'Münzen hierher',
    takeBack: (coin) => `${coin}: zurück in den Beutel`,
    tray: 'Zur Auswahl',
    trays: {
      buy: 'Für ihre Kosten zurücknehmen',
      keep: 'Behalte einen',
      capture: 'Festnehmen',
      free: 'Freilassen',
      fetch: 'Im Stapel gefunden',
      choose: 'Wähle heimlich deinen Helden',
      join: 'Wähle eine Partei',
      reveal: 'Deinen Helden aufdecken?',
    },
    threat: (threat, card) => {
      if (threat.kind === 'capture') return `„${card}“ wird gleich gefasst.`;
      if (threat.kind === 'taking') return `{${threat.by}} nimmt {${threat.victim}} gleich ${treasures(threat.count)}.`;
      return `{${threat.by}} bekommt gleich ${threat.count} Ruhm.`;
    },
    factionTitle: 'Partei',
    reachedTitle: 'Erreicht',
    heroTitle: 'Held',
    reached: (id, score, goal) => `${score} von ${goal} ${id === 'watch' ? 'Dieben' : id === 'merchant' ? 'Reichtum' : 'Ruhm'}`,
  },
};
