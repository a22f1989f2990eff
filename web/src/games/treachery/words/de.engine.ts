/** What the engine says in English, in German: its sentences are few, and known. */

import { notation } from '../../../i18n/book';
import type { Choice, TreacheryView } from '../../../generated/types';
import type { ActionTexts } from './cards';
import { treachery as english } from './en';

interface Names {
  name(id: string | null): string;
  actions: ActionTexts;
}

const DOES: Record<string, string> = {
  'is healed': 'wird geheilt',
  'moves up': 'rückt hinauf',
  'moves down': 'rückt hinab',
  'is attacked': 'wird angegriffen',
};
const APART: Record<string, string> = {
  'in one row': 'in einer Reihe',
  'in neighbouring rows': 'in Nachbarreihen',
  'two rows apart': 'zwei Reihen auseinander',
  'so far apart': 'so weit auseinander',
};
const half = (id: string) => (id === 'top' ? 'oben' : 'unten');

const PLAIN: Record<string, string> = {
  'The match is over.': 'Die Partie ist aus.',
  'The game is over.': 'Das Spiel ist aus.',
  'The game is scored. You begin the next one.': 'Das Spiel ist gewertet. Du beginnst das nächste.',
  'Perform one of the actions on your card or on the revealed one.': 'Führe eine Aktion deiner Karte oder der aufgedeckten aus.',
  'The order makes a difference: who moves next?': 'Die Reihenfolge macht einen Unterschied: Wer rückt als Nächstes?',
  'The order makes a difference: who is attacked next?': 'Die Reihenfolge macht einen Unterschied: Wer wird als Nächstes angegriffen?',
  'Deal the next game': 'Das nächste Spiel geben',
  'This game is not over yet.': 'Dieses Spiel ist noch nicht aus.',
  'This game is over; deal the next one.': 'Dieses Spiel ist aus; gib das nächste.',
  'It is not for you to act now.': 'Du bist gerade nicht dran.',
  'You are performing an action already, and there is one in a turn.': 'Du führst schon eine Aktion aus, und es gibt nur eine im Zug.',
  'First choose one of the four actions.': 'Wähle erst eine der vier Aktionen.',
  'That action cannot be performed.': 'Diese Aktion lässt sich nicht ausführen.',
  'There are no rows with as many living characters as its picture shows.': 'Es gibt keine Reihen mit so vielen Lebenden, wie das Bild zeigt.',
  'Nobody is Wounded, so nobody can be healed.': 'Niemand ist verwundet, also kann niemand geheilt werden.',
  'Nobody who stands as its picture shows is Wounded.': 'Niemand, der so steht wie im Bild, ist verwundet.',
  'Whoever stands as its picture shows cannot be moved.': 'Wer so steht wie im Bild, kann nicht bewegt werden.',
  'The action deck ran out for the second time.': 'Der Stapel ist zum zweiten Mal leer.',
};

