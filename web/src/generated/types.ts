// Made by `python -m intrigue.server.typescript` from the Python types. Do not edit: change those and make it anew.

/**
 * A kind, for which every catalogue has words, and its arguments by name: numbers, things, other phrases, or several
 * of these. A thing is written as a board knows it: `seat:2`, `card:bribe`, `society:thorn`. The engine builds no
 * sentences: it says which one it means. Words come at the edge (`intrigue.words`).
 */
export interface Phrase {
  kind: string;
  args?: Record<string, number | string | Phrase | (number | string | Phrase)[]>;
}

/**
 * A legal action as it is offered: its number, its stable text, and what it is called. `about` names the things on the
 * table that the action is about, so that clicking one finds its actions; `rule` is the rule that it follows.
 */
export interface Choice {
  action: number;
  say: string;
  words: Phrase | string;
  about: string[];
  rule: string;
}

/** Who won, with which scores, by which rule, and why. */
export interface Result {
  winners: number[];
  scores: number[];
  rule: string;
  reason: Phrase | string;
}

/** One choice, as text, and what the player could expect of the victory after it, from 0 to 1. */
export interface Alternative {
  do: string;
  chance: number;
  words: Phrase | string;
}

/** One decision of a player, judged from what the player knew. */
export interface Decision {
  move: number;
  seat: number;
  do: string;
  chance: number;
  lost: number;
  best: Alternative[];
  words: Phrase | string;
}

/** A decision that changed the game, or at which it was seen to have changed. */
export interface TurningPoint {
  move: number;
  seat: number;
  kind: string;
  by: number;
}

/**
 * Who sits in a seat: nobody yet (name None), a person, or a bot of some strength. `stand_in` is True while a bot
 * plays for an absent person; `here` is whether the person is connected; `brought` is whether the person has chosen a
 * deck; `muted` whether the host has taken the word from them; `doubtful` marks a name that could be taken for
 * another's; `urged` is whether somebody wants to wait no longer for them.
 */
export interface SeatInfo {
  seat: number;
  name: string | null;
  bot: string | null;
  here: boolean;
  stand_in: boolean;
  brought: boolean;
  muted: boolean;
  doubtful: boolean;
  urged: boolean;
}

/** How a game ended, and when: `at` is the time in seconds. */
export interface Outcome {
  at: number;
  winners: number[];
  scores: number[];
  rule: string;
  reason: Phrase | string;
}

/**
 * What other rules mean for a table. It was dealt under version `rules`; the server has version `here`. What was
 * `kept` of a finished game can be looked at as it was: its record, its replay, its end. `note` says it in words.
 */
export interface Past {
  rules: number;
  here: number;
  kept: boolean;
  note: Phrase | string;
}

/** A table from outside: what the lobby shows, and the frame around the board. */
export interface TableInfo {
  id: string;
  game: string;
  title: string;
  stage: "closed" | "gathering" | "over" | "playing";
  public: boolean;
  clock: "bank" | "days" | "hours" | "none" | "quick" | "relaxed";
  options: Record<string, unknown>;
  seats: SeatInfo[];
  host: boolean;
  you: number | null;
  commitment: string | null;
  next: string | null;
  clock_amount: number;
  clock_more: number;
  deck: string | null;
  rules: number | null;
  ended: Outcome | null;
  past: Past | null;
  talk: boolean;
  learning: boolean;
  lost: boolean;
  cards: Record<string, Record<string, number | string>>;
  notes: (Phrase | string)[];
}

/**
 * What is said to somebody who learns, while they are asked: the `number`th lesson `of` so many. `wanted` are the
 * actions that it is about, by their texts, and `then` those that follow; without any it is read, and gone on from by
 * Hear. `points` name things on the board, or with `view:` before it a part of the view by its path.
 */
export interface LessonInfo {
  id: string;
  number: number;
  of: number;
  words: Phrase | string;
  points: string[];
  wanted: string[];
  then: string[];
}

/**
 * What a viewer sees of a table now, apart from the items. `can_take_back` is True when TakeBack would do something:
 * take back at once, or ask the others.
 */
export interface Sight {
  table: TableInfo;
  view: AnyView | null;
  can_take_back: boolean;
  question: number;
  aim: Phrase | string;
  standing: string[];
  lesson: LessonInfo | null;
}

/** The cards are dealt; from here on the shuffle is bound by its commitment. */
export interface Started {
  type: "started";
  n: number;
  at: number;
  commitment: string;
}

/** An action, as this viewer saw it: the game's typed events, and the same as sentences (`{2}` is seat 2). */
export interface Told {
  type: "told";
  n: number;
  at: number;
  events: GameEvent[];
  story: (Phrase | string)[];
}

/**
 * Chat. `seat` is None for a spectator; `doubtful` marks one whose name could be taken for another's. A remark is a
 * phrase, for which the common words of every language have a sentence; all else is as somebody wrote it.
 */
export interface Said {
  type: "said";
  n: number;
  at: number;
  seat: number | null;
  name: string;
  text: Phrase | string;
  doubtful: boolean;
}

/** A seat changed hands. */
export interface Seated {
  type: "seated";
  n: number;
  at: number;
  seat: number;
  name: string | null;
  bot: string | null;
}

/** A bot began (`on`) or stopped playing for an absent person. */
export interface StoodIn {
  type: "stoodin";
  n: number;
  at: number;
  seat: number;
  on: boolean;
}

/** The host sent somebody away; the seat is free. */
export interface SentAway {
  type: "sentaway";
  n: number;
  at: number;
  seat: number;
  name: string;
}

/** The host took the word from somebody (`on`), or gave it back; without a name it is for all who only watch. */
export interface Muted {
  type: "muted";
  n: number;
  at: number;
  on: boolean;
  seat: number | null;
  name: string | null;
}

/**
 * Somebody wants to wait no longer for a seat; `by` is None for a host who only watches. When the host wishes it, or
 * all the others, a bot plays for that seat in some minutes unless its person acts.
 */
export interface Urged {
  type: "urged";
  n: number;
  at: number;
  seat: number;
  by: number | null;
}

/** The host closed the table. */
export interface Closed {
  type: "closed";
  n: number;
  at: number;
}

/** A seat asks the others whether it may take its last decision back. */
export interface BackAsked {
  type: "backasked";
  n: number;
  at: number;
  seat: number;
}

/**
 * The answer of one seat; it is taken back when everyone asked has agreed. A no ends the request; one of the asking
 * seat itself means that it has lapsed or was withdrawn.
 */
export interface BackAnswered {
  type: "backanswered";
  n: number;
  at: number;
  seat: number;
  yes: boolean;
}

/** A decision was taken back: the Told items from `since` on did not happen. */
export interface TookBack {
  type: "tookback";
  n: number;
  at: number;
  seat: number;
  since: number;
}

/** The game is over; the secret is out, and the record can be had and checked. */
export interface Ended {
  type: "ended";
  n: number;
  at: number;
  winners: number[];
  scores: number[];
  rule: string;
  reason: Phrase | string;
  secret: string | null;
}

/**
 * The first message of a connection: where you are, and all items after number `since`, which is the one that you
 * named or 0. It comes again when you have changed seats: other eyes have another stream. With `since` 0 it replaces
 * all that you have. Of what was said only the latest lines are among the items; `earlier` is how many are left out,
 * which `talk` has. `look` is the number of what you see now, `now`, which News will change. At a table with a clock
 * `times` says by seat how many seconds each person has left: of the whole game with a `bank`, else of the question
 * that they are asked (None where they are not, and for bots). `running` are the seats whose time runs just now.
 */
export interface Hello {
  type: "hello";
  version: number;
  look: number;
  now: Sight;
  items: AnyItem[];
  time_left: number | null;
  times: (number | null)[];
  running: number[];
  since: number;
  earlier: number;
}

/**
 * Something happened. `change` turns the Sight that you have into the one after all of it: a list of one element is a
 * new value, a list of three (from, to, values) stands for a list of which only a part is new, and an object changes
 * some fields of an object, or some places of a list. A change that does not fit, or that was made for another Sight
 * than yours, means that you have missed something: connect anew.
 */
export interface News {
  type: "news";
  before: number;
  look: number;
  change: unknown;
  items: AnyItem[];
  time_left: number | null;
  times: (number | null)[];
  running: number[];
}

