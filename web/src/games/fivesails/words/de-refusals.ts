/** Warum etwas nicht geht, auf Deutsch: die Sätze der Regeln, mit den Namen von Karten und Orten darin. */
import { translated } from './de-questions';

const DEEDS: Record<string, string> = { move: 'bewegen', claim: 'beanspruchen', challenge: 'herausfordern', parley: 'verhandeln', intervene: 'eingreifen' };
const deed = (word: string): string => DEEDS[word] ?? word;
const where = (place: string): string => translated(place);
/** Was der Preis noch dazu sagt. */
const note = (text: string): string =>
  text
    .replace(' and does not parley', ' und verhandelt nicht')
    .replace(', and nobody of yours there can parley (FIV-PARLEY-1)', ', und niemand von dir kann dort verhandeln (FIV-PARLEY-1)')
    .replace(' after the best parley', ' nach der besten Verhandlung');
const times = (text: string): string =>
  text === 'never' ? 'nie' : text === 'once' ? 'einmal' : text.replace(' times', '-mal');

const SENTENCES: [RegExp, (...found: string[]) => string][] = [
  [/^That is for your turn in High Drama\. First: (.+)$/, (first) => `Das gehört in deinen Zug im Hauptakt. Zuerst: ${translated(first!)}`],
  [/^You gamble for a combat card, in your own round of a duel\.$/, () => 'Gewagt wird um eine Kampfkarte, in deiner eigenen Runde eines Duells.'],
  [/^(.+) has Finesse (\d+): in this duel you gamble (.+)\.$/, (name, n, many) => `${name} hat Finesse ${n}: In diesem Duell wagst du ${times(many!)}.`],
  [/^You have no card left to turn up.+$/, () => 'Du hast keine Karte mehr zum Aufdecken, weder im Deck noch in der Ablage.'],
  [/^Nobody is challenging you just now\.$/, () => 'Gerade fordert dich niemand heraus.'],
  [/^This challenge cannot be refused\.$/, () => 'Diese Herausforderung lässt sich nicht ablehnen.'],
  [/^Only some challenges let the target go Home instead.+$/, () => 'Nur manche Herausforderungen lassen das Ziel nach Hause gehen; diese nicht.'],
  [/^You have accepted the challenge: your first round needs a combat card\.$/, () => 'Du hast angenommen: In deiner ersten Runde muss es eine Kampfkarte sein.'],
  [/^It has been announced, so it is paid for: (.+)$/, (first) => `Es ist angesagt und wird bezahlt: ${translated(first!)}`],
  [/^This has to be answered: (.+)$/, (first) => `Das muss beantwortet werden: ${first === 'answer what you are asked.' ? 'Antworte auf die Frage.' : translated(first!)}`],
  [/^(.+) cannot be chosen now; a move leads to an adjacent location\.$/, (place) => `${where(place!)}: gerade nicht wählbar; eine Bewegung führt an einen Nachbarort.`],
  [/^The Action of (.+) has been used today\.$/, (place) => `Die Action ist heute schon genutzt: ${where(place!)}.`],
  [/^Only whoever controls Ole's Inn or Governor's Gardens draws there, not you at (.+)\.$/, () => 'Dort zieht nur, wer diesen Ort beherrscht; das geht in Oles Schenke und in den Gärten.'],
  [/^(.+) is not one of yours; (\w+) with somebody of your crew\.$/, (name, what) => `${name} gehört nicht zu dir; ${deed(what!)} kannst du nur mit deinen eigenen Leuten.`],
  [/^(.+) is no character; (\w+) with somebody of your crew\.$/, (name, what) => `${name} ist keine Figur; ${deed(what!)} kannst du nur mit deinen Leuten.`],
  [/^(.+) is at Home; to (\w+), be at a City location\.$/, (name, what) => `${name} ist zu Hause; ${deed(what!)} geht nur von einem Ort der Stadt aus.`],
  [/^(.+) is engaged; to (\w+) takes somebody en garde\.$/, (name, what) => `${name} ist erschöpft; ${deed(what!)} kann nur, wer bereit ist.`],
  [/^(.+) has a dash for (\w+) and cannot (\w+)\.$/, (name, stat, what) => `${name} hat einen Strich bei ${stat} und kann nicht ${deed(what!)}.`],
  [/^There is nowhere to go\.$/, () => 'Es gibt keinen Ort dafür.'],
  [/^(.+) never challenges anybody; its own text says so\.$/, (name) => `${name} fordert nie jemanden heraus; so steht es auf der Karte.`],
  [/^At (.+) is no enemy whom (.+) can challenge\.$/, (place, name) => `${where(place!)}: Dort ist niemand, den ${name} herausfordern kann.`],
  [/^(.+) costs (\d+)(.*); the other cards in your hand are worth (\d+)\.$/, (name, price, more, held) => `${name} kostet ${price}${note(more!)}; die anderen Karten auf deiner Hand sind ${held} wert.`],
  [/^(.+) costs (\d+)(.*); the cards in your hand do not add up to exactly that\.$/, (name, price, more) => `${name} kostet ${price}${note(more!)}; deine Handkarten ergeben nicht genau so viel.`],
  [/^(.+) is no Mercenary\.$/, (name) => `${name} ist kein Mercenary.`],
  [/^(.+) does not stand at a City location for hire\.$/, (name) => `${name} ist an keinem Ort der Stadt zu haben.`],
  [/^You have nobody at (.+), where (.+) (?:is for hire|lies)\.$/, (place, name) => `Du hast niemanden bei ${name}: ${where(place!)}.`],
  [/^(.+) is no attachment\.$/, (name) => `${name} ist keine Ausrüstung.`],
  [/^(.+) is neither in your hand nor at a City location\.$/, (name) => `${name} ist weder auf deiner Hand noch an einem Ort der Stadt.`],
  [/^Nobody (?:there )?may bear (.+)\.$/, (name) => `Niemand dort darf ${name} tragen.`],
  [/^(.+) is no Brute; only those are played.+$/, (name) => `${name} ist kein Brute; nur solche kommen von der Hand in deine Mannschaft.`],
  [/^(.+) is not in your hand\.$/, (name) => `${name} ist nicht auf deiner Hand.`],
  [/^Somebody intervenes when one of yours is challenged, and nobody is\.$/, () => 'Eingegriffen wird, wenn jemand von dir herausgefordert ist; gerade ist das niemand.'],
  [/^(.+) is the one who is challenged, and can accept\.$/, (name) => `${name} ist selbst herausgefordert und kann annehmen.`],
  [/^(.+) is not one of yours\.$/, (name) => `${name} gehört nicht zu dir.`],
  [/^(.+) is not at (.+), where (.+) is challenged\.$/, (name, place, target) => `${name} ist nicht dort, wo ${target} herausgefordert wird: ${where(place!)}.`],
  [/^A card keeps (.+) from intervening in this challenge\.$/, (name) => `Eine Karte hindert ${name} daran, hier einzugreifen.`],
  [/^There is nothing to pay for now\.$/, () => 'Gerade ist nichts zu bezahlen.'],
  [/^(.+) cannot pay for itself\.$/, (name) => `${name} kann nicht sich selbst bezahlen.`],
  [/^You pay with cards from your hand, and (.+) is not there\.$/, (name) => `Bezahlt wird mit Handkarten, und ${name} ist dort nicht.`],
  [/^No Thug pays for (.+); its text says so\.$/, (name) => `Für ${name} zahlt kein Thug; so steht es auf der Karte.`],
  [/^(.+) is worth (\d+), and only (\d+) is still to be paid\.$/, (name, worth, left) => `${name} ist ${worth} wert, und zu bezahlen ist nur noch ${left}.`],
  [/^With (.+) the rest could not be paid exactly\.$/, (name) => `Mit ${name} ginge der Rest nicht genau auf.`],
  [/^(.+) is one of yours; (.+) challenges an enemy\.$/, (name, who) => `${name} gehört zu dir; ${who} fordert einen Gegner heraus.`],
  [/^(.+) cannot challenge (.+) there\.$/, (who, name) => `${who} kann ${name} dort nicht herausfordern.`],
  [/^(.+) is not in your hand; combat cards are played from there, or gambled for\.$/, (name) => `${name} ist nicht auf deiner Hand; Kampfkarten kommen von dort oder durch Wagen.`],
  [/^(.+) has no Action that can be used now\.$/, (name) => `${name} hat keine Action, die gerade geht.`],
  [/^(.+) cannot do anything now, nor can anything be done with it\.$/, (name) => `${name} kann gerade nichts tun, und nichts lässt sich damit tun.`],
  [/^(.+) cannot be chosen here: (.+)$/, (name, first) => `${name} ist hier nicht wählbar: ${first === 'answer what you are asked.' ? 'Antworte auf die Frage.' : translated(first!)}`],
  [/^(.+) is a Mercenary; none of them parleys for you\.$/, (name) => `${name} ist ein Mercenary; von denen verhandelt keiner für dich.`],
  [/^(.+) is not where the Mercenary is, or would take nothing off the cost\.$/, (name) => `${name} ist nicht dort, wo der Mercenary ist, oder würde nichts billiger machen.`],
  [/^This ability of (.+) has been used today\.$/, (name) => `Diese Fähigkeit ist heute schon genutzt: ${name}.`],
  [/^(.+) has no such ability\.$/, (name) => `${name} hat keine solche Fähigkeit.`],
  [/^(.+) is not yours to use\.$/, (name) => `${name} gehört nicht dir.`],
  [/^(.+) cannot be used now: its moment, its actor, its cost or a target is missing\.$/, (name) => `${name} geht gerade nicht: Der Moment, der Handelnde, die Kosten oder ein Ziel fehlt.`],
  [/^(.+) cannot (claim|challenge) now\.$/, (name, what) => `${name} kann jetzt nicht ${deed(what!)}.`],
];

export function refused(text: string): string {
  for (const [pattern, german] of SENTENCES) {
    const found = pattern.exec(text);
    if (found) return german(...found.slice(1));
  }
  return translated(text);
}
