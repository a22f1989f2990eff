/**
 * Was auf den Karten steht, bleibt englisch, und mit ihm die Wörter, die es benutzt (Renown, Combat, Thrust ...): So
 * heißt auf dem Tisch alles wie auf der Karte.
 */

import { notation } from '../../../i18n/book';
import type { Choice, FivesailsEvent, Result } from '../../../generated/types';
import { named } from '../names.svelte';
import { foretold, spoken } from '../spoken';
import { STATS, VALUES, type View } from '../table';
import { translated } from './de-questions';
import { refused } from './de-refusals';
import type { fivesails as english } from './en';

const TITLES: Record<string, string> = {
  oles_inn: 'Oles Schenke',
  docks: 'Docks',
  forums: 'Foren',
  grand_bazaar: 'Großer Basar',
  governors_gardens: 'Gärten des Statthalters',
};
/** Der Ort nach „bei“, „aus“ oder „von“. */
const AT: Record<string, string> = {
  oles_inn: 'Oles Schenke',
  docks: 'den Docks',
  forums: 'den Foren',
  grand_bazaar: 'dem Großen Basar',
  governors_gardens: 'den Gärten des Statthalters',
  supply: 'dem Vorrat',
};
const other = (id: string): string => (id.startsWith('home') ? 'Zuhause' : id.startsWith('seat ') ? `{${Number(id.slice(5))}}` : id);
const at = (id: string): string => AT[id] ?? other(id);
const title = (id: string): string => TITLES[id] ?? other(id);
const wounds = (n: number) => `${n} Wunde${n === 1 ? '' : 'n'}`;
const cards = (n: number) => `${n} Karte${n === 1 ? '' : 'n'}`;
const list = (ids: readonly string[]) => ids.map(named).join(', ');
const who = (seats: readonly number[]) => seats.map((seat) => `{${seat}}`).join(' und ');
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

const PHASES: Record<string, string> = {
  setup: 'Aufbau',
  dawn: 'Morgengrauen',
  planning: 'Planung',
  'high drama': 'Hauptakt',
  plunder: 'Beute',
  dusk: 'Dämmerung',
};

const outcome = {
  values: (r: string, p: string, t: string) => ` (Riposte ${r}, Parry ${p}, Thrust ${t})`,
  after: (mine: number, theirs: number, hurt: number) => `: dann ${mine} Bedrohung für dich, ${theirs} für den Gegner, ${wounds(hurt)} für dich`,
};

const whichOne = (which: string): string => which.replace(/^of /, ' von ').replace(/^on /, ' an ');

function action(choice: Choice, view: View): string {
  const { verb, rest, name, which, text } = spoken(choice);
  const then = foretold(choice, view, outcome);
  switch (verb) {
    case 'choose':
      return `${name}${whichOne(which)}${then}`;
    case 'move':
      return `${name} bewegen`;
    case 'equip':
      return `${name} anlegen`;
    case 'recruit':
      return `${name} anwerben`;
    case 'challenge':
      return `Mit ${name} herausfordern`;
    case 'claim':
      return `Mit ${name} den Ort beanspruchen`;
    case 'play':
      return `${name} ausspielen`;
    case 'pay':
      return `Mit ${name} bezahlen`;
    case 'intervene':
      return `${name} greift ein`;
    case 'place':
      return title(rest);
    case 'draw':
      return `Eine Karte ziehen: ${title(rest.slice(3))}`;
    case 'use':
      return `${name}: ${text}`;
    case 'stat':
      return capital(rest);
    case 'name':
      return name;
    default:
      return `${translated(notation(choice.words))}${then}`;
  }
}