/** Your message `ref` was carried out (once, however often it was sent). */
export interface Done {
  type: "done";
  ref: string;
}

/**
 * Your message `ref` was not carried out, and nothing changed. `rule` is the rule against it, if any. Only what cannot
 * be read so far that its mark is known is answered without one.
 */
export interface Refused {
  type: "refused";
  ref: string | null;
  reason: Phrase | string;
  rule: string | null;
}

/** What looking ahead finds best in your place, and why. */
export interface Hinted {
  type: "hinted";
  ref: string;
  action: number;
  say: string;
  reason: Phrase | string;
}

/** The answer to a ping. */
export interface Pong {
  type: "pong";
  ref: string;
}

/**
 * Carry out an action, by its stable text. `question` is the question that it answers, as Hello and News name it: an
 * answer to one that is no longer open is refused as late. `then` are further steps of the same decision: all of them
 * are carried out, with nothing in between, or none.
 */
export interface Act {
  type: "act";
  ref: string;
  do: string;
  question: number;
  then?: string[];
}

/** Ask why an action is not possible; answered with Refused (or Done, when it is possible). */
export interface WhyNot {
  type: "whynot";
  ref: string;
  do: string;
}

/** Ask the house bot what it would do. */
export interface Hint {
  type: "hint";
  ref: string;
}

/**
 * A lesson, by its number, was read; with `leave` the rest of the course is left out, and the game goes on without it.
 */
export interface Hear {
  type: "hear";
  ref: string;
  lesson: number;
  leave?: boolean;
}

/** Take the last own decision back: at once while nothing was revealed, else the others are asked. */
export interface TakeBack {
  type: "takeback";
  ref: string;
}

/** Answer a request to take back. */
export interface Answer {
  type: "answer";
  ref: string;
  yes: boolean;
}

/** Say something to everyone at the table. */
export interface Chat {
  type: "chat";
  ref: string;
  text: string;
}

/** Say one of the remarks that everybody reads in their own language. */
export interface Say {
  type: "say";
  ref: string;
  remark: "say-agreed" | "say-bye" | "say-deal" | "say-doubt" | "say-hello" | "say-hurry" | "say-luck" | "say-moment" | "say-no-deal" | "say-played" | "say-sorry" | "say-thanks" | "say-trust";
}

/** I am back: give me my seat back, if a bot stands in for me. Every other message but Ping says so too. */
export interface Here {
  type: "here";
  ref: string;
}

/** Still here. */
export interface Ping {
  type: "ping";
  ref: string;
}

/** An option of a game; `together` is the default where people sit together, and not by correspondence. */
export interface OptionInfo {
  name: string;
  help: string;
  default: unknown;
  together: unknown;
  values: string;
  choices: unknown[];
  format: string;
}

export interface CardInfo {
  id: string;
  name: string;
  kind: string;
  text: string;
  rule: string;
  facts: Record<string, unknown>;
}

/**
 * A deck as somebody wrote it, one card to a line. At a table it may also be the name of a sample deck, `random` for
 * one drawn by lot, or "" to leave the choice to the house.
 */
export interface DeckText {
  text: string;
}

/** A deck to start from. */
export interface SampleDeckInfo {
  name: string;
  text: string;
}

export interface DeckCardInfo {
  id: string;
  count: number;
  group: string;
}

/** One reason against playing a deck; `rule` is empty where a line could not be read. */
export interface DeckFaultInfo {
  rule: string;
  reason: Phrase | string;
}

/**
 * What the rules say about a deck: the cards that were recognised, everything against playing it, and the deck written
 * out anew. It can be played when there are no faults.
 */
export interface DeckInfo {
  cards: DeckCardInfo[];
  faults: DeckFaultInfo[];
  text: string;
}

export interface RuleInfo {
  id: string;
  section: string;
  text: string;
}

export interface BotInfo {
  name: string;
  help: string;
}

/** A guided first game: how many lessons, and about how many minutes it takes. */
export interface CourseInfo {
  lessons: number;
  minutes: number;
}

/**
 * A note for a first game without a guide, said once: when the question is of the kind `on`, or with `view:` before it
 * as soon as something lies there in the view. `words` is its kind in the catalogue.
 */
export interface NoteInfo {
  id: string;
  words: string;
  on: string;
  points: string[];
}

export interface GameInfo {
  name: string;
  title: string;
  seats: number[];
  default_seats: number;
  minutes: string;
  special: string;
  options: OptionInfo[];
  bots: BotInfo[];
  course: CourseInfo | null;
  notes: NoteInfo[];
}

/** All texts of a game: its rulebook, its cards, and decks to start from where players bring their own. */
export interface GamePage {
  name: string;
  title: string;
  language: string;
  intro: string;
  notice: string;
  rules: RuleInfo[];
  cards: CardInfo[];
  decks: SampleDeckInfo[];
}

/** The words of a game in a language: messages of Project Fluent, by the kind of what a table sends. */
export interface GameWords {
  language: string;
  text: string;
}

/** Who you are here: a name and a cookie. */
export interface Me {
  name: string;
}

export interface Rename {
  name: string;
}

/**
 * Open tables that anyone may join, running ones that anyone may watch, and the tables where you sit. `partial` says
 * that this server does not hear the others just now, so that who is there is not known of all tables.
 */
export interface Lobby {
  open: TableInfo[];
  running: TableInfo[];
  mine: TableInfo[];
  partial: boolean;
}

/**
 * `bots` names a bot for some seats (by seat, from 0); the others are for people. `seat` is where you sit: a number,
 * or None for a random one. With `start` the game begins at once if no seat is open. `clock` is `relaxed` (3 minutes
 * for each decision), `quick` (30 seconds), `hours` or `days` (`clock_amount` of them for each decision, by
 * correspondence), or `bank`: `clock_amount` minutes for the whole game, and `clock_more` seconds for every turn.
 */
export interface NewTable {
  game: string;
  seats: number;
  options?: Record<string, unknown>;
  bots?: Record<number, string>;
  seat?: number | null;
  public?: boolean;
  clock?: "bank" | "days" | "hours" | "none" | "quick" | "relaxed";
  clock_amount?: number;
  clock_more?: number;
  start?: boolean;
}

/** Take a seat (None: any), or put a bot on it (`bot`, only the host; the bot `nobody` opens the seat again). */
export interface Sit {
  seat?: number | null;
  bot?: string | null;
}

/** The private token of a seat, from its link: it brings the seat to this device. */
export interface Claim {
  token: string;
}

/**
 * A private token of your seat. It goes after a `#`, which browsers do not send to servers or log. It is good for one
 * device, and `until` a time in seconds; `id` is what it is listed and revoked by.
 */
export interface SeatLink {
  token: string;
  id: string;
  until: number;
}

/** A private link that nobody has used yet: when it was made, and when it ends. */
export interface OpenLink {
  id: string;
  made: number;
  until: number;
}

/** A device that sits in your seat: since when, whether it is connected, and whether it is the one that asks. */
export interface Device {
  number: number;
  since: number;
  here: boolean;
  this: boolean;
}

/** What sits in your seat, and the links by which more could. */
export interface Devices {
  devices: Device[];
  links: OpenLink[];
}

/** A device of your seat, by its number: this one, or one that came after it. */
export interface SignOut {
  device: number;
}

/** A private link of your seat, by its id. */
export interface Unlink {
  link: string;
}

/** Whom to send away, by their seat. */
export interface SendAway {
  seat: number;
}

/** For whom to wait no longer, by their seat. */
export interface Urge {
  seat: number;
}

/**
 * Whom to mute, or with `on` false to hear again: a seat, or whoever said a line, by the number of the item; with
 * neither, all who only watch.
 */
export interface Mute {
  on?: boolean;
  seat?: number | null;
  said?: number | null;
}

/** One step of a replay, from one pair of eyes: what was seen, and the view after it. */
export interface Step {
  move: number;
  seat: number | null;
  events: GameEvent[];
  story: (Phrase | string)[];
  view: AnyView;
}

export interface Replay {
  table: TableInfo;
  eyes: number | null;
  result: Result | null;
  steps: Step[];
}

