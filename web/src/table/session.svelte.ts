/**
 * One table as a visitor lives it: the stream and the line to it, what is on the screen (which may still be showing what
 * happened a moment ago), and what has been clicked so far.
 */

import { tick } from 'svelte';
import { notation, type Words } from '../i18n/book';
import { type AnyItem, type AnyView, type Choice, type Hello, type Hinted, type LessonInfo, type News, type Say, type TableInfo } from '../generated/types';
import { kitOf } from '../games/registry';
import type { Kit } from '../games/kit';
import { motionsOf } from '../games/motion';
import { api, Failure } from '../net/api';
import { speaker } from '../i18n/speaker.svelte';
import { visitor } from '../visitor.svelte';
import { FINAL, Live, type Line, type Outgoing, type Reply } from '../net/live';
import { settings } from '../look/settings.svelte';
import { reach } from '../offline/reach.svelte';
import { play } from '../sound/sound';
import { Clicks } from './clicks';
import { click, lit, matching } from './narrow';
import { patience } from './patience';
import { Stage } from './stage.svelte';
import { Talk, type Said } from './talk.svelte';
import { clock, EMPTY, last, openRequest, receive, sinceMine, standing, withEarlier, type Stream } from './stream';
import { times, type SeatTime } from './times';

/** Why something was not possible. `words` come from the rules, or from us when `ours`. */
export interface Note {
  words: Words;
  rule: string | null;
  ours: boolean;
}

interface Scene {
  fresh: readonly AnyItem[];
  view: AnyView | null;
  /** Not to be played out any more. */
  quick?: boolean;
}

const CROWD = 5; // with more scenes than this waiting, they are not played out any more

const SEEN = 1500; // milliseconds that a question with one answer stands before it is answered

const TICK = 250;
const until = (time: number): Promise<void> => new Promise((done) => setTimeout(done, Math.max(0, time - performance.now())));

const asked = (view: AnyView | null): boolean =>
  view !== null && view.seat !== null && view.waiting.includes(view.seat) && view.choices.length > 0;

/** Whether one is still asked the same, as where everybody acts at once and others just did. */
const stillAsked = (before: AnyView | null, now: AnyView | null): boolean =>
  asked(before) && asked(now) && notation(before?.prompt ?? '') === notation(now?.prompt ?? '');

export class Session {
  stream: Stream = $state.raw(EMPTY);
  /** What the screen shows: the stream, as far as it has been played out. */
  view: AnyView | null = $state.raw(null);
  items: readonly AnyItem[] = $state.raw([]);
  kit: Kit | null = $state.raw(null);
  /** Whether it is known what the table is drawn with. */
  ready = $state(false);
  line: Line = $state('connecting');
  /** Whether the line was up before: then "lost" is news. */
  met = $state(false);
  picked: readonly string[] = $state.raw([]);
  note: Note | null = $state(null);
  hint: Hinted | null = $state.raw(null);
  sending = $state(false);
  closed = $state(false);
  /** What the server says about that, where it says more than that there is no such table. */
  why: Words | null = $state.raw(null);
  readonly stage = new Stage();
  readonly talk: Talk;
  readonly #clicks = new Clicks();

  /** When the question that is open now may be let pass, and what does it. */
  #passAt = 0;
  #awaited: AnyView | null = null;
  #passing: ReturnType<typeof setTimeout> | undefined;

  /** The number of the lesson that was said last. */
  #taught: number | null = null;

  #asked = false;
  #now = $state(performance.now());
  #scenes: Scene[] = $state.raw([]);
  #playing = $state(false);
  #flowing = false;
  /** What happened since one's last decision, with what was on the board before. */
  #past: readonly Scene[] = $state.raw([]);
  #looksBack = false;
  readonly #live: Live;

