import type { Choice, Result, TrickeryEvent, TrickeryView } from '../../../generated/types';
import { choosing, spoken } from '../actions';
import { condensed, type Told } from '../chapter';
import type { trickery as english } from './en';

const SOCIETY: Record<string, string> = { thorn: 'Dornenbund', machine: 'Maschinenbund' };
const society = (id: string) => SOCIETY[id] ?? id;
const coins = (n: number) => `${n} Münze${n === 1 ? '' : 'n'}`;
const who = (seats: readonly number[]) => {
  const names = seats.map((seat) => `{${seat}}`);
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} und ${names.at(-1)}`;
};

const cards: Record<string, { name: string; gist: string; text: string }> = {
  betray: {
    name: 'Freunde verraten',
    gist: 'Stiehl 1 Münze im eigenen Bund, dann wechsle',
    text: 'Stiehl 1 Münze von einem anderen Mitglied deines Bundes. Dann dreh deine Bundeskarte um.',
  },
  build: {
    name: 'Bande knüpfen',
    gist: 'Ein Freund bekommt 2 Münzen vom Vorrat',
    text: 'Ein anderes Mitglied deines Bundes bekommt 2 Münzen aus dem Vorrat.',
  },
  bribe: {
    name: 'Feinde bestechen',
    gist: 'Gib einem Feind 1 Münze: Er kommt zu dir',
    text: 'Gib 1 deiner Münzen einem Mitglied des anderen Bundes, das sofort zu deinem überläuft.',
  },
  favour: {
    name: 'Gefallen einfordern',
    gist: '1 Münze in deine Truhe, dann nimm 2',
    text: 'Hast du eine Münze, kommt 1 in die Truhe deines Bundes. Mit oder ohne Münze: Nimm dann 2 aus dem Vorrat.',
  },
  tribute: {
    name: 'Tribut zahlen',
    gist: 'So viele Münzen du willst in deine Truhe',
    text: 'Leg beliebig viele deiner Münzen, aber mindestens 1, in die Truhe deines Bundes.',
  },
  outdo: {
    name: 'Rivalen ausstechen',
    gist: '1 Münze in die Truhe; ein Freund muss gehen',
    text: 'Leg 1 Münze in die Truhe deines Bundes. Dann muss ein anderes Mitglied deines Bundes sofort die Seite wechseln.',
  },
};
const card = (id: string) => cards[id]?.name ?? id;

function prompt(view: TrickeryView): string {
  if (view.result) return 'Das Spiel ist aus.';
  const asked = view.seat !== null && view.waiting.includes(view.seat) && view.choices.length > 0;
  if (choosing(view)) {
    if (asked) return 'Wähle heimlich deinen Bund.';
    return view.seat === null
      ? 'Alle wählen heimlich ihren Bund.'
      : 'Du hast gewählt. Alle Bundeskarten werden zugleich aufgedeckt.';
  }
  return asked ? 'Spiel eine Karte, oder mach Pause.' : `${who(view.waiting)} ist dran.`;
}

function action(choice: Choice, view: TrickeryView): string {
  const { word, seat, number } = spoken(choice.say);
  const whom = `{${seat}}`;
  switch (word) {
    case 'choose':
      return `In den ${society(choice.say.split(' ')[1] ?? '')} eintreten`;
    case 'pause':
      return 'Pause: gespielte Karten zurücknehmen';
    case 'betray':
      return `Freunde verraten: ${whom} 1 Münze stehlen und die Seite wechseln`;
    case 'build':
      return `Bande knüpfen: ${whom} bekommt 2 Münzen aus dem Vorrat`;
    case 'bribe':
      return `Feinde bestechen: 1 Münze an ${whom}, der zu dir überläuft`;
    case 'favour': {
      const mine = view.seat === null ? 0 : (view.players[view.seat]?.coins ?? 0);
      return `Gefallen einfordern: ${mine ? '1 Münze in deine Truhe, dann ' : ''}2 Münzen nehmen`;
    }
    case 'tribute':
      return `Tribut zahlen: ${coins(number)} in deine Truhe`;
    case 'outdo':
      return `Rivalen ausstechen: 1 Münze in deine Truhe, ${whom} wechselt die Seite`;
    default:
      return choice.words;
  }
}

function sentence(event: Told): string {
  switch (event.type) {
    case 'picked':
      return `{${event.seat}} wählt heimlich den ${society(event.society)}.`;
    case 'shown': {
      const sides = event.societies.map((side, seat) => `{${seat}} im ${society(side)}`);
      return `Die Bundeskarten werden aufgedeckt: ${sides.join(', ')}.`;
    }
    case 'starts':
      return `{${event.seat}} beginnt.`;
    case 'played':
      if (event.target !== null) return `{${event.seat}} spielt „${card(event.card)}“ auf {${event.target}}.`;
      if (event.coins !== null) return `{${event.seat}} spielt „${card(event.card)}“: ${coins(event.coins)}.`;
      return `{${event.seat}} spielt „${card(event.card)}“.`;
    case 'paused':
      return `{${event.seat}} macht Pause und nimmt ${event.cards.length} Karte${event.cards.length > 1 ? 'n' : ''} zurück.`;
    case 'skipped':
      return `{${event.seat}} kann weder handeln noch pausieren.`;
    case 'stole':
      return `{${event.seat}} stiehlt {${event.victim}} 1 Münze.`;
    case 'gave':
      return event.giver === null
        ? `{${event.to}} bekommt ${coins(event.coins)} aus dem Vorrat.`
        : `{${event.giver}} gibt {${event.to}} ${coins(event.coins)}.`;
    case 'laid':
      return `{${event.seat}} legt ${coins(event.coins)} in die Truhe: ${society(event.society)}, ${event.chest} von 5.`;
    case 'payout': {
      const gains = event.seals.flatMap((gain, seat) => (gain ? [`{${seat}} +${gain}`] : []));
      return `Die Truhe ist voll: ${society(event.society)}! Siegel: ${gains.join(', ')}.`;
    }
    case 'turned':
      return `{${event.seat}} gehört jetzt zum ${society(event.society)}.`;
    case 'ended':
      return `${who(event.winners)} ${event.winners.length === 1 ? 'gewinnt' : 'gewinnen gemeinsam'}.`;
  }
}

function reason(result: Result): string {
  const winners = who(result.winners);
  const have = result.winners.length === 1 ? 'hat' : 'haben';
  switch (result.rule) {
    case 'TRK-END-1':
      return `${winners} ${have} 5 Siegel oder mehr.`;
    case 'TRK-END-2':
      return result.winners.length === 1
        ? `Mehrere kamen zugleich auf 5 Siegel; ${winners} hat die meisten Münzen.`
        : `Mehrere kamen zugleich auf 5 Siegel; ${winners} haben auch gleich viele Münzen.`;
    case 'TRK-C-1':
      return `Mehrere kamen zugleich auf 5 Siegel; ${winners} ${have} die meisten.`;
    case 'TRK-C-17': {
      const top = Math.max(...result.scores);
      const leaders = result.scores.filter((score) => score === top).length;
      return `Alle Züge sind gespielt; ${winners} ${have} die meisten Siegel${leaders > 1 ? ' und Münzen' : ''}.`;
    }
    default:
      return result.reason;
  }
}

const REFUSALS: Record<string, string> = {
  'The game is over.': 'Das Spiel ist aus.',
  'It is not for you to act now.': 'Du bist gerade nicht dran.',
  'The societies were chosen at the start.': 'Die Bünde wurden am Anfang gewählt.',
  'First everyone picks a society.': 'Erst wählen alle ihren Bund.',
  'You have no played card to take back.': 'Vor dir liegt keine gespielte Karte, die du zurücknehmen könntest.',
  'That card lies played before you; pause to take it back.':
    'Diese Karte liegt gespielt vor dir; mach Pause, um sie zurückzunehmen.',
  'Nobody else is in your society.': 'Niemand sonst ist in deinem Bund.',
  'You cannot choose yourself.': 'Du kannst nicht dich selbst wählen.',
  'That player is in the other society.': 'Diese Person gehört zum anderen Bund.',
  'That player is not in the other society.': 'Diese Person gehört nicht zum anderen Bund.',
  'That player has no coin to steal.': 'Dort gibt es keine Münze zu stehlen.',
  'The pool has fewer than 2 coins.': 'Im Vorrat sind weniger als 2 Münzen.',
  'You have no coin to give.': 'Du hast keine Münze zu geben.',
  'You have no coin to pay.': 'Du hast keine Münze zu zahlen.',
  'A tribute is at least 1 coin.': 'Ein Tribut ist mindestens 1 Münze.',
};

export const trickery: typeof english = {
  title: 'Trickery & Deceit',
  special: 'Alles liegt offen, und niemand bleibt dein Freund: Füll die Truhe deines Bundes, oder wechsle rechtzeitig die Seite.',
  score: 'Siegel',
  options: {
    tie_rule: {
      label: 'Mehrere kommen zugleich auf 5 Siegel',
      help: 'Wer dann gewinnt: wer die meisten Münzen hat, oder wer die meisten Siegel und erst dann die meisten Münzen hat (TRK-C-1).',
      values: { coins: 'die meisten Münzen', seals_then_coins: 'die meisten Siegel, dann Münzen' },
    },
    max_turns: {
      label: 'Längstes Spiel',
      help: 'Züge für jeden, bevor das Spiel abgebrochen wird (TRK-C-17).',
      values: {},
    },
    start_player: {
      label: 'Erster Zug',
      help: 'Wer beginnt: durch das Los, oder ein bestimmter Platz (TRK-C-19).',
      values: { random: 'durch das Los' },
    },
  },
  cards,
  prompt,
  action,
  story: (events: readonly TrickeryEvent[]): string[] => condensed(events).map(sentence),
  reason,
  refusal: (text: string): string => {
    const only = /^You have only (\d+)\.$/.exec(text);
    return only ? `Du hast nur ${only[1]}.` : (REFUSALS[text] ?? text);
  },
  board: {
    societies: SOCIETY,
    short: { thorn: 'Dornen', machine: 'Maschine' },
    mottos: { thorn: 'Tinte, Rosen und Geduld', machine: 'Kupfer, Dampf und Gewissheit' },
    chest: (side, n) => `Truhe, ${society(side)}: ${n} von 5 Münzen`,
    chestShort: (n) => `${n} von 5`,
    pool: 'Vorrat',
    poolOf: (c, s) => `Der Vorrat: ${coins(c)}, ${s} Siegel`,
    hidden: 'Bund noch nicht aufgedeckt',
    inHand: 'auf der Hand',
    played: 'gespielt',
    hand: 'Deine Karten',
    handOf: (name) => `Karten von ${name}`,
    cardsOf: (held, lying) => `Auf der Hand: ${held || 'keine'}. Gespielt: ${lying || 'keine'}.`,
    pause: 'Pause',
    pauseHelp: 'Nimm deine gespielten Karten zurück',
    yourPick: (side) => `Deine heimliche Wahl: ${society(side)}`,
    place: (side, c, s) => `${side}, ${coins(c)}, ${s} Siegel`,
    turnsLeft: (n) => `Noch ${n} Züge, bis das Spiel abgebrochen wird`,
    coinsTitle: 'Münzen',
    societyTitle: 'Bund',
    otherChest: 'Deine Münzen gehen in die Truhe deines eigenen Bundes.',
  },
};