/**
 * Decisions of a finished game, judged: those that have been looked at so far, and the moments among them. `next` is
 * where to ask on; null when all are there.
 */
export interface Review {
  decisions: Decision[];
  moments: TurningPoint[];
  next: number | null;
  total: number;
}

/** Play on from a moment of a finished game, against bots, as a new table. */
export interface Fork {
  move: number;
  seat: number;
}

/** The puzzles of a game: how many there are, counted from 1, and which is that of the day. */
export interface PuzzleShelf {
  game: string;
  count: number;
  today: number;
}

/**
 * The games with puzzles. `game` is the one whose puzzle is that of the day, None where there are none; days are those
 * of UTC.
 */
export interface PuzzleDay {
  day: string;
  game: string | null;
  shelves: PuzzleShelf[];
}

/** Lines that were said at a table; `earlier` is how many were said before them. */
export interface Talk {
  items: (Started | Told | Said | Seated | StoodIn | SentAway | Muted | Urged | Closed | BackAsked | BackAnswered | TookBack | Ended)[];
  earlier: number;
}

/**
 * A moment of a game as the seat sees it that is asked, with what it was told so far. What the choices are worth comes
 * with an answer, or in a PuzzleBook.
 */
export interface Puzzle {
  game: string;
  number: number;
  count: number;
  difficulty: number;
  seats: SeatInfo[];
  view: AnyView;
  items: Told[];
  aim: Phrase | string;
  standing: string[];
}

/** What you choose, by its text. */
export interface PuzzleAnswer {
  do: string;
}

/** What a choice brings of a hundred victories, and the interval that holds with 95 %, together with all others. */
export interface ChoiceVerdict {
  do: string;
  chance: number;
  low: number;
  high: number;
}

/** Whether an answer was right; what every choice is worth, the best first; and why, from so many imagined worlds. */
export interface PuzzleVerdict {
  right: boolean;
  verdicts: ChoiceVerdict[];
  why: (Phrase | string)[];
  worlds: number;
}

/**
 * All puzzles of a game, and at the same place in `answers` what is told to whoever finds the best choice: for a page
 * that is to ask them without a server.
 */
export interface PuzzleBook {
  puzzles: Puzzle[];
  answers: PuzzleVerdict[];
}

/**
 * How the server is doing: tables in memory, open connections, and what was written since it started. The last is told
 * to those who may read the metrics, and 0 to others: it would tell of choices that nobody knows of yet.
 */
export interface Health {
  version: string;
  tables: number;
  connections: number;
  entries: number;
  commits: number;
}

/**
 * What this server serves: its version, and the file that its page begins with, so that a page which began with
 * another one knows that it is out of date. `friends` is where others in the network get in, told to who sits at the
 * machine itself: their own address leads nobody else there. None where it lets nobody in from there.
 */
export interface About {
  version: string;
  page: string;
  friends: string | null;
}

/** What every error of the HTTP side looks like: a sentence. */
export interface Problem {
  reason: Phrase | string;
  rule: string | null;
}

export type AnyItem =
  | Started
  | Told
  | Said
  | Seated
  | StoodIn
  | SentAway
  | Muted
  | Urged
  | Closed
  | BackAsked
  | BackAnswered
  | TookBack
  | Ended;

export type AnyToClient = Hello | News | Done | Refused | Hinted | Pong;

export type AnyToServer = Act | WhyNot | Hint | Hear | TakeBack | Answer | Chat | Say | Here | Ping;

/** A game's event; each game's own union says what it may be. */
export interface GameEvent {
  type: string;
}

/** What lies before one player. `pick` is a society picked in secret, shown to its owner only. */
export interface TrickeryPlayerView {
  seat: number;
  society: string | null;
  coins: number;
  seals: number;
  hand: string[];
  played: string[];
  pick: string | null;
}

export interface TrickeryChest {
  society: string;
  coins: number;
}

export interface TrickeryView {
  game: "trickery";
  seat: number | null;
  seats: number;
  waiting: number[];
  prompt: Phrase | string;
  choices: Choice[];
  result: Result | null;
  players: TrickeryPlayerView[];
  chests: TrickeryChest[];
  coin_pool: number;
  seal_pool: number;
  turns_left: number;
}

/** A seat picked a society in secret. Only that seat sees this. */
export interface TrickeryPicked {
  type: "picked";
  seat: number;
  society: string;
}

/** All society cards are turned up at once. */
export interface TrickeryShown {
  type: "shown";
  societies: string[];
}

export interface TrickeryStarts {
  type: "starts";
  seat: number;
}

/** A card is laid down; `target` is a seat, `coins` the size of a tribute. */
export interface TrickeryPlayed {
  type: "played";
  seat: number;
  card: string;
  target: number | null;
  coins: number | null;
}

/** Played cards go back to hand. */
export interface TrickeryPaused {
  type: "paused";
  seat: number;
  cards: string[];
}

/** A seat that can neither act nor pause loses its turn. */
export interface TrickerySkipped {
  type: "skipped";
  seat: number;
}

export interface TrickeryStole {
  type: "stole";
  seat: number;
  victim: number;
}

/** Coins go to a seat; from the pool when `giver` is None. */
export interface TrickeryGave {
  type: "gave";
  giver: number | null;
  to: number;
  coins: number;
}

/** A coin goes into a chest, which now holds `chest` coins. */
export interface TrickeryLaid {
  type: "laid";
  seat: number;
  society: string;
  chest: number;
}

/** A chest is full: seals for its society, by seat; its coins go back to the pool. */
export interface TrickeryPayout {
  type: "payout";
  seat: number;
  society: string;
  seals: number[];
}

/** A society card is turned over. */
export interface TrickeryTurned {
  type: "turned";
  seat: number;
  society: string;
}

export interface TrickeryEnded {
  type: "ended";
  winners: number[];
  rule: string;
}

export type TrickeryEvent =
  | TrickeryPicked
  | TrickeryShown
  | TrickeryStarts
  | TrickeryPlayed
  | TrickeryPaused
  | TrickerySkipped
  | TrickeryStole
  | TrickeryGave
  | TrickeryLaid
  | TrickeryPayout
  | TrickeryTurned
  | TrickeryEnded;

export interface TreacheryCharacterView {
  id: string;
  house: string | null;
  state: string;
}

/** A symbol of a picture; `able` are the characters who could fill it now, `filled` who does. */
export interface TreacherySymbolView {
  colour: string;
  effects: string[];
  able: string[];
  filled: string | null;
}

/**
 * One half of a card. `why_not` is None when the action could be performed on this table, else it says the reason and
 * its rule.
 */
export interface TreacheryActionView {
  id: string;
  words: Phrase;
  rows: TreacherySymbolView[][];
  why_not: Phrase | null;
}

export interface TreacheryCardView {
  id: string;
  actions: TreacheryActionView[];
}

/** What lies before one player. The agenda and the points are shown to others when the game is scored. */
export interface TreacheryPlayerView {
  seat: number;
  cards: number;
  victories: number;
  rise: string | null;
  fall: string | null;
  points: number | null;
}

/** The latest action; `characters` fill those of its symbols that have effects. */
export interface TreacheryLastView {
  seat: number;
  action: string;
  characters: string[];
}

export interface TreacheryView {
  game: "treachery";
  seat: number | null;
  seats: number;
  waiting: number[];
  prompt: Phrase | string;
  choices: Choice[];
  result: Result | null;
  rows: TreacheryCharacterView[][];
  shown: TreacheryCardView | null;
  hand: TreacheryCardView | null;
  filling: TreacheryActionView | null;
  used: string | null;
  deck: number;
  second_deck: boolean;
  discards: string[];
  players: TreacheryPlayerView[];
  active: number;
  first: number;
  number: number;
  turns: number;
  last: TreacheryLastView | null;
  match: boolean;
}

/** A game begins. `card` is the revealed action card, `seat` takes the first turn, `game` counts from 1. */
export interface TreacheryDealt {
  type: "dealt";
  seat: number;
  card: string;
  game: number;
}

/** A seat looks at its agenda and its first card. Only that seat sees this. */
export interface TreacherySecrets {
  type: "secrets";
  seat: number;
  rise: string;
  fall: string;
  card: string;
}

