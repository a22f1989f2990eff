/** What the engine says in English, in German: its sentences are few, and known. */

import { notation } from '../../../i18n/book';
import type { Choice } from '../../../generated/types';
import { cards as german } from './cards.de';
import { cards as english } from './cards.en';

interface Names {
  name(id: string | null): string;
  purse(ids: readonly string[]): string;
}

const PHASES: Record<string, string> = { Draw: 'Ziehphase', Play: 'Spielphase', Payment: 'Zahlphase', Effect: 'Wirkungsphase', End: 'Endphase' };
const FACTIONS: Record<string, string> = { watch: 'die Stadtwache', merchant: 'den Händler', thief: 'den Dieb' };

const PLAIN: Record<string, string> = {
  'The game is over.': 'Das Spiel ist aus.',
  'Pick your Hero in secret.': 'Wähle heimlich deinen Helden.',
  'The players pick their Heroes in secret.': 'Alle wählen heimlich ihren Helden.',
  'The others pick their Heroes in secret.': 'Die anderen wählen heimlich ihren Helden.',
  'Which faction do you play?': 'Welche Partei spielst du?',
  'Draw the first of two cards.': 'Zieh die erste von zwei Karten.',
  'Draw the second card.': 'Zieh die zweite Karte.',
  'Play a card face-down, or nothing.': 'Spiel eine Karte verdeckt, oder nichts.',
  'Take characters of level 1 or more back for their cost, one by one.': 'Nimm Personen ab Stufe 1 für ihre Kosten zurück, eine nach der anderen.',
  'Keep one of these treasures in secret.': 'Behalte heimlich einen dieser Schätze.',
  'Which Thief in the hand do you capture?': 'Welchen Dieb auf der Hand fasst du?',
  'Which Thief in the discards do you capture?': 'Welchen Dieb in der Ablage fasst du?',
  'Which Thief goes free?': 'Welcher Dieb kommt frei?',
  'Which character do you take from your deck?': 'Welche Person nimmst du aus deinem Stapel?',
  'Choose.': 'Wähle.',
  // Doing nothing
  'Play nothing': 'Nichts spielen',
  'Let it happen': 'Es geschehen lassen',
  'Go on': 'Weiter',
  'Not now': 'Jetzt nicht',
  'Not in this phase': 'In dieser Phase nicht',
  'Take nothing back': 'Nichts zurücknehmen',
  'Draw nothing: all decks are empty': 'Nichts ziehen: Alle Stapel sind leer',
  'Draw nothing': 'Nichts ziehen',
  'Take nobody': 'Niemanden nehmen',
  'That is all': 'Das ist alles',
  Accept: 'Annehmen',
  // Refusals
  "From which deck? Say 'draw treasure' or 'draw faction'.": 'Von welchem Stapel?',
  'Heroes are picked before play starts, in a game with Heroes.': 'Helden werden vor dem Spiel gewählt, in einem Spiel mit Helden.',
  'That faction is taken: every faction has one player.': 'Diese Partei ist vergeben: Jede gibt es einmal.',
  'The factions are handed out already.': 'Die Parteien sind schon vergeben.',
  'Cards are drawn in the Draw Phase, two in a turn.': 'Karten werden in der Ziehphase gezogen, zwei im Zug.',
  'There is no treasure left to draw.': 'Es ist kein Schatz mehr zu ziehen.',
  'Your deck is used up, and it is not built anew.': 'Dein Stapel ist aufgebraucht und wird nicht neu gebildet.',
  'You have no Hero lying face-down who could be revealed.': 'Du hast keinen verdeckten Helden, den du aufdecken könntest.',
  'You have said that you will not in this phase.': 'Du hast gesagt, in dieser Phase nicht.',
  'You have acted in this phase already.': 'Du hast in dieser Phase schon gehandelt.',
  'Nobody asks for your Hero now.': 'Gerade fragt niemand nach deinem Helden.',
  'You have no Hero who could prevent this.': 'Du hast keinen Helden, der das verhindern könnte.',
  'Nothing is offered to you now.': 'Dir wird gerade nichts angeboten.',
  'Who can pay must pay.': 'Wer zahlen kann, muss zahlen.',
  'Passing is not possible now.': 'Passen geht jetzt nicht.',
  'There is no treasure to take there.': 'Dort ist kein Schatz zu holen.',
  'You are not taking anything from anybody now.': 'Du nimmst gerade niemandem etwas.',
  'There is nothing for you to pay now.': 'Du hast gerade nichts zu zahlen.',
  'Cards are played in the Play Phase only, one in a turn.': 'Karten werden nur in der Spielphase gespielt, eine im Zug.',
  'That treasure is not among those you drew.': 'Dieser Schatz ist nicht unter den gezogenen.',
  'No card asks you for that now.': 'Keine Karte verlangt das gerade von dir.',
  'Characters are taken back in the End Phase only.': 'Personen werden nur in der Endphase zurückgenommen.',
  'Treasure cannot be taken back.': 'Schätze kann man nicht zurücknehmen.',
  'It is not for you to act now.': 'Du bist gerade nicht dran.',
  // The end
  'The last turn is over and nobody has won.': 'Der letzte Zug ist vorbei, und niemand hat gewonnen.',
};

