/** Warum etwas nicht geht, auf Deutsch. */
import { goods } from './de-names';

const SENTENCES: Record<string, string> = {
  'Goods change hands in the trading phase only.': 'Waren wechseln nur in der Handelsphase den Besitzer.',
  'You do not have such a card.': 'So eine Karte hast du nicht.',
  'That would give away what you said before.': 'Das würde verraten, was du vorher gesagt hast.',
  'Offers are made in the trading phase.': 'Angebote macht man in der Handelsphase.',
  'Offers are made and answered in the trading phase only.': 'Angebote macht und beantwortet man nur in der Handelsphase.',
  'That is not your offer.': 'Das ist nicht dein Angebot.',
  'That is your own offer.': 'Das ist dein eigenes Angebot.',
  'That offer is not for you.': 'Dieses Angebot ist nicht für dich.',
  'Warehouses are filled in the last moments of trading.': 'Lagerhäuser füllt man in den letzten Augenblicken des Handels.',
  'That card is not in your warehouse.': 'Diese Karte ist nicht in deinem Lagerhaus.',
  'That card may never be warehoused.': 'Diese Karte darf nie eingelagert werden.',
  'Developments are chosen in the development phase.': 'Entwicklungen wählt man in der Entwicklungsphase.',
  'You did not draw that card.': 'Diese Karte hast du nicht gezogen.',
  'Nobody has two Monuments or two Shrines.': 'Niemand hat zwei Denkmäler oder zwei Schreine.',
  'This table plays by the letter: no chat while trading goes on.': 'Dieser Tisch spielt streng nach den Regeln: kein Gespräch, solange gehandelt wird.',
  'It is not for you to act now.': 'Du bist gerade nicht gefragt.',
  'The game is over.': 'Das Spiel ist aus.',
  'First finish what you have begun, or go back.': 'Bring erst zu Ende, was du begonnen hast, oder geh zurück.',
  'You have declined that offer; make one of your own.': 'Dieses Angebot hast du abgelehnt; mach ein eigenes.',
  'Only Isolationism lets you ask after Venus arrows.': 'Nur mit Isolationism darfst du nach Pfeilen der Venus fragen.',
  'You have asked that already, or it offers no cards.': 'Das hast du schon gefragt, oder es bietet keine Karten an.',
  'You are drafting an offer: post it or clear it first.': 'Du schreibst gerade ein Angebot: Häng es erst aus oder verwirf es.',
  'The last lap is for taking offers, or passing.': 'Der letzte Durchgang ist zum Annehmen da, oder zum Passen.',
  'It asks for a promise that you cannot keep any more.': 'Es verlangt ein Versprechen, das du nicht mehr halten kannst.',
  'Venetian Virtue forbids you to hand over cards that show misery.': 'Venetian Virtue verbietet dir, Karten mit Elend herzugeben.',
  'Only Foreign Envoys carry a card to somebody who did not ask for it.': 'Nur Foreign Envoys bringen jemandem eine Karte, der sie nicht verlangt hat.',
  'Your envoys travel once in a trading phase, with a card of a true name.': 'Deine Gesandten reisen einmal in einer Handelsphase, mit einer Karte unter ihrem wahren Namen.',
  'Nothing is to be handed over now; take an offer first.': 'Jetzt ist nichts zu übergeben; nimm erst ein Angebot an.',
  'There are no more offers: store, lay cubes, and say done.': 'Angebote gibt es keine mehr: Lagere ein, leg Würfel und sag Fertig.',
  'First say which card you hand over, or go back.': 'Sag erst, welche Karte du hergibst, oder geh zurück.',
  'First say on whom, or go back.': 'Sag erst, auf wen, oder geh zurück.',
  'Live trading has no turns; say done when you have finished.': 'Beim Live-Handel gibt es keine Reihenfolge; sag Fertig, wenn du so weit bist.',
  'Say pass while you have the floor.': 'Passe, wenn du das Wort hast.',
  'Your civic goods are known already, or a draft is open.': 'Deine städtischen Waren sind schon bekannt, oder ein Entwurf ist offen.',
  'You are not drafting anything.': 'Du schreibst gerade kein Angebot.',
  'Nobody may speak of ideas; only Freedom of Speech allows it.': 'Niemand darf von Ideen sprechen; nur Freedom of Speech erlaubt es.',
  'A promise is demanded of the one seat that an offer is for.': 'Ein Versprechen verlangt man nur, wenn das Angebot für einen Einzigen ist.',
  'First say what you give or want.': 'Sag erst, was du gibst oder willst.',
  'That step does not fit the offer as it stands.': 'Dieser Schritt passt nicht zu dem Angebot, wie es ist.',
  'It has a promise that cannot be kept any more.': 'Darin ist ein Versprechen, das nicht mehr zu halten ist.',
  'Cubes are laid in the last moments of trading.': 'Würfel legt man in den letzten Augenblicken des Handels.',
  'There is one cube of yours for each Abandon card, on it or not.': 'Für jede Karte zum Aufgeben hast du einen Würfel: Er liegt darauf oder nicht.',
  'You have no such ability.': 'So eine Fähigkeit hast du nicht.',
  'Nobody aims at themselves.': 'Niemand zielt auf sich selbst.',
  'It is aimed already; lift the cube first.': 'Sie ist schon gerichtet; nimm erst den Würfel weg.',
  'There is no such player to aim at.': 'Auf so einen Mitspieler kann man nicht zielen.',
  'You are done; say not done if you want to trade on.': 'Du bist fertig; nimm das zurück, wenn du weiterhandeln willst.',
  'Only whoever is done with live trading takes that back.': 'Das nimmt nur zurück, wer mit dem Handeln fertig ist.',
  'That card is in your warehouse; fetch it first.': 'Diese Karte ist in deinem Lagerhaus; hol sie erst heraus.',
  'That is in your warehouse; fetch it first.': 'Das ist in deinem Lagerhaus; hol es erst heraus.',
  'It is too late for envoys: whoever gets the card needs time to store it.': 'Für Gesandte ist es zu spät: Wer die Karte bekommt, braucht Zeit zum Einlagern.',
  'You have asked that already.': 'Das hast du schon gefragt.',
  'Nobody waits for your word about it.': 'Niemand wartet auf dein Wort dazu.',
  'You have no spices or gold to show, or a draft is open.': 'Du hast weder Gewürze noch Gold zu zeigen, oder ein Entwurf ist offen.',
  'There is only one Piracy card, and it is in your draft.': 'Es gibt nur eine Piratenkarte, und sie ist in deinem Entwurf.',
  'You have no Sacrificial Altar.': 'Du hast keinen Opferaltar.',
  'No worker is marked.': 'Kein Arbeiter ist bestimmt.',
  'A worker is marked already; spare that one first.': 'Ein Arbeiter ist schon bestimmt; verschone erst den.',
  'One government card first, then one religion card.': 'Erst eine Karte der Regierung, dann eine der Religion.',
};