/** An action is performed; `characters` fill those of its symbols that have effects. */
export interface TreacheryPlayed {
  type: "played";
  seat: number;
  card: string;
  half: string;
  hand: boolean;
  characters: string[];
}

export interface TreacheryHealed {
  type: "healed";
  character: string;
}

/** A character goes up or down so many rows; `led` when following somebody, `gave_way` when making room. */
export interface TreacheryMoved {
  type: "moved";
  character: string;
  direction: string;
  rows: number;
  led: string | null;
  gave_way: boolean;
}

export interface TreacheryWounded {
  type: "wounded";
  character: string;
}

export interface TreacheryKilled {
  type: "killed";
  character: string;
}

/** An attack hits the shield instead of its target. */
export interface TreacheryShielded {
  type: "shielded";
  shield: string;
  target: string;
}

/** An attack comes too late: its target is Killed already (TRE-C-29). */
export interface TreacheryLapsed {
  type: "lapsed";
  character: string;
}

/** The ability of a killed character does something to `target`, or finds nobody. */
export interface TreacheryLastDeed {
  type: "lastdeed";
  character: string;
  target: string | null;
}

/** Empty rows disappear. */
export interface TreacheryClosed {
  type: "closed";
  rows: number;
}

/** A card for the hand; which one only its owner sees. */
export interface TreacheryDrew {
  type: "drew";
  seat: number;
  card: string | null;
}

export interface TreacheryRevealed {
  type: "revealed";
  card: string;
}

/** The action deck is exhausted for the first time; the discards become the new one. */
export interface TreacheryReshuffled {
  type: "reshuffled";
  cards: number;
}

/** A seat can perform none of its four actions. */
export interface TreacheryStuck {
  type: "stuck";
  seat: number;
}

/** Agendas are revealed; everything by seat. */
export interface TreacheryScored {
  type: "scored";
  rise: string[];
  fall: string[];
  points: number[];
}

/** A game of a match is over; with the last one the match is (`Ended`). */
export interface TreacheryWon {
  type: "won";
  winners: number[];
  rule: string;
  victories: number[];
}

export interface TreacheryEnded {
  type: "ended";
  winners: number[];
  rule: string;
}

export type TreacheryEvent =
  | TreacheryDealt
  | TreacherySecrets
  | TreacheryPlayed
  | TreacheryHealed
  | TreacheryMoved
  | TreacheryWounded
  | TreacheryKilled
  | TreacheryShielded
  | TreacheryLapsed
  | TreacheryLastDeed
  | TreacheryClosed
  | TreacheryDrew
  | TreacheryRevealed
  | TreacheryReshuffled
  | TreacheryStuck
  | TreacheryScored
  | TreacheryWon
  | TreacheryEnded;

/** A card on the table. `card` is None for those who cannot see it; `paid` is None until it is turned up. */
export interface TriesteLaidCard {
  card: string | null;
  up: boolean;
  paid: boolean | null;
}

/** A Hero beside a deck. `id` is None for those who do not know it; `done` when it was turned down for good. */
export interface TriesteHeroView {
  id: string | null;
  up: boolean;
  done: boolean;
}

/**
 * What lies before one player. `hand` is None for the hands of others. `cards` and `treasures` count the hand with a
 * card lying face-down, because nobody can tell which of them that is (TRI-C-38). `known` are cards among them that
 * everybody has seen; `lost` are cards that everybody saw go this turn, `shown` cards that were shown this turn and
 * stayed. `score` and `goal` say how far the player has come; the Merchant's riches only the Merchant knows. `costs`
 * are the costs of the faction cards in `hand` as they are in this turn's Payment Phase.
 */
export interface TriestePlayerView {
  seat: number;
  faction: string | null;
  cards: number;
  treasures: number;
  known: string[];
  hand: string[] | null;
  deck: number;
  discards: string[];
  played: TriesteLaidCard | null;
  hero: TriesteHeroView | null;
  dearer: number;
  dearer_next: number;
  score: number | null;
  goal: number;
  lost: string[];
  shown: string[];
  costs: Record<string, number>;
}

/**
 * What is about to happen unless somebody reacts: a `capture` of `card` (on the `table`, in the `hand` or in the
 * `discards`), the `taking` of `count` treasures from `victim`, or `renown`: `count` Infamy. `by` is who does it.
 */
export interface TriesteThreat {
  kind: string;
  by: number;
  victim: number;
  card: string | null;
  place: string | null;
  count: number;
}

/**
 * The whole table. `acting` is the seat whose part of the phase it is, also while others answer. `spent` counts the
 * treasure discards by kind. `looking` are treasures drawn to choose from, for the one who chooses; everybody sees how
 * many there are (`looked_at`).
 */
export interface TriesteView {
  game: "trieste";
  seat: number | null;
  seats: number;
  waiting: number[];
  prompt: Phrase | string;
  choices: Choice[];
  result: Result | null;
  turn: number;
  turns: number;
  phase: string;
  acting: number | null;
  threat: TriesteThreat | null;
  players: TriestePlayerView[];
  treasure_deck: number;
  spent: Record<string, number>;
  captured: string[];
  captured_levels: number;
  infamy: number;
  guarded: boolean;
  looking: string[];
  looked_at: number;
  heroes: string[];
}

/** A seat plays a faction from here on. */
export interface TriesteJoined {
  type: "joined";
  seat: number;
  faction: string;
}

/** A seat picked its Hero in secret. Only that seat sees this. */
export interface TriestePicked {
  type: "picked";
  seat: number;
  hero: string;
}

/** Fleeting, because the table now forgets what went from the hands in the turn before. */
export interface TriesteTurnBegan {
  type: "turnbegan";
  turn: number;
}

/** Cards from a deck (`treasure` or a faction), as others see it. */
export interface TriesteDrew {
  type: "drew";
  seat: number;
  deck: string;
  number: number;
}

/** The same for the one who draws. Fleeting, because a hand does not tell in which order it was drawn. */
export interface TriesteDrewCards {
  type: "drewcards";
  seat: number;
  cards: string[];
}

/** The treasure discards were shuffled into a new treasure deck. Fleeting, because they lay open until then. */
export interface TriesteRefilled {
  type: "refilled";
}

/** A deck was shuffled after a search. */
export interface TriesteShuffled {
  type: "shuffled";
  deck: string;
}

/** A card was put on the table face-down. */
export interface TriesteLaid {
  type: "laid";
  seat: number;
  card: string | null;
}

/** A seat plays nothing this turn. */
export interface TriestePassed {
  type: "passed";
  seat: number;
}

/** The card on the table is turned up; its owner has to pay `cost` for it. */
export interface TriesteTurnedUp {
  type: "turnedup";
  seat: number;
  card: string;
  cost: number;
}

export interface TriestePaid {
  type: "paid";
  seat: number;
  treasures: string[];
}

/** The whole hand is shown, and the card does nothing. */
export interface TriesteCannotPay {
  type: "cannotpay";
  seat: number;
  card: string;
  hand: string[];
}

/** A card on the table takes effect, and afterwards goes to the discards. */
export interface TriesteActs {
  type: "acts";
  seat: number;
  card: string;
}

/** A card is played out of turn, from the hand. */
export interface TriesteReacted {
  type: "reacted";
  seat: number;
  card: string;
}

/** A seat that was asked for a reaction lets things happen; `about` is what would have happened. */
export interface TriesteLetBe {
  type: "letbe";
  seat: number;
  about: string;
}

/** A Thief goes to prison, from the `table`, the `hand` or the `discards`. */
export interface TriesteCaptured {
  type: "captured";
  card: string;
  place: string;
}

/** A Thief was about to be captured on the `table`, in the `hand` or in the `discards`, and is not. */
export interface TriesteEscaped {
  type: "escaped";
  card: string;
  place: string;
}

/** The Thief on the table is of a higher level than the card reaches. */
export interface TriesteMissed {
  type: "missed";
  card: string;
  level: number;
  reach: number;
}

/**
 * There is no Thief whom the card could be about: on the `table`, in the `hand`, the `discards` or in `prison`; or the
 * one on the table is `unpaid`, and an option keeps such a one from being captured.
 */
export interface TriesteNobody {
  type: "nobody";
  place: string;
}

