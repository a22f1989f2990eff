/** Was geschieht und was man tun kann, auf Deutsch. */

import { notation } from '../../../i18n/book';
import type { Choice, MediterraneanEvent, MediterraneanView } from '../../../generated/types';
import { boxesOf } from '../developments';
import { boxOf, promised, seatOf } from '../goods';
import { box, cardTitle, paces, points, SIDE, TOWARD } from './de-cards';
import { goods, ideas, listed, thing } from './de-names';

const who = (seats: readonly number[]) => {
  const names = seats.map((seat) => `{${seat}}`);
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} und ${names.at(-1)}`;
};
const TRACK: Record<string, string> = { government: 'die Regierung', religion: 'die Religion' };

export const boxTitle = (name: string): string => `${cardTitle(boxOf(name).card)}${boxOf(name).number ? ` ${boxOf(name).number}` : ''}`;

function promise(text: string): string {
  const one = promised(text);
  return `${boxTitle(one.box)} ${one.use ? 'auf' : 'nicht auf'} {${one.on}}`;
}

function side(things: readonly string[], vp: number, promises: readonly string[]): string {
  const parts = [...(things.length ? [listed(things)] : []), ...(vp ? [points(vp)] : []), ...promises.map(promise)];
  return parts.join(' und ') || 'nichts';
}

function gains(gov: number, rel: number, happy: number, safe: number, vp: number): string {
  const signed = (n: number) => (n > 0 ? `+${n}` : `−${-n}`);
  return [
    ...(gov ? [`${paces(Math.abs(gov))} ${TOWARD[gov < 0 ? 'dictatorship' : 'democracy']}`] : []),
    ...(rel ? [`${paces(Math.abs(rel))} ${TOWARD[rel < 0 ? 'mars' : 'venus']}`] : []),
    ...(happy ? [`Zufriedenheit ${signed(happy)}`] : []),
    ...(safe ? [`Sicherheit ${signed(safe)}`] : []),
    ...(vp ? [points(vp)] : []),
  ].join(', ');
}

function cube(what: string): string {
  const one = promised(what);
  if (one.on >= 0) return `${boxTitle(one.box)} auf {${one.on}}`;
  if (what.startsWith('abandon ')) return `${TRACK[what.slice(8)]} aufgeben`;
  return what.startsWith('altar') ? `Opferaltar ${goods[what.slice(6)] ?? ''}`.trim() : boxTitle(what);
}

export const deckTitle = (deck: string): string => {
  const [name = '', level] = deck.split(' ');
  return `${SIDE[name] ?? name} ${level ?? ''}`.trim();
};

export function sentence(event: MediterraneanEvent): string {
  switch (event.type) {
    case 'sidechosen':
      return `{${event.seat}} wählt heimlich ${SIDE[event.side]}.`;
    case 'began':
      return `Die Startfelder: ${event.government.map((one, seat) => `{${seat}} ${SIDE[one]} und ${SIDE[event.religion[seat] ?? '']}`).join(', ')}. Reihenfolge: ${who(event.order)}.`;
    case 'round':
      return `Runde ${event.number} beginnt.`;
    case 'produced':
      return `{${event.seat}} erzeugt ${listed(event.cards.length ? event.cards : event.piles) || 'nichts'}.`;
    case 'named':
      return `{${event.seat}} bestellt ${goods[event.good]}.`;
    case 'tradingopens':
      return `Der Markt ist offen.${event.lap ? '' : ' Alle zugleich!'}`;
    case 'floor':
      return `{${event.seat}} hat das Wort (Durchgang ${event.lap}).`;
    case 'drafted':
      return '';
    case 'posted': {
      const says = event.says.length ? `, sagt: ${event.says.map((idea) => ideas[idea]).join('; ')}` : '';
      const seeks = event.seeks.length ? `, sucht: ${event.seeks.map((idea) => ideas[idea]).join('; ')}` : '';
      const to = event.to.length ? `, an ${who(event.to)}` : '';
      return `{${event.seat}} bietet [${event.number}] ${side(event.gives, event.pays, event.promises)} für ${side(event.wants, event.asks, event.demands)}${says}${seeks}${to}.`;
    }
    case 'withdrawn':
      return `Angebot ${event.number} von {${event.seat}} ${event.lapsed ? 'verfällt' : 'ist zurückgezogen'}.`;
    case 'declined':
      return `{${event.seat}} lehnt Angebot ${event.number} von {${event.maker}} ab.`;
    case 'weighed':
      return `{${event.taker}} will Angebot ${event.number} annehmen, wenn {${event.seat}} einverstanden ist.`;
    case 'refused':
      return `{${event.seat}} ist nicht einverstanden: kein Handel mit {${event.taker}} über Angebot ${event.number}.`;
    case 'released':
      return `{${event.seat}} nimmt Angebot ${event.number} von {${event.maker}} doch nicht an.`;
    case 'dealt': {
      const gives = side(event.to_taker.length ? event.to_taker : event.gives, event.pays, event.promises);
      const wants = side(event.to_maker.length ? event.to_maker : event.wants, event.asks, event.demands);
      return `Abgemacht! {${event.maker}} gibt {${event.taker}} ${gives} für ${wants}.`;
    }
    case 'enquired':
      return `{${event.seat}} fragt {${event.holder}} nach Venuspfeilen in Angebot ${event.number}${event.venus === null ? '' : event.venus === 1 ? ': Es ist 1' : `: Es sind ${event.venus}`}.`;
    case 'envoy':
      return `Gesandte von {${event.seat}} bringen {${event.target}} ${thing(event.card || event.good)}.`;
    case 'showedhand':
      return `{${event.seat}} zeigt Grundwaren und städtische Waren offen.`;
    case 'showedluxury': {
      const seen = [...(event.spices ? [`${event.spices} ${goods['spices']}`] : []), ...(event.gold ? [`${event.gold} ${goods['gold']}`] : [])];
      return `{${event.seat}} lässt alle sehen: ${seen.join(' und ')}.`;
    }
    case 'cube':
      return `{${event.seat}} ${event.laid ? 'legt einen Würfel' : 'nimmt den Würfel weg'}: ${cube(event.what)}.`;
    case 'stored':
      return `{${event.seat}} ${event.stored ? 'lagert' : 'holt aus dem Lager'}: ${thing(event.card)}.`;
    case 'passed':
      return `{${event.seat}} passt.`;
    case 'ready':
      return `{${event.seat}} ist fertig.`;
    case 'resumed':
      return `{${event.seat}} handelt doch weiter.`;
    case 'clock':
      return { minute: 'Noch eine Minute.', 'half minute': 'Noch eine halbe Minute.', time: 'Die Zeit ist um.', shut: 'Die Lagerhäuser sind zu.' }[event.what] ?? '';
    case 'closing':
      return 'Keine Angebote mehr: Lagerhäuser und Würfel.';
    case 'spent':
      return `{${event.seat}} gibt aus: ${listed(event.cards) || 'nichts'}; ${event.stored} gelagert.`;
    default:
      return later(event);
  }
}

function later(event: MediterraneanEvent): string {
  switch (event.type) {
    case 'abandoned':
      return `{${event.seat}} gibt ${TRACK[event.track]} auf und geht zum Start der Seite ${SIDE[event.side]}.`;
    case 'aimed': {
      const verb = { strikes: 'trifft', spares: 'verschont' }[event.words] ?? 'wirkt auf';
      return `${cardTitle(event.card)} von {${event.seat}} ${verb} {${event.target}}.`;
    }
    case 'ignored':
      return `{${event.seat}} übergeht ${cardTitle(event.card)} von {${event.owner}}.`;
    case 'invain':
      return `${cardTitle(event.card)} von {${event.seat}} findet keinen passenden Arbeiter${event.target === event.seat ? '' : ` von {${event.target}}`}.`;
    case 'covered':
      return `{${event.seat}} verdeckt ${cardTitle(event.card)}: kein Erzeuger mehr für ${goods[event.good]}.`;
    case 'workermoved':
      return event.to === null ? `{${event.seat}} verliert den Arbeiter für ${goods[event.good]}.` : `{${event.seat}} gibt {${event.to}} einen Arbeiter für ${goods[event.good]}.`;
    case 'resolved': {
      const rest = gains(event.government, event.religion, event.happiness, event.safety, event.prosperity);
      return `{${event.seat}}: ${points(event.sets)} für Sätze${rest ? `, ${rest}` : ''}.`;
    }
    case 'changedsides': {
      const lost = event.destroyed.map(cardTitle).join(', ') || 'nichts';
      const bonus = event.bonus ? ` Die Umstürzler bringen ${points(event.bonus)}.` : '';
      return `${event.track === 'government' ? 'Umsturz' : 'Bekehrung'}! {${event.seat}} steht jetzt auf der Seite ${SIDE[event.side]} und verliert ${lost}.${bonus}`;
    }
    case 'revolt':
      return `Bauernaufstand gegen ${who(event.seats)}.`;
    case 'attack':
      return `Barbaren greifen {${event.seat}} an: Der Würfel zeigt ${event.die}, ${points(event.lost)} verloren.`;
    case 'neworder':
      return `Reihenfolge: ${who(event.order)}.`;
    case 'extradraw':
      return `{${event.seat}} zieht noch eine Karte: ${deckTitle(event.deck)}.`;
    case 'drew': {
      const n = event.decks.length;
      const drawn = event.cards.length ? event.cards.map((pair) => pair.split('/').map(cardTitle).join(' oder ')).join(', ') : `${n || 'keine'} Entwicklungskarte${n === 1 ? '' : 'n'}`;
      const empty = event.empty.length ? `; keine Karte mehr in ${[...new Set(event.empty)].map(deckTitle).join(' und ')}` : '';
      return `{${event.seat}} zieht ${drawn}${empty}.`;
    }
    case 'chosedevelopment':
      return event.card ? `{${event.seat}} wählt ${cardTitle(event.card)}.` : `{${event.seat}} wählt keine.`;
    case 'built':
      return `{${event.seat}} baut ${cardTitle(event.card)}.`;
    case 'civic':
      return `{${event.seat}}: ${gains(0, 0, event.happiness, event.safety, event.points)} aus Entwicklungen.`;
    case 'reshuffled':
      return `Der Stapel (${thing(event.pile)}) wird neu gemischt.`;
    case 'ended':
      return `Endstand: ${event.scores.map((score, seat) => `{${seat}} ${score}`).join(', ')}. ${who(event.winners)} ${event.winners.length === 1 ? 'gewinnt' : 'gewinnen gemeinsam'}.`;
    default:
      return '';
  }
}

export function prompt(view: MediterraneanView): string {
  if (view.result) return 'Das Spiel ist aus.';
  const mine = view.seat !== null && view.waiting.includes(view.seat);
  const asks = (verb: string) => view.choices.some((choice) => choice.say.startsWith(verb));
  /** An offer that waits for its maker's word. */
  const weighed = view.offers.find((offer) => offer.taker !== null);
  switch (view.phase) {
    case 'setup':
      return mine ? 'Wähle deine Startfelder.' : 'Alle wählen ihre Startfelder.';
    case 'closing':
      return mine ? 'Füll dein Lagerhaus und richte deine Fähigkeiten aus.' : 'Alle füllen ihre Lagerhäuser.';
    case 'trading':
      if (asks('not done')) return 'Du bist fertig, und kannst weiterhandeln, solange es jemand anderes nicht ist.';
      if (!view.lap) return mine ? 'Handle! Alle handeln zugleich.' : 'Es wird gehandelt.';
      if (!mine) return weighed ? `{${weighed.seat}} überlegt wegen eines Handels mit {${weighed.taker}}.` : `${who(view.waiting)} hat das Wort.`;
      if (weighed) return `{${weighed.taker}} will dein Angebot annehmen: einverstanden, oder erst nach Venuspfeilen fragen?`;
      if (view.draft?.taking) return 'Welche Karte gibst du her?';
      if (asks('on ') || asks('not on ') || asks('envoy to ')) return 'Auf wen?';
      return view.lap === view.laps ? 'Letzte Gelegenheit: Nimm ein Angebot an, oder passe.' : `Du hast das Wort, noch ${view.acts_left} Handlungen.`;
    default:
      if (asks('build ') || asks('no ') || asks('neither')) {
        const empty = view.empty.length ? ` Keine Karte mehr in ${view.empty.map(deckTitle).join(' und ')}.` : '';
        if (view.players[view.seat ?? 0]?.revolt) return `Die Bauern sind im Aufstand: Wähle insgesamt eine Entwicklung.${empty}`;
        return `Wähle eine Entwicklung der ${asks('no government') ? 'Regierung' : 'Religion'}.${empty}`;
      }
      if (!mine) return view.waiting.length === 1 ? `{${view.waiting[0]}} entscheidet.` : 'Alle wählen ihre Entwicklungen.';
      if (asks('name ')) return 'Dein Freier Markt: Welche städtische Ware soll es sein?';
      if (asks('side ')) return 'Du gibst diese Leiste auf: Auf welche Seite gehst du?';
      if (asks('heed')) return 'Eine Fähigkeit ist auf dich gerichtet: zulassen oder übergehen?';
      return asks('draw ') ? 'Zieh noch eine Karte: von welchem Stapel?' : 'Wähle Entwicklungen.';
  }
}

const SIMPLE: Record<string, string> = {
  'give piracy as spices': 'Die Piraten als Gewürze anbieten',
  'give piracy as gold': 'Die Piraten als Gold anbieten',
  pay: 'Einen Punkt mehr anbieten',
  ask: 'Einen Punkt mehr verlangen',
  'to all': 'An alle richten',
  back: 'Den letzten Schritt zurücknehmen',
  clear: 'Den Entwurf verwerfen',
  post: 'Das Angebot ausrufen',
  show: 'Deine Grundwaren und städtischen Waren allen zeigen',
  'show luxury': 'Deine Gewürze und dein Gold allen zeigen',
  pass: 'Das Wort weitergeben',
  'not done': 'Doch weiterhandeln',
  wait: 'Abwarten',
  'spare worker': 'Den Arbeiter doch verschonen',
  heed: 'Zulassen',
  ignore: 'Übergehen',
  'no government': 'Keine Entwicklung der Regierung',
  'no religion': 'Keine Entwicklung der Religion',
  neither: 'Keine Entwicklung',
};

export function action(choice: Choice, view: MediterraneanView): string {
  const { say } = choice;
  if (SIMPLE[say]) return SIMPLE[say];
  if (say === 'done') return view.phase === 'closing' ? 'Bereit: Lagerhaus und Würfel sind, wie sie sein sollen' : 'Vorerst fertig: Deine Angebote werden zurückgezogen';
  const [verb = '', ...words] = say.split(' ');
  const rest = words.join(' ');
  const seat = `{${seatOf(words.at(-1))}}`;
  const offer = view.offers.find((one) => one.number === Number(rest));
  const whose = offer && offer.taker !== null && offer.seat === view.seat ? ` mit {${offer.taker}}` : offer ? ` von {${offer.seat}}` : '';
  const terms = offer ? `${whose}: ${side(offer.gives, offer.pays, offer.promises)} für ${side(offer.wants, offer.asks, offer.demands)}` : '';
  switch (verb) {
    case 'give':
      return `Anbieten: ${thing(rest)}`;
    case 'envoy':
      return words[0] === 'to' ? `An ${seat} senden` : `Mit Gesandten schicken: ${thing(rest)}`;
    case 'hand':
      return `Hergeben: ${thing(rest)}`;
    case 'store':
      return `Einlagern: ${thing(rest)}`;
    case 'fetch':
      return `Aus dem Lager holen: ${thing(rest)}`;
    case 'want':
      return `Verlangen: ${goods[rest]}`;
    case 'on':
      return `Auf ${seat} anwenden`;
    case 'not':
      return `Nicht auf ${seat} anwenden`;
    case 'to': {
      const to = view.draft?.to ?? [];
      const one = seatOf(words.at(-1));
      if (!to.length) return `Nur an ${seat} richten`;
      if (!to.includes(one)) return `Auch an ${seat} richten`;
      return to.length === 1 ? `An alle richten, nicht nur an ${seat}` : `Nicht mehr an ${seat} richten`;
    }
    case 'promise':
      return `Versprechen: ${boxTitle(rest)}`;
    case 'demand':
      return `Ein Versprechen verlangen: ${boxTitle(rest)}`;
    case 'seek':
      return `Sagen, dass du suchst: ${ideas[rest]}`;
    case 'say':
      return `Sagen, dass deine Karten zeigen: ${ideas[rest]}`;
    case 'aim':
      return `${boxTitle(rest.replace(/ on \d+$/, ''))} auf ${seat} richten`;
    case 'lift':
      return `Den Würfel wegnehmen: ${boxTitle(rest)}`;
    case 'abandon':
      return `${rest === 'government' ? 'Die Regierung' : 'Die Religion'} aufgeben: bei der Abrechnung zurück zur Mitte`;
    case 'keep':
      return `${rest === 'government' ? 'Die Regierung' : 'Die Religion'} doch behalten`;
    case 'sacrifice':
      return `Den Arbeiter für ${goods[rest]} zum Altar bestimmen`;
    case 'side':
      return `Zum Startfeld der Seite ${SIDE[rest]}`;
    case 'name':
      return `${goods[rest]} erzeugen`;
    case 'draw':
      return `Vom Stapel ${deckTitle(rest)} ziehen`;
    case 'build':
      return `Bauen: ${cardTitle(words[0] ?? '')}`;
    case 'take':
      return `Angebot ${rest} annehmen${terms}`;
    case 'decline':
      return `Angebot ${rest} ablehnen${terms}`;
    case 'counter':
      return `Gegenangebot zu ${rest}${terms}`;
    case 'change':
      return `Dein Angebot ${rest} ändern${terms}`;
    case 'withdraw':
      return `Angebot ${rest} zurückziehen${terms}`;
    case 'enquire':
      return `Nach Venuspfeilen in Angebot ${rest} fragen${terms}`;
    case 'agree':
      return `Einverstanden mit dem Handel über dein Angebot ${rest}${terms}`;
    case 'refuse':
      return `Den Handel über dein Angebot ${rest} ablehnen${terms}`;
    default:
      return notation(choice.words);
  }
}

export const boxEffect = (facts: unknown, place: number): string => box(boxesOf(facts)[place]);