const good = (name: string): string => goods[name] ?? name;
const points = (text: string): string => text.replace(/^1 point$/, '1 Punkt').replace(/ points$/, ' Punkte');
const PATTERNS: [RegExp, (...found: string[]) => string][] = [
  [/^There is no offer (\d+) on the floor\.$/, (n) => `Angebot ${n} gibt es nicht mehr.`],
  [/^Your warehouse holds (\d+) cards; fetch one to make room\.$/, (n) => `Dein Lagerhaus fasst ${n} Karten; hol erst eine heraus.`],
  [/^You cannot hand over what it asks for: (.+)\.$/, (wanted) => `Du kannst nicht hergeben, was es verlangt: ${wanted!.split(' and ').map((one) => one.replace(/[a-z]+$/, good)).join(' und ')}.`],
  [/^It asks for (.+), and you have (\d+)\.$/, (asked, own) => `Es verlangt ${points(asked!)}, und du hast ${own}.`],
  [/^An offer has at most (\d+) cards on either side, and only your own\.$/, (n) => `Ein Angebot hat auf jeder Seite höchstens ${n} Karten, und nur deine eigenen.`],
  [/^An offer has at most (\d+) points on either side\.$/, (n) => `Ein Angebot hat auf jeder Seite höchstens ${n} Punkte.`],
  [/^You have (\d+) offers on the floor; withdraw one first\.$/, (n) => `Du hast ${n} Angebote ausgehängt; zieh erst eines zurück.`],
  [/^You promised not to use it on (.+)\.$/, (whom) => `Du hast versprochen, sie nicht einzusetzen gegen ${whom}.`],
  [/^It costs a producer of (.+), and you have none\.$/, (name) => `Es kostet einen Erzeuger für ${good(name!)}, und du hast keinen.`],
  [/^You have two producers of (.+) already\.$/, (name) => `Du hast schon zwei Erzeuger für ${good(name!)}.`],
  [/^You have acted (\d+) times in this trading phase; there is an end to it\.$/, (n) => `Du hast in dieser Handelsphase ${n}-mal gehandelt; irgendwann ist Schluss.`],
  [/^You have stored and laid (\d+) times; there is an end to it\. Say done\.$/, (n) => `Du hast ${n}-mal gelagert und gelegt; irgendwann ist Schluss. Sag Fertig.`],
  [/^(.+) would take that offer, and (.+) has the word\.$/, (taker, maker) => `${taker} will dieses Angebot annehmen, und ${maker} hat das Wort.`],
];

export function refusal(text: string): string {
  const whole = SENTENCES[text];
  if (whole !== undefined) return whole;
  for (const [pattern, german] of PATTERNS) {
    const found = pattern.exec(text);
    if (found) return german(...found.slice(1));
  }
  return text;
}