/**
 * What a card is about is not there: this seat has no `treasure` to take, no `cards` in hand, none of its `faction` to
 * discard, no `infamy` to lose, no `deck` to draw from, finds no `better` treasure in the discards, or there is none
 * left in the `mint`.
 */
export interface TriesteEmpty {
  type: "empty";
  seat: number;
  lacks: string;
}

/** A Thief leaves prison for the Thief's `hand` or `discards`. */
export interface TriesteFreed {
  type: "freed";
  card: string;
  place: string;
}

/** Infamy gained, or lost where `change` is below 0; the Thief now has `total`. */
export interface TriesteInfamy {
  type: "infamy";
  change: number;
  total: number;
}

/** The Thief was about to gain Infamy for a character, and does not. */
export interface TriesteHushed {
  type: "hushed";
  card: string;
  number: number;
}

/** Cards of a hand are shown to all and stay in it. */
export interface TriesteShowed {
  type: "showed";
  seat: number;
  cards: string[];
}

/** Treasures go openly from one hand to another. */
export interface TriesteTook {
  type: "took";
  seat: number;
  victim: number;
  treasures: string[];
}

/** `taker` was about to take so many treasures from this seat, and does not. */
export interface TriesteSpared {
  type: "spared";
  seat: number;
  taker: number;
  number: number;
}

/** Treasure would have been taken from this seat, but it is guarded. */
export interface TriesteSafe {
  type: "safe";
  seat: number;
}

/** Nobody takes treasure from this seat for the rest of the turn. */
export interface TriesteGuarded {
  type: "guarded";
  seat: number;
}

/** Cards go openly from a hand to where they belong. */
export interface TriesteDiscarded {
  type: "discarded";
  seat: number;
  cards: string[];
}

/** Treasures were drawn to choose from; their owner sees which. */
export interface TriesteLooked {
  type: "looked";
  seat: number;
  number: number;
  treasures: string[];
}

/** Of the treasures drawn to choose from one went to the hand, and the rest openly to the discards. */
export interface TriesteKept {
  type: "kept";
  seat: number;
  discarded: string[];
  kept: string | null;
}

/** A treasure of the hand against one of the treasure discards. */
export interface TriesteExchanged {
  type: "exchanged";
  seat: number;
  gave: string;
  got: string;
}

/** A deck was searched; the card found is shown and goes to the hand (None: nothing was taken). */
export interface TriesteFound {
  type: "found";
  seat: number;
  deck: string;
  card: string | null;
}

/** The character or action that this seat plays next turn costs more: `more` in all. */
export interface TriesteDearer {
  type: "dearer";
  seat: number;
  more: number;
}

/** A character returns from the discard pile to the hand. */
export interface TriesteBoughtBack {
  type: "boughtback";
  seat: number;
  card: string;
}

export interface TriesteHeroShown {
  type: "heroshown";
  seat: number;
  hero: string;
}

/** A Hero's own text has turned it face-down. */
export interface TriesteHeroHidden {
  type: "herohidden";
  seat: number;
  hero: string;
}

/** The game is over; nobody has won where `winner` is None. */
export interface TriesteEnded {
  type: "ended";
  winner: number | null;
  rule: string;
}

export type TriesteEvent =
  | TriesteJoined
  | TriestePicked
  | TriesteTurnBegan
  | TriesteDrew
  | TriesteDrewCards
  | TriesteRefilled
  | TriesteShuffled
  | TriesteLaid
  | TriestePassed
  | TriesteTurnedUp
  | TriestePaid
  | TriesteCannotPay
  | TriesteActs
  | TriesteReacted
  | TriesteLetBe
  | TriesteCaptured
  | TriesteEscaped
  | TriesteMissed
  | TriesteNobody
  | TriesteEmpty
  | TriesteFreed
  | TriesteInfamy
  | TriesteHushed
  | TriesteShowed
  | TriesteTook
  | TriesteSpared
  | TriesteSafe
  | TriesteGuarded
  | TriesteDiscarded
  | TriesteLooked
  | TriesteKept
  | TriesteExchanged
  | TriesteFound
  | TriesteDearer
  | TriesteBoughtBack
  | TriesteHeroShown
  | TriesteHeroHidden
  | TriesteEnded;

/** A place on a track: which side, how many steps down, and the level that gives. */
export interface MediterraneanTrack {
  side: string;
  step: number;
  level: number;
}

export interface MediterraneanGoodCount {
  good: string;
  count: number;
}

/** One of one's own goods cards. `id` is what actions are about. */
export interface MediterraneanHandCard {
  id: string;
  good: string;
  idea: string;
  stored: boolean;
}

/** One's own cards of a good that are not stored: what they are worth now, and with one more. */
export interface MediterraneanGoodsSet {
  good: string;
  count: number;
  worth: number;
  one_more: number;
}

/** A development card to choose from, by its deck and its two faces; `picked` is the face chosen so far. */
export interface MediterraneanDevelopmentCard {
  deck: string;
  faces: [string, string];
  picked: string | null;
}

/**
 * An offer on the floor. `takeable` says whether this seat can take it, `venus` what it was told on enquiry; `cards`
 * are the very cards meant, for the maker only. `taker` would take it and waits for the maker's word: `handed` are the
 * cards that would come, for the taker only, and `coming` what the maker was told about them.
 */
export interface MediterraneanOfferView {
  number: number;
  seat: number;
  to: number[];
  gives: string[];
  pays: number;
  wants: string[];
  asks: number;
  promises: string[];
  demands: string[];
  says: string[];
  seeks: string[];
  declined: number[];
  enquired: number[];
  takeable: boolean;
  venus: number | null;
  cards: string[];
  taker: number | null;
  handed: string[];
  coming: number | null;
}

/** One's own offer in the making, or the answer to offer `taking` with the cards picked so far. */
export interface MediterraneanDraftView {
  to: number[];
  gives: string[];
  cards: string[];
  pays: number;
  wants: string[];
  asks: number;
  promises: string[];
  demands: string[];
  says: string[];
  seeks: string[];
  taking: number | null;
  handed: string[];
}

/**
 * A white box of a trade-phase ability: its name in commands, the card, which box of it, and whom a cube in it is for,
 * as far as the viewer can see.
 */
export interface MediterraneanBoxView {
  name: string;
  card: string;
  place: number;
  aimed: number | null;
}

/**
 * What lies before one player. `goods` are known to be in hand at least; `hidden_civic` and `hidden_luxury` count the
 * rest. `known` are cards that this viewer knows to be there.
 */
export interface MediterraneanPlayerView {
  seat: number;
  points: number;
  standing: number;
  printed: number;
  government: MediterraneanTrack;
  religion: MediterraneanTrack;
  happiness: number;
  safety: number;
  cards: number;
  goods: MediterraneanGoodCount[];
  shown: MediterraneanGoodCount[];
  hidden_civic: number;
  hidden_luxury: number;
  known: string[];
  workers: MediterraneanGoodCount[];
  cities: number;
  boats: number;
  developments: string[];
  backs: string[];
  covered: string[];
  drawn: number;
  boxes: MediterraneanBoxView[];
  cubes: string[];
  promises: string[];
  spent: string[];
  earned: number;
  barbarians: number | null;
  revolt: boolean;
  done: boolean;
}

export interface MediterraneanView {
  game: "mediterranean";
  seat: number | null;
  seats: number;
  waiting: number[];
  prompt: Phrase | string;
  choices: Choice[];
  result: Result | null;
  turn: number;
  turns: number;
  phase: string;
  lap: number | null;
  laps: number;
  acts_left: number | null;
  clock: number;
  order: number[];
  players: MediterraneanPlayerView[];
  hand: MediterraneanHandCard[];
  sets: MediterraneanGoodsSet[];
  room: number;
  speech: boolean;
  offers: MediterraneanOfferView[];
  draft: MediterraneanDraftView | null;
  drawn: MediterraneanDevelopmentCard[];
  empty: string[];
  deals: number;
  decks: MediterraneanGoodCount[];
  developments: MediterraneanGoodCount[];
  by_the_letter: boolean;
  sides: string[];
}

/** A seat picked the side of a track to start on. Only that seat sees this. */
export interface MediterraneanSideChosen {
  type: "sidechosen";
  seat: number;
  side: string;
}