/** Fähigkeiten, die niemand nutzt: Sie geschehen. */
const HAPPENS = ['forced', 'when revealed'];
const CANCELLED: Record<string, (name: string) => string> = {
  move: (name) => `${name} bewegt sich nicht.`,
  ability: (name) => `${name} wird aufgehoben.`,
  challenge: (name) => `Die Herausforderung von ${name} wird aufgehoben.`,
};
const LASTING: Record<string, (name: string, place: string) => string> = {
  stays: (name) => `${name} geht in dieser Dämmerung nicht nach Hause.`,
  shut: (_, place) => `${place}: heute kein Renown und keine Herrschaft.`,
  buried: (_, place) => `Eine Karte liegt verdeckt: ${place}.`,
};
const ANSWERS: Record<string, string> = {
  accept: 'nimmt an',
  refuse: 'lehnt ab',
  intervene: 'greift ein',
  home: 'weicht der Herausforderung aus',
};
const ENDS: Record<string, string> = {
  discard: 'wird abgeworfen',
  locker: 'kommt in den Locker',
  bazaar: 'kehrt auf den Großen Basar zurück',
  top: 'kommt oben auf das Stadtdeck',
  bottom: 'kommt unter sein Deck',
  approach: 'kommt zurück ins Anmarschdeck',
};

/** Renown zwischen Vorrat, Orten, Spielern („seat 2“) und Karten („card id“). */
function renown(start: string, to: string, count: number): string {
  const holder = (id: string) => (id.startsWith('card ') ? named(id.slice(5)) : at(id));
  if (to.startsWith('seat ')) return start === 'supply' ? `${at(to)} bekommt ${count} Renown.` : `${at(to)} nimmt ${count} Renown von ${holder(start)}.`;
  if (start.startsWith('seat ')) return to === 'supply' ? `${at(start)} gibt ${count} Renown aus.` : `${at(start)} legt ${count} Renown hin: ${holder(to)}.`;
  return `${count} Renown von ${holder(start)} zu ${holder(to)}.`;
}