export function translated({ name, actions }: Names) {
  const ids = new Map(Object.entries(english.cards).map(([id, card]) => [card.name, id]));
  const call = (words: string) => name(ids.get(words) ?? words);
  /** What happens to somebody: 'moves up and is attacked', perhaps as the next thing. */
  const does = (words: string, how = words.endsWith(' next') ? 'als Nächstes ' : ''): string =>
    words
      .replace(/ next$/, '')
      .split(/, | and /)
      .map((part) => DOES[part] ?? part)
      .join(' und ')
      .replace(' ', ` ${how}`);
  const too = (words: string, again: string) => does(words, again ? 'ebenfalls ' : '');
  const everyone = (words: string) => words.replaceAll(' and ', ' und ');
  const each = (words: string) =>
    words
      .split(/, | and /)
      .map(call)
      .join(', ')
      .replace(/, ([^,]*)$/, ' und $1');

  const PATTERNS: [RegExp, (...found: string[]) => string][] = [
    [/^The game is scored\. (\{\d\}) deals the next one\.$/, (who) => `Das Spiel ist gewertet. ${who} gibt das nächste.`],
    [/^(\{\d\}) is to act\.$/, (who) => `${who} ist dran.`],
    [/^(.+) is Killed: who (.+)\?$/, (who, what) => `${call(who)} ist tot: Wer ${does(what)}?`],
    [/^(.+), (top|bottom): who is attacked first\?$/, (card, side) => `${call(card)}, ${half(side)}: Wer wird zuerst angegriffen?`],
    [
      /^(.+), (top|bottom): who (.+?)( too)?\?$/,
      (card, side, what, again) => `${call(card)}, ${half(side)}: Wer ${too(what, again)}?`,
    ],
    [
      /^(.+), (top|bottom): (.+); who (.+?)( too)?\?$/,
      (card, side, done, what, again) => `${call(card)}, ${half(side)}: ${settled(done)}; wer ${too(what, again)}?`,
    ],
    [
      /^(.+) in row (\d+)(, Wounded,)? (.+)$/,
      (who, row, wound, what) => `${call(who)} in Reihe ${row}${wound ? ', verwundet,' : ''} ${does(what)}`,
    ],
    // Refusals
    [/^No two of one House stand (.+)\.$/, (how) => `Keine zwei eines Hauses stehen ${APART[how] ?? how}.`],
    [/^Where two of one House stand (.+), outsiders do not stand as shown\.$/, (how) => `Wo zwei eines Hauses ${APART[how] ?? how} stehen, stehen andere nicht so wie im Bild.`],
    [/^(.+) is neither your hand card nor revealed\.$/, (card) => `„${call(card)}“ ist weder deine Handkarte noch aufgedeckt.`],
    [/^(.+) is Killed; nothing can be done with them any more\.$/, (who) => `${call(who)} ist tot; da lässt sich nichts mehr machen.`],
    [/^No move of (.+) is due\.$/, (who) => `${call(who)} ist nicht mit Rücken dran.`],
    [/^No attack on (.+) is due\.$/, (who) => `${call(who)} wird jetzt nicht angegriffen.`],
    [/^(.+) fills another symbol already\.$/, (who) => `${call(who)} steht schon für ein anderes Zeichen.`],
    [/^(.+) belongs to no House, and this symbol is yellow\.$/, (who) => `${call(who)} gehört zu keinem Haus, und dieses Zeichen ist gelb.`],
    [/^With (.+) there, the rest of the picture cannot be filled\.$/, (who) => `Mit ${call(who)} lässt sich der Rest des Bildes nicht füllen.`],
    [/^(.+) and (.+) are not of one House, and their symbols are yellow\.$/, (one, other) => `${call(one)} und ${call(other)} sind nicht von einem Haus, und ihre Zeichen sind gelb.`],
    [/^(.+) and (.+) are of one House, and only one of their symbols is yellow\.$/, (one, other) => `${call(one)} und ${call(other)} sind von einem Haus, und nur eines ihrer Zeichen ist gelb.`],
    [/^(.+) is not Wounded, so there is nothing to heal\.$/, (who) => `${call(who)} ist nicht verwundet, also gibt es nichts zu heilen.`],
    [/^(.+) is Wounded and cannot be moved\.$/, (who) => `${call(who)} ist verwundet und kann nicht bewegt werden.`],
    [/^(.+) does not stand in the row of (.+)\.$/, (who, other) => `${call(who)} steht nicht in der Reihe von ${call(other)}.`],
    [/^(.+) is not (Wounded|Unwounded)\.$/, (who, state) => `${call(who)} ist nicht ${state === 'Wounded' ? 'verwundet' : 'unverwundet'}.`],
    // Results
    [/^(\{.+\}) has won (\d+) games\.$/, (who, games) => `${who} hat ${games} Spiele gewonnen.`],
    [/^(\{.+\}) have won (\d+) games\.$/, (who, games) => `${everyone(who)} haben je ${games} Spiele gewonnen.`],
    [/^(\{\d\}) could perform no action\.$/, (who) => `${who} konnte keine Aktion ausführen.`],
    [/^(\{.+\}) has most points\.$/, (who) => `${who} hat die meisten Punkte.`],
    [
      /^(\{.+\}) have equally many points; (\{\d\}) has the best single noble\.$/,
      (some, who) => `${everyone(some)} haben gleich viele Punkte; ${who} hat mit einem Adligen am meisten verdient.`,
    ],
    [/^(\{.+\}) have equally many points and equally good nobles\.$/, (who) => `${everyone(who)} haben gleich viele Punkte und gleich gute Adlige.`],
    [/^([^{].+) are Killed\.$/, (dead) => `${each(dead)} sind tot.`],
  ];

  function settled(done: string): string {
    return done
      .split(/, (?=[A-Z])/)
      .map((one) => {
        const who = [...ids.keys()].find((known) => one.startsWith(`${known} `)) ?? '';
        return who ? `${call(who)} ${does(one.slice(who.length + 1))}` : one;
      })
      .join(', ');
  }

  function say(text: string): string {
    const rule = / \(TRE-[\w-]+\)$/.exec(text)?.[0] ?? '';
    const plain = rule ? text.slice(0, -rule.length) : text;
    if (PLAIN[plain]) return PLAIN[plain] + rule;
    for (const [pattern, german] of PATTERNS) {
      const found = pattern.exec(plain);
      if (found) return german(...found.slice(1)) + rule;
    }
    return text;
  }

  function action(choice: Choice, view: TreacheryView): string {
    const [word, card = '', side = ''] = choice.say.split(' ');
    if (word !== 'play') return say(notation(choice.words));
    const { shown, hand } = view;
    const held = hand?.id === card;
    const text = actions[card]?.[side as 'top' | 'bottom'] ?? '';
    const symbols = ((held ? hand : shown)?.actions.find((one) => one.id === `${card}:${side}`)?.rows ?? []).flat().filter((one) => one.effects.length);
    const only = symbols.length > 0 && symbols.every((one) => one.able.length === 1);
    const whom = only ? ` (${symbols.map((one) => name(one.able[0]!)).join(', ')})` : '';
    return `${name(card)}, ${half(side)} (${held ? 'Hand' : 'aufgedeckt'}): ${text.replace(/\.$/, '')}${whom}`;
  }

  /** Two sentences: why it is over, and why they won. */
  function reason(text: string): string {
    return text
      .split(/(?<=\.) (?=[A-Z{])/)
      .map(say)
      .join(' ');
  }

  return { prompt: say, action, reason, refusal: say };
}