/** The start spaces of all seats, and the order of play drawn by lot. */
export interface MediterraneanBegan {
  type: "began";
  government: string[];
  religion: string[];
  order: number[];
}

export interface MediterraneanRound {
  type: "round";
  number: number;
}

/**
 * Goods come in: how many of each pile, civic ones by their names where everybody can tell them. The owner also sees
 * the cards.
 */
export interface MediterraneanProduced {
  type: "produced";
  seat: number;
  piles: string[];
  cards: string[];
}

/** The owner of a Free Market names a civic good to produce. */
export interface MediterraneanNamed {
  type: "named";
  seat: number;
  good: string;
}

export interface MediterraneanTradingOpens {
  type: "tradingopens";
  lap: number;
}

/** A seat has the floor. */
export interface MediterraneanFloor {
  type: "floor";
  seat: number;
  lap: number;
}

/** The owner of a draft changed it. Only that seat sees this. */
export interface MediterraneanDrafted {
  type: "drafted";
  seat: number;
  step: string;
}

/** An offer is on the floor: who may take it (nobody named: everybody), what is given for what. */
export interface MediterraneanPosted {
  type: "posted";
  seat: number;
  number: number;
  to: number[];
  gives: string[];
  pays: number;
  wants: string[];
  asks: number;
  promises: string[];
  demands: string[];
  says: string[];
  seeks: string[];
}

/** An offer is gone: taken back by its maker, or because it cannot be fulfilled any more. */
export interface MediterraneanWithdrawn {
  type: "withdrawn";
  seat: number;
  number: number;
  lapsed: boolean;
}

/** A seat says no to an offer of `maker`. */
export interface MediterraneanDeclined {
  type: "declined";
  seat: number;
  number: number;
  maker: number;
}

/** `taker` would take an offer of somebody with Isolationism, who may ask first and then agrees or not. */
export interface MediterraneanWeighed {
  type: "weighed";
  seat: number;
  taker: number;
  number: number;
}

/** The maker of an offer does not agree; the offer stands. */
export interface MediterraneanRefused {
  type: "refused";
  seat: number;
  taker: number;
  number: number;
}

/** Whoever was about to take an offer of `maker` does not, or cannot any more; the offer stands. */
export interface MediterraneanReleased {
  type: "released";
  seat: number;
  number: number;
  maker: number;
}

/** A deal is done, at once and whole. Each of the two also sees the cards that changed hands. */
export interface MediterraneanDealt {
  type: "dealt";
  maker: number;
  taker: number;
  number: number;
  gives: string[];
  pays: number;
  wants: string[];
  asks: number;
  promises: string[];
  demands: string[];
  to_taker: string[];
  to_maker: string[];
}

/**
 * Isolationism: a seat asks after Venus arrows in what `holder` would hand over; it alone hears the answer, how many
 * there are and on which goods.
 */
export interface MediterraneanEnquired {
  type: "enquired";
  seat: number;
  holder: number;
  number: number;
  venus: number | null;
  goods: string[];
}

/** Foreign Envoys: a card is handed over that cannot be refused. The two of them see which. */
export interface MediterraneanEnvoy {
  type: "envoy";
  seat: number;
  target: number;
  good: string;
  card: string;
}

/** A seat holds its basic and civic goods open. The basic ones are known already; `goods` are the others. */
export interface MediterraneanShowedHand {
  type: "showedhand";
  seat: number;
  goods: string[];
}

/** A seat lets everybody see its spices and gold. The Piracy card it may keep hidden. */
export interface MediterraneanShowedLuxury {
  type: "showedluxury";
  seat: number;
  spices: number;
  gold: number;
}

/** A cube is laid on a card or lifted from it; `what` says which. Sealed ones only their owner sees. */
export interface MediterraneanCube {
  type: "cube";
  seat: number;
  what: string;
  laid: boolean;
}

/** A card goes into the warehouse or comes back. Only its owner sees this. */
export interface MediterraneanStored {
  type: "stored";
  seat: number;
  card: string;
  stored: boolean;
}

export interface MediterraneanPassed {
  type: "passed";
  seat: number;
}

/** A seat is done trading for this round. While cards are stored in secret, only that seat sees this. */
export interface MediterraneanReady {
  type: "ready";
  seat: number;
}

/** A seat that was done trades on after all. */
export interface MediterraneanResumed {
  type: "resumed";
  seat: number;
}

/**
 * The clock: `minute` and `half minute` are warnings, `last` is of the last ten seconds; then the `time` is up, and
 * warehouses are `shut`.
 */
export interface MediterraneanClock {
  type: "clock";
  what: string;
}

/** No more offers: everyone chooses the warehouse and aims abilities. */
export interface MediterraneanClosing {
  type: "closing";
}

/** All cards not stored lie face-up. */
export interface MediterraneanSpent {
  type: "spent";
  seat: number;
  cards: string[];
  stored: number;
}

export interface MediterraneanAbandoned {
  type: "abandoned";
  seat: number;
  track: string;
  side: string;
}

/**
 * A trade-phase ability takes effect: it `works` on its target, `strikes` with everybody else, `spares`, or (the
 * altar) `serves` its owner. `box` is the place of the white box on the card, counted from 0, and `missing` are points
 * that it would have cost and that were not there (MED-C-18).
 */
export interface MediterraneanAimed {
  type: "aimed";
  seat: number;
  target: number;
  card: string;
  how: string;
  box: number;
  missing: number;
}

/** A monastery keeps its owner out of it: out of that white box of the card. */
export interface MediterraneanIgnored {
  type: "ignored";
  seat: number;
  owner: number;
  card: string;
  box: number;
}

/** An ability finds no rural worker that it could take from its target. */
export interface MediterraneanInVain {
  type: "invain";
  seat: number;
  target: number;
  card: string;
}

/** A rural worker changes hands, or is lost when `to` is None. */
export interface MediterraneanWorkerMoved {
  type: "workermoved";
  good: string;
  seat: number;
  to: number | null;
}

/** A development pays for another: it produces its good no more. */
export interface MediterraneanCovered {
  type: "covered";
  seat: number;
  card: string;
  good: string;
}

/** What the goods of a seat brought: steps on the four tracks, points for sets and for prosperity. */
export interface MediterraneanResolved {
  type: "resolved";
  seat: number;
  government: number;
  religion: number;
  happiness: number;
  safety: number;
  sets: number;
  prosperity: number;
}

/**
 * What developments of some name have changed about what the goods of a seat brought; it is in `Resolved` already.
 * Their owners are others, or (Industry) the seat itself.
 */
export interface MediterraneanReckoned {
  type: "reckoned";
  seat: number;
  card: string;
  owners: number[];
  happiness: number;
  points: number;
}

/** Revolution or conversion: what the old side had built is destroyed. */
export interface MediterraneanChangedSides {
  type: "changedsides";
  seat: number;
  track: string;
  side: string;
  destroyed: string[];
  bonus: number;
}

export interface MediterraneanRevolt {
  type: "revolt";
  seats: number[];
}

/**
 * Barbarians: what the die says, `twice` where it was rolled so (MED-C-45), and the points that were really lost
 * (MED-C-18).
 */
export interface MediterraneanAttack {
  type: "attack";
  seat: number;
  die: number;
  lost: number;
  twice: boolean;
}

export interface MediterraneanNewOrder {
  type: "neworder";
  order: number[];
}

export interface MediterraneanExtraDraw {
  type: "extradraw";
  seat: number;
  deck: string;
}

/**
 * Development cards are drawn: from which decks, which decks had none left, and for the owner which cards (both
 * faces).
 */
export interface MediterraneanDrew {
  type: "drew";
  seat: number;
  decks: string[];
  empty: string[];
  cards: string[];
}

/**
 * A sealed choice. Only that seat sees this. Without a card none is chosen on a track, or (a victim of the revolt)
 * none at all.
 */
export interface MediterraneanChoseDevelopment {
  type: "chosedevelopment";
  seat: number;
  card: string;
  track: string;
}

export interface MediterraneanBuilt {
  type: "built";
  seat: number;
  card: string;
}

/** Every-turn abilities: steps and points. */
export interface MediterraneanCivic {
  type: "civic";
  seat: number;
  happiness: number;
  safety: number;
  points: number;
}