function sentence(event: FivesailsEvent): string {
  switch (event.type) {
    case 'phase':
      return `Tag ${event.day}: ${PHASES[event.phase] ?? event.phase}.`;
    case 'dealt':
      return `${named(event.name)} taucht auf: ${title(event.place)}.`;
    case 'planned':
      return `{${event.seat}} plant heimlich ${named(event.name)}.`;
    case 'unveiled': {
      const plans = event.schemes.map((scheme, seat) => `{${seat}} ${list([scheme, event.characters[seat] ?? ''].filter(Boolean))}`);
      return `Die Pläne werden aufgedeckt: ${plans.join('; ')}.`;
    }
    case 'firstplayer':
      return `{${event.seat}} hat die Initiative.`;
    case 'used':
      // Kosten und Anlass werden für sich erzählt.
      return `${HAPPENS.includes(event.kind) ? '' : `{${event.seat}} ${event.kind === 'reaction' ? 'reagiert mit' : 'nutzt'} `}${named(event.name)}: ${event.text.split(' • ').at(-1)}`;
    case 'missed':
      return `{${event.seat}} wollte mit ${named(event.name)} reagieren, aber der Anlass ist vorbei.`;
    case 'targeted':
      return `${named(event.name)} zielt auf ${named(event.target_name)}.`;
    case 'drewthere':
      return `{${event.seat}} nutzt die Action: ${title(event.place)}.`;
    case 'taken':
      return `{${event.seat}} nimmt ${named(event.name)} auf die Hand.`;
    case 'named':
      return `{${event.seat}} nennt ${named(event.name)}.`;
    case 'sunk':
      return `${cards(event.count)} ${event.count === 1 ? 'kommt' : 'kommen'} unter ${event.owner < 0 ? 'das Stadtdeck' : 'das Deck'}.`;
    case 'cancelled':
      return CANCELLED[event.what]?.(named(event.name)) ?? '';
    case 'lasting':
      return LASTING[event.what]?.(named(event.name), title(event.place)) ?? '';
    case 'fizzled':
      return `${named(event.name)} läuft ins Leere: ${event.unpaid ? 'Es lässt sich nicht mehr bezahlen' : 'Es ist kein Ziel mehr da'}.`;
    case 'noted':
      return `{${event.seat}} merkt sich ${event.name ? named(event.name) : 'eine Karte'} im Anmarschdeck von {${event.owner}}.`;
    case 'unmet':
      return `Die Technique bewirkt nichts, weil ihre Bedingung nicht erfüllt ist: ${named(event.name)}.`;
    case 'passed':
      return `{${event.seat}} passt.`;
    case 'paid':
      return `{${event.seat}} bezahlt mit ${named(event.name)}${event.bought ? `: ${named(event.bought)}` : ''}.`;
    case 'discarded':
      return `{${event.seat}} wirft ${named(event.name)} ab.`;
    case 'drew':
      return `{${event.seat}} zieht ${event.cards.length ? list(event.cards) : cards(event.count)}.`;
    case 'revealed': {
      const deck = event.owner < 0 ? ' vom Stadtdeck' : event.owner === event.seat ? '' : ` von {${event.owner}}`;
      return `{${event.seat}} deckt auf${deck}: ${list(event.cards)}.`;
    }
    case 'shuffled':
      return event.owner < 0 ? 'Das Stadtdeck wird gemischt.' : `{${event.owner}} mischt.`;
    case 'left':
      return `${named(event.name)} ${ENDS[event.to] ?? event.to}.`;
    case 'joined':
      return `${named(event.name)} schließt sich {${event.seat}} an: ${title(event.place)}.`;
    case 'attached':
      return `${named(event.bearer_name)} trägt jetzt ${named(event.name)}.`;
    case 'movedto':
      return event.by < 0 ? `${named(event.name)} zieht weiter: ${title(event.place)}.` : `{${event.by}} bewegt ${named(event.name)}: ${title(event.place)}.`;
    case 'engaged':
      return `${named(event.name)} ist erschöpft.`;
    case 'engarde':
      return `${named(event.name)} ist wieder bereit.`;
    case 'wounded':
      return `${named(event.name)} bekommt ${wounds(event.count)} (${event.total} insgesamt).`;
    case 'healed':
      return `${named(event.name)} heilt ${event.count}.`;
    case 'destroyed':
      return `${named(event.name)} fällt (${title(event.place)}) und ${ENDS[event.to] ?? event.to}.`;
    case 'renownmoved':
      return renown(event.start, event.to, event.count);
    case 'claimed':
      return event.seat < 0 ? `Niemand beherrscht mehr: ${title(event.place)}.` : `{${event.seat}} beherrscht jetzt: ${title(event.place)}.`;
    case 'pressured': {
      const parts = (seat: number) => event.shares.filter(([whose]) => whose === seat).map(([, id, n]) => `${named(id)} ${n}`);
      const sums = event.totals.map((total, seat) => `{${seat}} ${total}${parts(seat).length ? ` (${parts(seat).join(', ')})` : ''}`).join('; ');
      const by = event.performer ? ` mit ${named(event.performer)}` : '';
      return `{${event.seat}} übt Druck aus${by} (${title(event.place)}): ${sums}. Das ${event.success ? 'gelingt' : 'misslingt'}.`;
    }
    case 'challenged':
      return `${named(event.name)} fordert ${named(event.target_name)} heraus: ${capital(event.stat)}.`;
    case 'answered':
      return `${named(event.name)} ${ANSWERS[event.answer] ?? event.answer}.`;
    case 'threat':
      return `Bedrohung: ${event.pools[0]} für ${named(event.names[0])}, ${event.pools[1]} für ${named(event.names[1])}.`;
    case 'roundbegins':
      return `Runde ${event.number}: {${event.seat}}.`;
    case 'combatcard':
      return `{${event.seat}} ${event.gambled ? 'wagt es und ' : ''}spielt ${named(event.name)}.`;
    case 'nocard':
      return `{${event.seat}} spielt keine Karte.`;
    case 'struck':
      return `{${event.seat}} schlägt zu: Riposte ${event.riposte}, Parry ${event.parry}, Thrust ${event.thrust}.`;
    case 'duelover':
      return 'Das Duell ist vorbei.';
    case 'tookover':
      return `${named(event.name)} übernimmt das Duell von ${named(event.instead)}.`;
    case 'eliminated': {
      const gone = [...(event.renown ? [`${event.renown} Renown`] : []), ...event.places.map(title), ...event.crew.map(named)];
      return `{${event.seat}} hat den Anführer verloren und scheidet aus${gone.length ? `; damit gehen: ${gone.join(', ')}` : ''}.`;
    }
    case 'ended':
      return event.winners.length === 1 ? `${who(event.winners)} gewinnt.` : `Unentschieden zwischen ${who(event.winners)}.`;
  }
}