const treasures = (n: string) => `${n} ${n === '1' ? 'Schatz' : 'Schätze'}`;

export function translated({ name, purse }: Names) {
  const ids = new Map(Object.entries(english).map(([id, card]) => [card.name, id]));
  const call = (words: string) => {
    const id = ids.get(words) ?? ids.get(words.replace(/s$/, ''));
    return id ? name(id) : words;
  };
  const text = (id: string) => (german[id]?.text ?? '').replace(/\.$/, '');
  const who = (words: string) => words.replaceAll(' and ', ' und ');

  const PATTERNS: [RegExp, (...found: string[]) => string][] = [
    [/^(\{\d\}) chooses a faction\.$/, (seat) => `${seat} wählt eine Partei.`],
    [/^(\{\d\}) draws a card\.$/, (seat) => `${seat} zieht eine Karte.`],
    [/^(\{\d\}) plays a card, or none\.$/, (seat) => `${seat} spielt eine Karte oder keine.`],
    [/^(\{\d\}) pays (\d+)\.$/, (seat, cost) => `${seat} zahlt ${cost}.`],
    [/^(\{\d\}) may react\.$/, (seat) => `${seat} darf reagieren.`],
    [/^(\{\d\}) may reveal a Hero\.$/, (seat) => `${seat} darf einen Helden aufdecken.`],
    [/^(\{\d\}) may take characters back\.$/, (seat) => `${seat} darf Personen zurücknehmen.`],
    [/^(\{\d\}) chooses\.$/, (seat) => `${seat} wählt.`],
    [/^Pay (\d+)\. No change is given\.$/, (cost) => `Zahl ${cost}. Wechselgeld gibt es nicht.`],
    [/^(.+) Do you react\?$/, (what) => `${say(what)} Reagierst du?`],
    [/^(\w+) Phase, others have acted: your Hero lies face-down\.$/, (phase) => `${PHASES[phase] ?? phase}, andere haben gehandelt: Dein Held liegt verdeckt.`],
    [/^(\w+) Phase: your Hero lies face-down\.$/, (phase) => `${PHASES[phase] ?? phase}: Dein Held liegt verdeckt.`],
    [/^You may draw (\d+) treasures?\.$/, (n) => `Du darfst ${treasures(n)} ziehen.`],
    [/^Exchange a treasure\? (\d+) to go\.$/, (n) => `Einen Schatz tauschen? Noch ${n}.`],
    [/^Discard a card for (\d+) treasures?\? (\d+) to go\.$/, (each, n) => `Eine Karte für ${treasures(each)} abwerfen? Noch ${n}.`],
    [/^Hand over (\d+) treasures? to (\{\d\})\.$/, (n, seat) => `Gib ${seat} ${treasures(n)}.`],
    [/^From whom do you take (\d+) treasures?\?$/, (n) => `Wem nimmst du ${treasures(n)}?`],
    [/^The Thief is about to gain (\d+) Infamy\.$/, (n) => `Der Dieb bekommt gleich ${n} Ruhm.`],
    [/^(\{\d\}) is about to take (\d+) treasures? from you\.$/, (seat, n) => `${seat} nimmt dir gleich ${treasures(n)}.`],
    [/^(.+) is about to be captured\.$/, (card) => `„${call(card)}“ wird gleich gefasst.`],
    // Actions that need their words
    [/^Draw (\d+) treasures?$/, (n) => `${treasures(n)} ziehen`],
    [/^Draw a treasure \((\d+) in the deck\)$/, (n) => `Einen Schatz ziehen (${n} im Stapel)`],
    [/^Draw a .+ card \((\d+) left\)$/, (n) => `Vom eigenen Stapel ziehen (noch ${n})`],
    [/^Take from (\{\d\}), the .+$/, (seat) => `Von ${seat} nehmen`],
    // Refusals
    [/^(.+) cannot be revealed in this phase\. .+$/, (card) => `${call(card)} kann in dieser Phase nicht aufgedeckt werden. ${german[ids.get(card) ?? '']?.text ?? ''}`],
    [/^You do not have that many (.+)\.$/, (kind) => `So viel ${call(kind)} hast du nicht.`],
    [/^That is worth (\d+), and (\d+) is to be paid\.$/, (total, cost) => `Das ist ${total} wert, und zu zahlen ist ${cost}.`],
    [/^You can pay (\d+) exactly, so you may not pay (\d+)\.$/, (least, total) => `Du kannst genau ${least} zahlen, also nicht ${total}.`],
    [/^You can pay (\d+), so you may not pay (\d+)\.$/, (least, total) => `Du kannst ${least} zahlen, also nicht ${total}.`],
    [/^You have no (.+) in your hand\.$/, (card) => `„${call(card)}“ hast du nicht auf der Hand.`],
    [/^(.+) is played in reaction, not in the Play Phase\.$/, (card) => `„${call(card)}“ spielt man als Reaktion, nicht in der Spielphase.`],
    [/^(.+) cannot be played; it is only money\.$/, (card) => `${call(card)} kann man nicht spielen; damit wird nur bezahlt.`],
    [/^There is nothing here to which (.+) reacts\.$/, (card) => `Hier gibt es nichts, worauf „${call(card)}“ reagiert.`],
    [/^You cannot pay for (.+)\.$/, (card) => `Du kannst „${call(card)}“ nicht bezahlen.`],
    [/^You cannot discard (.+) for this\.$/, (card) => `„${call(card)}“ kannst du hierfür nicht abwerfen.`],
    [/^You have no (.+) to hand over\.$/, (card) => `Du hast kein ${call(card)}, das du geben könntest.`],
    [/^You cannot exchange a (.+) now\.$/, (card) => `${call(card)} kannst du jetzt nicht tauschen.`],
    [/^(.+) cannot be captured by this\.$/, (card) => `„${call(card)}“ lässt sich hiermit nicht fassen.`],
    [/^(.+) is not in prison\.$/, (card) => `„${call(card)}“ ist nicht im Gefängnis.`],
    [/^There is no character (.+) in your deck\.$/, (card) => `In deinem Stapel ist keine Person „${call(card)}“.`],
    [/^(.+) is no card of yours\.$/, (card) => `„${call(card)}“ ist keine deiner Karten.`],
    [/^(.+) is (an action|a special card); only characters are taken back\.$/, (card, kind) => `„${call(card)}“ ist eine ${kind === 'an action' ? 'Aktion' : 'Reaktion'}; nur Personen nimmt man zurück.`],
    [/^(.+) is of level 0; only levels 1 to 3 are taken back\.$/, (card) => `„${call(card)}“ hat Stufe 0; nur Stufen 1 bis 3 nimmt man zurück.`],
    [/^(.+) is captured\.$/, (card) => `„${call(card)}“ ist gefasst.`],
    [/^(.+) is not in your discard pile\.$/, (card) => `„${call(card)}“ ist nicht in deiner Ablage.`],
    [/^(.+) costs (\d+), and you hold (\d+)\.$/, (card, cost, worth) => `„${call(card)}“ kostet ${cost}, und du hast ${worth}.`],
    // The end
    [/^(\{\d\}) has captured (\d+) Thieves$/, (seat, n) => `${seat} hat ${n} Diebe gefasst`],
    [/^(\{\d\}) holds treasure worth (\d+) of (\d+)$/, (seat, worth, goal) => `${seat} hat Schätze im Wert von ${worth}, und ${goal} genügen`],
    [/^(\{\d\}) has (\d+) Infamy$/, (seat, n) => `${seat} hat ${n} Ruhm`],
    [/^(\{\d\} .+) and comes before (\{.+\}), whose goal is reached too\.$/, (deed, others) => `${say(deed)} und kommt vor ${who(others)} dran, deren Ziel auch erreicht ist.`],
    [/^(\{\d\} .+)\.$/, (deed) => (say(deed) === deed ? `${deed}.` : `${say(deed)}.`)],
  ];

  function say(words: string): string {
    const rule = / \(TRI-[\w-]+\)$/.exec(words)?.[0] ?? '';
    const plain = rule ? words.slice(0, -rule.length) : words;
    if (PLAIN[plain]) return PLAIN[plain] + rule;
    for (const [pattern, speak] of PATTERNS) {
      const found = pattern.exec(plain);
      if (found) return speak(...found.slice(1)) + rule;
    }
    return words;
  }

  function action(choice: Choice): string {
    const [verb = '', ...rest] = choice.say.split(' ');
    const id = rest[0] ?? '';
    const number = (pattern: RegExp) => pattern.exec(notation(choice.words))?.[1] ?? '';
    switch (verb) {
      case 'play':
        if (id === 'copper' || id === 'silver') return `${name(id)} spielen: ablegen, ${id === 'copper' ? '1 Schatz' : '2 Schätze'} ziehen`;
        return `„${name(id)}“ spielen (${number(/\((?:cost )?(\d+)\)/)}): ${text(id)}.${notation(choice.words).includes('cannot pay that now') ? ' Das kannst du jetzt nicht bezahlen.' : ''}`;
      case 'pay':
        return `${purse(rest)} zahlen`;
      case 'buy':
        return `„${name(id)}“ für ${number(/ (\d+)$/)} zurücknehmen`;
      case 'react':
        return `Mit „${name(id)}“ reagieren (${number(/\((?:cost )?(\d+)\)$/)})`;
      case 'keep':
        return `${name(id)} behalten`;
      case 'discard':
        return `„${name(id)}“ abwerfen`;
      case 'give':
        return `1 ${name(id)} geben`;
      case 'exchange':
        return `1 ${name(id)} gegen 1 ${name({ copper: 'silver', silver: 'gold', gold: 'diamond' }[id] ?? id)} tauschen`;
      case 'capture':
        return `„${name(id)}“ fassen, Stufe ${number(/level (\d)/)}`;
      case 'free':
        return `„${name(id)}“ freilassen, Stufe ${number(/level (\d)/)}`;
      case 'fetch':
        return `„${name(id)}“ nehmen, Kosten ${number(/cost (\d+)/)}, Stufe ${number(/level (\d)/)}`;
      case 'choose':
        return `${name(id)}: ${german[id]?.text ?? ''}`;
      case 'join':
        return `Spiel ${FACTIONS[id] ?? id}`;
      case 'reveal':
      case 'escape': {
        const hero = ids.get(number(verb === 'reveal' ? /^Reveal ([^:]+):/ : /^Turn (.+) face-down/)) ?? '';
        return verb === 'reveal' ? `${name(hero)} aufdecken: ${german[hero]?.text ?? ''}` : `${name(hero)} umdrehen, um zu entkommen`;
      }
      default:
        return say(notation(choice.words));
    }
  }

  return { prompt: say, action, reason: say, refusal: say };
}