export interface MediterraneanReshuffled {
  type: "reshuffled";
  pile: string;
}

export interface MediterraneanEnded {
  type: "ended";
  winners: number[];
  scores: number[];
  rule: string;
}

export type MediterraneanEvent =
  | MediterraneanSideChosen
  | MediterraneanBegan
  | MediterraneanRound
  | MediterraneanProduced
  | MediterraneanNamed
  | MediterraneanTradingOpens
  | MediterraneanFloor
  | MediterraneanDrafted
  | MediterraneanPosted
  | MediterraneanWithdrawn
  | MediterraneanDeclined
  | MediterraneanWeighed
  | MediterraneanRefused
  | MediterraneanReleased
  | MediterraneanDealt
  | MediterraneanEnquired
  | MediterraneanEnvoy
  | MediterraneanShowedHand
  | MediterraneanShowedLuxury
  | MediterraneanCube
  | MediterraneanStored
  | MediterraneanPassed
  | MediterraneanReady
  | MediterraneanResumed
  | MediterraneanClock
  | MediterraneanClosing
  | MediterraneanSpent
  | MediterraneanAbandoned
  | MediterraneanAimed
  | MediterraneanIgnored
  | MediterraneanInVain
  | MediterraneanWorkerMoved
  | MediterraneanCovered
  | MediterraneanResolved
  | MediterraneanReckoned
  | MediterraneanChangedSides
  | MediterraneanRevolt
  | MediterraneanAttack
  | MediterraneanNewOrder
  | MediterraneanExtraDraw
  | MediterraneanDrew
  | MediterraneanChoseDevelopment
  | MediterraneanBuilt
  | MediterraneanCivic
  | MediterraneanReshuffled
  | MediterraneanEnded;

/**
 * A card that can be seen. `number` is what actions call it; stats are Combat, Finesse, Influence, Resolve, values
 * Riposte, Parry, Thrust. `reasons` say why `stats` differ from `printed`.
 */
export interface FivesailsCardView {
  number: number;
  id: string;
  kind: string;
  place: string;
  controller: number | null;
  cost: number | null;
  stats: (number | null)[];
  printed: (number | null)[];
  reasons: (Phrase | string)[];
  values: (number | null)[];
  wealth: boolean;
  on: number | null;
  wounds: number;
  renown: number;
  engaged: boolean;
  brute: boolean;
  used: number;
  shown: boolean;
  gear: string[];
  worn: number[];
}

/**
 * A card that the viewer has seen and that is hidden now: its distance from the top of the deck and its number, where
 * the viewer knows that it lies there; else -1, since it may be any of those that are hidden.
 */
export interface FivesailsKnownView {
  id: string;
  at: number;
  number: number;
}

/**
 * One player. `hand` and `approach` hold what the viewer knows of them; `known` are cards that the viewer has seen and
 * that are in the deck, or hidden somewhere. Of a player who is out, `discard` holds all cards that left the game with
 * them and that everybody had seen.
 */
export interface FivesailsPlayerView {
  seat: number;
  faction: string;
  leader: number;
  out: boolean;
  renown: number;
  hand_size: number;
  hand: FivesailsCardView[];
  deck_size: number;
  discard: FivesailsCardView[];
  approach_size: number;
  approach: FivesailsCardView[];
  known: FivesailsKnownView[];
  crew: FivesailsCardView[];
  gear: FivesailsCardView[];
  scheme: string;
  scheme_number: number;
  initiative: number;
  panache: number;
  crew_cap: number;
  touched: number;
}

export interface FivesailsPlaceView {
  id: string;
  renown: number;
  control: number | null;
  cards: FivesailsCardView[];
  buried: number;
}

/**
 * One choice in a duel: the values of the combat card, the threat on challenger and defender after it, and the wounds
 * that the chooser's side takes, if nothing else happens.
 */
export interface FivesailsForecastView {
  action: number;
  values: [number | null, number | null, number | null];
  pools: [number, number];
  wounds: number;
}

/** The challenge or duel: everything by side, the challenger first. */
export interface FivesailsDuelView {
  begun: boolean;
  stat: string;
  fighters: [number, number];
  names: [string, string];
  seats: [number, number];
  pools: [number, number];
  gambles: [number, number];
  lethal: [boolean, boolean];
  round: number;
  side: number;
  terms: string[];
  card: number;
  values: (number | null)[];
  lines: [FivesailsCardView[], FivesailsCardView[]];
  forecasts: FivesailsForecastView[];
}

/**
 * A pressure as it would be counted now: `totals` by seat, and what they are made of (the seat, the card that counts,
 * and how much).
 */
export interface FivesailsPressureView {
  seat: number;
  place: string;
  stat: string;
  totals: number[];
  shares: [number, string, number][];
  success: boolean;
}

/** What happened that can be answered now, the cards it is about, and who has already said that they react. */
export interface FivesailsMomentView {
  words: Phrase | string;
  cards: number[];
  declared: [number, number][];
}

/** Something that an ability left behind. `numbers` tell effects of a kind apart. */
export interface FivesailsEffectView {
  words: Phrase | string;
  card: number | null;
  numbers: number[];
}

export interface FivesailsFiveSailsView {
  game: "fivesails";
  seat: number | null;
  seats: number;
  waiting: number[];
  prompt: Phrase | string;
  choices: Choice[];
  result: Result | null;
  day: number;
  phase: string;
  first: number | null;
  players: FivesailsPlayerView[];
  places: FivesailsPlaceView[];
  city_deck: number;
  city_discard: FivesailsCardView[];
  city_known: FivesailsKnownView[];
  locker: FivesailsCardView[];
  aside: FivesailsCardView[];
  effects: FivesailsEffectView[];
  moment: FivesailsMomentView | null;
  pressures: FivesailsPressureView[];
  plan: string[];
  duel: FivesailsDuelView | null;
}

export interface FivesailsPhase {
  type: "phase";
  day: number;
  phase: string;
}

/** A City card is laid out at a location. */
export interface FivesailsDealt {
  type: "dealt";
  card: number;
  name: string;
  place: string;
}

/** A seat picked a card of its approach deck, face down. Only that seat sees this. */
export interface FivesailsPlanned {
  type: "planned";
  seat: number;
  card: number;
  name: string;
}

/** All plans are turned up. `out`: the seats that plan nothing any more, being out. */
export interface FivesailsUnveiled {
  type: "unveiled";
  schemes: string[];
  characters: string[];
  out?: number[];
}

export interface FivesailsFirstPlayer {
  type: "firstplayer";
  seat: number;
}

/**
 * An ability is announced; `actor` is -1 where nobody acts. A forced one happens, and so does a passive that keeps
 * wounds off; nobody uses them, and `seat` is then whoever sees to it. `source` is the card on which it is printed,
 * and `line` which line of it.
 */
export interface FivesailsUsed {
  type: "used";
  seat: number;
  card: number;
  name: string;
  actor: number;
  source: string;
  line: number;
  kind: string;
}

/** Somebody wanted to react, and the occasion is gone. */
export interface FivesailsMissed {
  type: "missed";
  seat: number;
  card: number;
  name: string;
}

/** A card targets another one: what is used, or the challenger. */
export interface FivesailsTargeted {
  type: "targeted";
  card: number;
  name: string;
  target: number;
  target_name: string;
  whose: number[];
  on: string[];
}

/** The Action of a location is used. */
export interface FivesailsDrewThere {
  type: "drewthere";
  seat: number;
  place: string;
}

export interface FivesailsPassed {
  type: "passed";
  seat: number;
}

/** A card is discarded in payment for another one. */
export interface FivesailsPaid {
  type: "paid";
  seat: number;
  card: number;
  name: string;
  bought: string;
}

export interface FivesailsDiscarded {
  type: "discarded";
  seat: number;
  card: number;
  name: string;
}

/** Only the drawer sees which cards. */
export interface FivesailsDrew {
  type: "drew";
  seat: number;
  count: number;
  cards: string[];
}

/** Cards of a deck are turned up for all to see; they may be hidden again. */
export interface FivesailsRevealed {
  type: "revealed";
  seat: number;
  owner: number;
  cards: string[];
}