function reason(result: Result): string {
  const winners = who(result.winners);
  const told = notation(result.reason).replace(/\{\d\}( and \{\d\})*/, '{}');
  const REASONS: Record<string, string> = {
    '{} alone still has a Leader.': `Nur ${winners} hat noch einen Anführer.`,
    '{} controls the Docks, the Forums and the Grand Bazaar.': `${winners} beherrscht die Docks, die Foren und den Großen Basar.`,
    '{} has seven Renown or more.': `${winners} hat mindestens sieben Renown.`,
    'Several have seven Renown; {} has most.': `Mehrere haben sieben Renown; ${winners} hat am meisten.`,
    'The fifth Day is over; {} has most Renown.': `Der fünfte Tag ist vorbei; ${winners} hat am meisten Renown.`,
    'Equal in Renown; {} controls more locations.': `Gleich viel Renown; ${winners} beherrscht mehr Orte.`,
    'Equal in Renown and locations; {} has more Influence.': `Gleich in Renown und Orten; ${winners} hat mehr Influence.`,
    'Equal in Renown, locations and Influence; {} has the less wounded Leader.':
      `Gleich in Renown, Orten und Influence; der Anführer von ${winners} hat weniger Wunden.`,
    'Equal in everything: a draw between {}.': `Gleich in allem: unentschieden zwischen ${winners}.`,
  };
  return REASONS[told] ?? notation(result.reason);
}

const own = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, capital(name)]));