  readonly table: TableInfo | null = $derived(this.stream.table);
  readonly behind: boolean = $derived(this.#playing || this.#scenes.length > 0);
  /** Whether something happened since one's last decision that can be seen again. */
  readonly past: boolean = $derived(this.#past.length > 0 || this.stream.items.some((item) => item.type === 'told'));
  readonly choices: readonly Choice[] = $derived(this.behind || this.sending ? [] : (this.view?.choices ?? []));
  /** Whether the others wait for one's decision. */
  readonly mine: boolean = $derived(this.choices.length > 0 && !this.kit?.idle?.(this.view!));
  readonly left: readonly Choice[] = $derived(matching(this.choices, this.picked));
  readonly lit: ReadonlySet<string> = $derived(lit(this.choices, this.picked));
  /** What is said to somebody who learns; not ahead of what is still being played out. */
  readonly lesson: LessonInfo | null = $derived(this.behind || this.sending ? null : (this.stream.now?.lesson ?? null));
  /** Whether the note answers something that the rules allow, and the lesson does not. */
  readonly astray: boolean = $derived(typeof this.note?.words === 'object' && this.note.words.kind.startsWith('lesson-'));
  readonly story: readonly AnyItem[] = $derived(standing(this.items));
  readonly request = $derived(openRequest(this.stream.items));
  /** What was said and not yet read. */
  readonly unread: readonly Said[] = $derived.by(() => this.talk.unread(this.stream.items, this.table?.you ?? null));
  /** Seconds left, by the clock that everybody sees. */
  readonly seconds: number | null = $derived(clock(this.stream, Math.max(this.#now, this.stream.clockAt)));
  /** What each person has left, where there is a clock. */
  readonly times: readonly SeatTime[] = $derived(times(this.stream, Math.max(this.#now, this.stream.clockAt)));

  constructor(id: string) {
    this.talk = new Talk(id);
    this.#live = new Live(id, {
      heard: (message) => this.#heard(message),
      line: (line) => {
        if (line === 'up' && this.line === 'lost') reach.look(true); // it may have come back as another one
        this.line = line;
        if (line === 'up') this.met = true;
      },
      complained: (refusal) => (this.note = { words: refusal.reason, rule: refusal.rule, ours: false }),
      since: () => last(this.stream),
      look: () => this.stream.look,
      closed: (reason, status) => this.#close(reason, status),
    });
  }

  start(): () => void {
    const nudge = () => {
      if (document.hidden) return;
      this.#live.nudge();
      this.#reclaim();
    };
    const reclaim = () => this.#reclaim();
    addEventListener('online', nudge);
    addEventListener('pointerdown', reclaim);
    addEventListener('keydown', reclaim);
    document.addEventListener('visibilitychange', nudge);
    const timer = setInterval(() => {
      if (this.stream.timeLeft !== null || this.stream.running.length) this.#now = performance.now();
    }, TICK);
    const unwatch = this.#clicks.watch();
    void this.#enter();
    return () => {
      unwatch();
      clearInterval(timer);
      removeEventListener('online', nudge);
      removeEventListener('pointerdown', reclaim);
      removeEventListener('keydown', reclaim);
      document.removeEventListener('visibilitychange', nudge);
      clearTimeout(this.#passing);
      this.stage.skip();
      this.talk.stop();
      this.#live.stop();
    };
  }

  /** Whoever is new gets a name first, so that a seat taken later is theirs on this very line. */
  async #enter(): Promise<void> {
    const absent = api.table(this.#live.id).then(
      () => null,
      (failure) => (failure instanceof Failure && FINAL.includes(failure.status) ? failure : null),
    );
    await visitor.load().catch(() => undefined);
    const failure = await absent;
    if (failure) this.#close(failure.reason, failure.status);
    else this.#live.start();
  }

  #close(reason: Words | null, status: number): void {
    this.closed = true;
    reach.look(true); // perhaps it no longer speaks as this page does
    this.why = status === 404 ? null : reason;
  }

  // ------------------------------------------------------------------ hearing

  #heard(message: Hello | News): boolean {
    const got = receive(this.stream, message, performance.now());
    if (got.gap) return false;
    this.stream = got.stream;
    const game = got.stream.table?.game ?? '';
    if (!this.#asked) {
      this.#asked = true;
      void kitOf(game)
        .catch(() => null) // a board that cannot be fetched is no reason not to play
        .then((kit) => {
          this.kit = kit;
          this.ready = true;
          this.#await();
        });
    }
    if (message.type === 'hello' && !document.hidden) this.#reclaim();
    if (got.anew) {
      this.#scenes = this.#past = [];
      this.#looksBack = false;
      this.stage.skip();
      this.picked = [];
      this.view = got.stream.view;
      this.items = got.stream.items;
      this.#await();
    } else {
      // Talk does not wait until the board has caught up.
      for (const item of got.fresh) if (item.type === 'said') this.talk.hear(item, this.table?.you ?? null, speaker.said(item.text).length);
      this.#scenes = [...this.#scenes, { fresh: got.fresh, view: got.stream.view }];
      void this.#playOut();
    }
    return true;
  }

  async #playOut(): Promise<void> {
    if (this.#playing) return;
    this.#playing = true;
    for (let scene = this.#scenes[0]; scene; scene = this.#scenes[0]) {
      const { kit, view } = this;
      const played = kit !== null && view !== null && !scene.quick && this.#scenes.length <= CROWD && !this.stage.dark;
      const flows = played && (kit.flows?.(view) ?? false);
      if (played && !flows) await this.#perform(scene.fresh, view, () => this.#scenes[0] === scene);
      if (this.#scenes[0] !== scene) continue; // skipped, or void meanwhile
      this.#scenes = this.#scenes.slice(1);
      this.#show(scene);
      await tick();
      if (!flows) this.stage.settle();
      else if (!this.#flowing) {
        // Nobody waits for this, and what happens meanwhile is not made up for.
        this.#flowing = true;
        void this.#perform(scene.fresh, view, () => this.#flowing).then(() => {
          this.#flowing = false;
          if (!this.#playing) this.stage.settle();
        });
      }
    }
    this.#playing = false;
    this.#await();
  }

  /** What happened, in motion, on a board that shows how things stood before. */
  async #perform(items: readonly AnyItem[], view: AnyView | null, goesOn: () => boolean): Promise<void> {
    for (const item of items) {
      const { kit } = this;
      if (item.type !== 'told' || !kit || !goesOn()) continue;
      await this.stage.show(item.events.flatMap((event) => motionsOf(kit.motions, event, view)));
    }
  }

  #show(scene: Scene): void {
    const before = this.view;
    if (scene.fresh.some((item) => item.type === 'told')) this.#past = [...this.#past, { fresh: scene.fresh, view: before }];
    this.items = scene.fresh.length ? [...this.items, ...scene.fresh] : this.items;
    this.view = scene.view;
    if (stillAsked(before, this.view)) {
      if (!matching(this.view?.choices ?? [], this.picked).length) this.picked = [];
      if (!this.view?.choices.some((choice) => choice.say === this.hint?.say)) this.hint = null;
    } else if (scene.fresh.some((item) => item.type === 'told' || item.type === 'tookback')) {
      this.picked = [];
      this.hint = null;
      this.note = null;
    }
    if (scene.fresh.some((item) => item.type === 'ended')) play('end');
    else if (!asked(before) && asked(this.view) && !this.#scenes.length) play('turn');
  }

  /** What happened since one's last decision, once more: the board goes back to where it was, and from there to now. */
  async again(): Promise<void> {
    if (this.behind || this.stage.dark) return;
    const now = this.view;
    // Whoever came back to the table saw none of it: then it is told on the board as it is now.
    const scenes = this.#past.length ? this.#past : [{ fresh: sinceMine(this.story, this.table?.you ?? null), view: now }];
    this.#playing = this.#looksBack = true;
    this.picked = [];
    for (const { fresh, view } of scenes) {
      if (!this.#looksBack) break;
      this.view = view;
      await tick();
      this.stage.settle();
      await this.#perform(fresh, view, () => this.#looksBack);
    }
    this.view = now;
    await tick();
    this.stage.settle();
    this.#playing = this.#looksBack = false;
    void this.#playOut();
  }

  /** Show at once what is still being played out. */
  skip(): void {
    this.#looksBack = false;
    const latest = this.#scenes.at(-1);
    if (latest) {
      this.#scenes = [{ fresh: this.#scenes.flatMap((scene) => scene.fresh), view: latest.view, quick: true }];
    }
    this.stage.skip();
  }

  /** Ask for the lines that were said before those that are here. */
  async listenBack(): Promise<void> {
    const first = this.stream.items.find((item) => item.type === 'said');
    if (!first) return;
    const you = this.table?.you;
    const talk = await api.talk(this.#live.id, first.n);
    if (this.table?.you === you) this.stream = withEarlier(this.stream, talk); // other eyes have other numbers
  }

  /** Whoever is back takes the seat back from the bot that stands in. */
  #reclaim(): void {
    const { table } = this;
    if (table && table.you !== null && table.stage === 'playing' && table.seats[table.you]?.stand_in) {
      void this.#live.ask({ type: 'here' });
    }
  }

  // ------------------------------------------------------------------ doing

  /** Somebody clicked a thing on the board. */
  pick = (thing: string): void => {
    this.note = null;
    if (this.sending) return;
    if (this.behind) return this.skip();
    const what = click(this.choices, this.picked, thing);
    if (what.kind === 'do') void this.act(what.choice);
    else if (what.kind === 'picked') this.picked = what.picked;
    else void this.#explain(what.together);
  };

  unpick = (): void => {
    this.picked = [];
    this.note = null;
  };

  /** The choice that lets the open question pass, where it may be made for the player. */
  get #pass(): Choice | null {
    const { view, kit } = this;
    return view && kit && settings.passes && asked(view) ? (kit.passing?.(view) ?? null) : null;
  }

  /** The only answer there is, where it may be given for the player. */
  get #only(): Choice | null {
    const { view, kit } = this;
    if (!view || !kit || !settings.single || !asked(view) || view.choices.length > 1 || kit.lingers?.(view)) return null;
    return view.choices[0] ?? null;
  }

  /** A question has come: draw when it may pass, and let it pass then if there is nothing else to do. */
  #await(): void {
    const { table, view } = this;
    if (!this.ready || view === this.#awaited) return; // before that, nobody knows what it is drawn with
    this.#awaited = view;
    clearTimeout(this.#passing);
    // What a lesson is about is asked, even where there is one answer only; the rest of it goes by itself.
    const lesson = this.stream.now?.lesson?.number ?? null;
    const fresh = lesson !== null && lesson !== this.#taught;
    this.#taught = lesson;
    if (fresh || (lesson !== null && !this.stream.now?.lesson?.wanted.length)) return;
    if (!(this.#pass ?? this.#only) || !table || table.you === null || table.stage !== 'playing') return;
    const drawn = patience(table.seats.some((seat) => seat.bot === null && seat.seat !== table.you));
    const wait = this.#pass ? drawn : Math.max(drawn, SEEN); // what is done for me is seen first
    this.#passAt = performance.now() + wait;
    this.#passing = setTimeout(() => {
      const answer = this.#pass ?? this.#only;
      if (answer && this.choices.length === 1) void this.act(answer);
    }, wait);
  }

  async act(choice: Choice): Promise<void> {
    await this.do([choice.say]);
  }

  /** The steps of one decision, by their texts: all of them, or none. */
  do = async (steps: readonly string[]): Promise<AnyView | null> => {
    const [first, ...then] = steps;
    if (this.sending || first === undefined) return null;
    this.sending = true;
    this.#clicks.decided();
    this.picked = [];
    this.note = null;
    this.hint = null;
    if (first === this.#pass?.say) await until(this.#passAt);
    const past = this.#past;
    this.#past = [];
    const reply = await this.#live.ask({ type: 'act', do: first, question: this.stream.question, then });
    this.#tell(reply);
    if (reply.type === 'refused') this.#past = [...past, ...this.#past];
    this.sending = false;
    return reply.type === 'done' ? this.stream.view : null;
  };

  async #explain(together: readonly string[]): Promise<void> {
    const { view } = this;
    const attempt = view && this.kit ? this.kit.attempt(view, together) : null;
    if (attempt === null) this.note = { words: '', rule: null, ours: true };
    else if ('ask' in attempt) await this.askWhyNot(attempt.ask);
    else this.note = { words: attempt.words, rule: attempt.rule, ours: true };
  }

  /** Why something is not possible. */
  askWhyNot = async (ask: string): Promise<void> => this.#tell(await this.#live.ask({ type: 'whynot', do: ask }));

  async askHint(): Promise<void> {
    const reply = await this.#live.ask({ type: 'hint' });
    if (reply.type === 'hinted') this.hint = reply;
    else this.#tell(reply);
  }

  takeBack = (): Promise<void> => this.#send({ type: 'takeback' });
  answer = (yes: boolean): Promise<void> => this.#send({ type: 'answer', yes });
  say = (text: string): Promise<string> => this.#speak({ type: 'chat', text });
  /** Say something that everybody reads in their own language. */
  remark = (remark: Say['remark']): Promise<string> => this.#speak({ type: 'say', remark });

  /** Talk is answered where one talks: empty, or why it was not heard. */
  async #speak(message: Outgoing): Promise<string> {
    const reply = await this.#live.ask(message);
    return reply.type === 'refused' ? speaker.said(reply.reason, this.table?.game) : '';
  }
  /** A lesson was read; or with `leave` one wants no more of them. */
  hear = (lesson: number, leave = false): Promise<void> => this.#send({ type: 'hear', lesson, leave });

  async #send(message: Outgoing): Promise<void> {
    this.#clicks.decided();
    this.note = null;
    this.#tell(await this.#live.ask(message));
  }

  #tell(reply: Reply): void {
    if (reply.type === 'refused') this.note = { words: reply.reason, rule: reply.rule, ours: false };
  }
}