/**
 * Somebody looks at the top of a deck, -1 is the City Deck: everybody sees whose it is and at how many cards, only
 * they see at which (FIV-C-157).
 */
export interface FivesailsPeeked {
  type: "peeked";
  seat: number;
  owner: number;
  count: number;
  cards: string[];
}

export interface FivesailsShuffled {
  type: "shuffled";
  owner: number;
}

/**
 * A card goes to a discard pile, the Locker, the bazaar, the top of the City Deck, under a deck or back to an approach
 * deck.
 */
export interface FivesailsLeft {
  type: "left";
  card: number;
  name: string;
  to: string;
  whose: number[];
}

export interface FivesailsJoined {
  type: "joined";
  seat: number;
  card: number;
  name: string;
  place: string;
}

export interface FivesailsAttached {
  type: "attached";
  card: number;
  name: string;
  bearer: number;
  bearer_name: string;
  whose: number[];
}

/** A character changes its location; `by` is whose action or effect it was, -1 nobody's. */
export interface FivesailsMovedTo {
  type: "movedto";
  card: number;
  name: string;
  place: string;
  by: number;
  whose: number[];
}

export interface FivesailsEngaged {
  type: "engaged";
  card: number;
  name: string;
  whose: number[];
  on: string[];
}

export interface FivesailsEnGarde {
  type: "engarde";
  card: number;
  name: string;
  whose: number[];
  on: string[];
}

export interface FivesailsWounded {
  type: "wounded";
  card: number;
  name: string;
  count: number;
  total: number;
  whose: number[];
}

export interface FivesailsHealed {
  type: "healed";
  card: number;
  name: string;
  count: number;
  whose: number[];
}

/** A character is destroyed; `to` says where it goes, as in Left. */
export interface FivesailsDestroyed {
  type: "destroyed";
  card: number;
  name: string;
  place: string;
  to: string;
  whose: number[];
}

/** `by`: whose choice it was, where that is not the seat by whose ability it happens. */
export interface FivesailsRenownMoved {
  type: "renownmoved";
  start: string;
  to: string;
  count: number;
  by?: number;
}

/** A location gets a controller; -1: it is uncontrolled. */
export interface FivesailsClaimed {
  type: "claimed";
  seat: number;
  place: string;
}

/**
 * `totals` by seat; `shares` say what they are made of: the seat, the card that counts, and how much. `out`: the seats
 * that count for nothing any more, being out.
 */
export interface FivesailsPressured {
  type: "pressured";
  seat: number;
  performer: string;
  place: string;
  totals: number[];
  shares: [number, string, number][];
  success: boolean;
  out?: number[];
}

export interface FivesailsChallenged {
  type: "challenged";
  challenger: number;
  name: string;
  target: number;
  target_name: string;
  stat: string;
  whose: number[];
}

/** accept, refuse, intervene or home. */
export interface FivesailsAnswered {
  type: "answered";
  seat: number;
  answer: string;
  card: number;
  name: string;
  whose: number[];
}

/** Threat in the pools of the challenger and the defender. */
export interface FivesailsThreat {
  type: "threat";
  pools: [number, number];
  names: [string, string];
  whose: number[];
}

/** Threat that wounds nobody, since whom it is for is gone or elsewhere; from the pool of which side of the duel. */
export interface FivesailsThreatDropped {
  type: "threatdropped";
  side: number;
  name: string;
  count: number;
  whose: number[];
}

export interface FivesailsRoundBegins {
  type: "roundbegins";
  seat: number;
  number: number;
}

export interface FivesailsCombatCard {
  type: "combatcard";
  seat: number;
  card: number;
  name: string;
  gambled: boolean;
}

export interface FivesailsNoCard {
  type: "nocard";
  seat: number;
}

/** The values of the combat card as they resolve. */
export interface FivesailsStruck {
  type: "struck";
  seat: number;
  riposte: number;
  parry: number;
  thrust: number;
}

/** Another fighter takes over a duel. */
export interface FivesailsTookOver {
  type: "tookover";
  card: number;
  name: string;
  instead: string;
  whose: number[];
}

export interface FivesailsDuelOver {
  type: "duelover";
  rounds: number;
}

/** A player is out, and with the Leader go Renown, control of locations and the crew. */
export interface FivesailsEliminated {
  type: "eliminated";
  seat: number;
  renown: number;
  places: string[];
  crew: string[];
}

/**
 * A card goes to a hand, other than by drawing. Who cannot see which one is told -1 and "". `place` is the location
 * where it lay face down, "" if it did not.
 */
export interface FivesailsTaken {
  type: "taken";
  seat: number;
  card: number;
  name: string;
  place: string;
}

/** A player names a card for later. */
export interface FivesailsNamed {
  type: "named";
  seat: number;
  card: number;
  name: string;
  whose: number[];
}

/** Cards go under a deck; -1 is the City Deck. Once they lie there nobody sees how many it were. */
export interface FivesailsSunk {
  type: "sunk";
  owner: number;
  count: number;
}

/** A move does not happen, or an ability or a challenge comes to nothing: that of this card. */
export interface FivesailsCancelled {
  type: "cancelled";
  card: number;
  name: string;
  what: string;
  whose: number[];
}

/**
 * Something holds that nothing else tells: who stays in Dusk, which location is shut, where a card lies face down; or
 * that control of a location does not change, though somebody tried.
 */
export interface FivesailsLasting {
  type: "lasting";
  what: string;
  name: string;
  place: string;
}

/** Somebody looks through the approach deck of another: everybody sees whose, and only they see what is in it. */
export interface FivesailsLooked {
  type: "looked";
  seat: number;
  owner: number;
}

/** A card of an approach deck is noted; only who did it sees which. */
export interface FivesailsNoted {
  type: "noted";
  seat: number;
  owner: number;
  name: string;
}

/** A use comes to nothing: a cost cannot be paid any more (FIV-COST-9), or there is no target any more. */
export interface FivesailsFizzled {
  type: "fizzled";
  seat: number;
  card: number;
  name: string;
  unpaid: boolean;
}

/** The condition of a Technique that went with a challenge does not hold when it would take effect. */
export interface FivesailsUnmet {
  type: "unmet";
  card: number;
  name: string;
  whose: number[];
}

export interface FivesailsEnded {
  type: "ended";
  winners: number[];
  rule: string;
}

export type FivesailsEvent =
  | FivesailsPhase
  | FivesailsDealt
  | FivesailsPlanned
  | FivesailsUnveiled
  | FivesailsFirstPlayer
  | FivesailsUsed
  | FivesailsMissed
  | FivesailsTargeted
  | FivesailsDrewThere
  | FivesailsPassed
  | FivesailsPaid
  | FivesailsDiscarded
  | FivesailsDrew
  | FivesailsRevealed
  | FivesailsPeeked
  | FivesailsShuffled
  | FivesailsLeft
  | FivesailsJoined
  | FivesailsAttached
  | FivesailsMovedTo
  | FivesailsEngaged
  | FivesailsEnGarde
  | FivesailsWounded
  | FivesailsHealed
  | FivesailsDestroyed
  | FivesailsRenownMoved
  | FivesailsClaimed
  | FivesailsPressured
  | FivesailsChallenged
  | FivesailsAnswered
  | FivesailsThreat
  | FivesailsThreatDropped
  | FivesailsRoundBegins
  | FivesailsCombatCard
  | FivesailsNoCard
  | FivesailsStruck
  | FivesailsTookOver
  | FivesailsDuelOver
  | FivesailsEliminated
  | FivesailsTaken
  | FivesailsNamed
  | FivesailsSunk
  | FivesailsCancelled
  | FivesailsLasting
  | FivesailsLooked
  | FivesailsNoted
  | FivesailsFizzled
  | FivesailsUnmet
  | FivesailsEnded;

export type AnyView = TrickeryView | TreacheryView | TriesteView | MediterraneanView | FivesailsFiveSailsView;

export const VERSION = 6;
export const NAME = 24;
export const CHAT = 300;
export const REMARKS: readonly Say['remark'][] = ["say-hello", "say-luck", "say-thanks", "say-played", "say-deal", "say-agreed", "say-no-deal", "say-trust", "say-doubt", "say-sorry", "say-hurry", "say-moment", "say-bye"];