export const fivesails: typeof english = {
  title: '7th Sea: City of Five Sails',
  special: 'Heimliche Pläne, umkämpfte Viertel und Duelle Karte um Karte: Töte einen Anführer, oder nimm die Stadt.',
  score: 'Renown',
  options: {
    decks: {
      label: 'Decks',
      help: 'Welches Deck jeder Platz spielt: ein Musterdeck, ein ausgelostes oder ein eigenes (FIV-DECK-7).',
      values: {},
    },
    gamble_rest: {
      label: 'Gewagte Karten, die nicht gespielt werden',
      help: 'Sie werden abgeworfen oder kommen unter das Deck (FIV-C-67).',
      values: { discard: 'werden abgeworfen', sink: 'kommen unter das Deck' },
    },
    open_decks: {
      label: 'Offene Decklisten',
      help: 'Ob alle die Listen aller Decks kennen (FIV-C-36).',
      values: { true: 'ja', false: 'nein' },
    },
  },
  cards: {},
  prompt: (view: View): string => translated(notation(view.prompt)),
  action,
  story: (events: readonly FivesailsEvent[]): string[] => events.map(sentence).filter(Boolean),
  reason,
  refusal: (text: string): string => refused(text),
  builder: {
    library: 'Karten',
    search: 'Namen, Texte und Eigenschaften durchsuchen',
    kind: 'Art',
    anyKind: 'jede Art',
    faction: 'Fraktion',
    anyFaction: 'jede Fraktion',
    fitting: 'passt zum Anführer',
    cost: 'Kosten',
    anyCost: 'alle Kosten',
    atMost: (n) => `Kosten bis ${n}`,
    value: 'Kampfwert',
    anyValue: 'alle Werte',
    having: (value) => `mit ${value}`,
    found: cards,
    less: (name) => `Eine weniger: ${name}`,
    more: (name) => `Eine mehr: ${name}`,
    inDeck: (n) => `${n} im Deck`,
    deck: 'Dein Deck',
    name: 'Name des Decks',
    nameless: 'Mein Deck',
    keep: 'Behalten',
    play: 'Damit spielen',
    groups: { leader: 'Anführer', characters: 'Figuren', schemes: 'Pläne', faction: 'Fraktionsdeck' },
    goal: (n, group) => `${n} von ${group === 'leader' ? 1 : group === 'faction' ? 'mindestens 40' : 5}`,
    curves: 'Kosten und Kampfwerte des Fraktionsdecks',
    costs: 'Kosten',
    hand: 'Probehand',
    draw: 'Eine Hand ziehen',
    texts: 'Decks als Text',
    samples: 'Mit einem Musterdeck anfangen',
    mine: 'In diesem Browser aufgehoben',
    drop: (name) => `${name} wegwerfen`,
    import: 'Ein Deck einfügen',
    read: 'Einlesen',
    unread: 'Manche Zeilen waren nicht lesbar:',
    export: 'Dein Deck als Text',
    download: 'Als Datei sichern',
  },
  board: {
    places: TITLES,
    placeLabel: (name, renown, control) => `${name}: ${renown} Renown, ${control === null ? 'von niemandem beherrscht' : `beherrscht von ${control}`}`,
    home: 'Zuhause',
    homeOf: (name) => `Zuhause von ${name}`,
    city: 'Die Stadt',
    street: 'Stadtkarten',
    day: (n, of) => `Tag ${n} von ${of}`,
    phases: PHASES,
    first: 'Initiative',
    decides: 'entscheidet',
    youDecide: 'Du entscheidest',
    secretly: 'Alle planen heimlich',
    cityDeck: 'Stadtdeck',
    cityDiscard: 'Stadtablage',
    locker: 'Im Locker',
    effects: 'Wirkt gerade',
    hand: 'Handkarten',
    yourHand: 'Deine Hand',
    yourPlans: 'Deine Anmarschkarten: Wähle einen Plan und eine Figur',
    planned: 'Heimlich geplant',
    deck: 'Stapel',
    discard: 'Ablage',
    approach: 'Anmarschkarten',
    noScheme: 'noch kein Plan',
    crew: (n, cap) => `Mannschaft ${n} von ${cap}`,
    renownOf: (n, goal) => `${n} von ${goal} Renown`,
    cards,
    out: 'ausgeschieden',
    leader: 'Anführer',
    brute: 'Schläger (Brute)',
    wealth: 'Wealth: beim Bezahlen 2 wert',
    engagedTag: 'erschöpft',
    buried: (n) => `${cards(n)} verdeckt`,
    answers: 'Deine Antworten',
    lookThrough: 'Wähle eine davon',
    moment: 'Reaktionen möglich',
    reacts: (card) => `reagiert mit ${card}`,
    nothing: 'Du kannst hier nichts einsetzen.',
    passesAlone: 'Gleich wird von selbst gepasst.',
    duel: 'Das Duell',
    challenge: 'Eine Herausforderung',
    duelOf: (stat, round) => `Duell: ${stat}, Runde ${round}`,
    challengeOf: (stat) => `Herausforderung: ${stat}`,
    challenger: 'Herausforderer',
    defender: 'Verteidiger',
    threatOn: (n, name) => `${n} Bedrohung für ${name}`,
    lethal: 'Lethal: Wunden ohne Grenze',
    gambles: (n, of) => `${n} von ${of} Wagnissen genutzt`,
    line: (name) => `Kampfkarten von ${name}`,
    noLine: 'noch keine Kampfkarte',
    table: 'Was jede Wahl bewirkt, wenn sonst nichts geschieht',
    choice: 'Wahl',
    onYou: 'für dich',
    onThem: 'für den Gegner',
    woundsYou: 'Wunden für dich',
    chance: 'deckt Karten deines Decks auf; eine davon spielst du',
    unknown: 'noch nicht gewählt',
    stats: own(STATS),
    values: own(VALUES),
    words: translated,
    sheet: {
      kinds: { leader: 'Anführer', character: 'Figur', scheme: 'Plan', attachment: 'Ausrüstung', risk: 'Wagnis', event: 'Ereignis' },
      factions: {
        vodacce: 'Vodacce',
        eisen: 'Eisen',
        montaigne: 'Montaigne',
        castille: 'Castille',
        ussura: 'Ussura',
        neutral: 'Neutral',
        city: 'Stadtdeck',
      },
      facts: {
        ...own(STATS),
        ...own(VALUES),
        cost: 'Kosten',
        initiative: 'Initiative',
        panache: 'Panache',
        'crew cap': 'Crew Cap',
        unique: 'Unique',
        brute: 'Brute',
        wealth: 'Wealth',
        negotiable: 'Negotiable',
      },
      wounds: (n) => `Gerade ${wounds(n)} darauf`,
      engaged: 'Gerade erschöpft.',
      bears: (names) => `Trägt ${names}.`,
      because: (why) => `Gerade ${why}`,
      printed: (now, before) => `${now} (gedruckt ${before})`,
    },
    wishes: { move: 'Bewegen', claim: 'Beanspruchen', challenge: 'Herausfordern' },
    factionTitle: 'Fraktion',
  },
};
