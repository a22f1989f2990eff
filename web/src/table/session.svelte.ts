/**
 * One table as a visitor lives it: the stream and the line to it, what is on the screen (which may still be showing what
 * happened a moment ago), and what has been clicked so far.
 */

import { notation, type Words } from '../i18n/book';
import { VERSION, type AnyItem, type AnyView, type Choice, type Hello, type Hinted, type News, type TableInfo } from '../generated/types';
import { kitOf } from '../games/registry';
import type { Kit } from '../games/kit';
import { api, Failure } from '../net/api';
import { visitor } from '../visitor.svelte';
import { FINAL, Live, type Line, type Outgoing, type Reply } from '../net/live';
import { settings } from '../look/settings.svelte';
import { play } from '../sound/sound';
import { click, lit, matching } from './narrow';
import { patience } from './patience';
import { Stage } from './stage.svelte';
import { clock, EMPTY, last, openRequest, receive, standing, type Stream } from './stream';

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
  /** The server speaks another version than this page. */
  outdated = $state(false);
  readonly stage = new Stage();

  /** When the question that is open now may be let pass, and what does it. */
  #passAt = 0;
  #awaited: AnyView | null = null;
  #passing: ReturnType<typeof setTimeout> | undefined;

  #asked = false;
  #now = $state(performance.now());
  #scenes: Scene[] = $state.raw([]);
  #playing = $state(false);
  readonly #live: Live;

  readonly table: TableInfo | null = $derived(this.stream.table);
  readonly behind: boolean = $derived(this.#playing || this.#scenes.length > 0);
  readonly choices: readonly Choice[] = $derived(this.behind || this.sending ? [] : (this.view?.choices ?? []));
  readonly left: readonly Choice[] = $derived(matching(this.choices, this.picked));
  readonly lit: ReadonlySet<string> = $derived(lit(this.choices, this.picked));
  readonly story: readonly AnyItem[] = $derived(standing(this.items));
  readonly request = $derived(openRequest(this.stream.items));
  /** Seconds left, by the clock that everybody sees. */
  readonly seconds: number | null = $derived(clock(this.stream, Math.max(this.#now, this.stream.clockAt)));

  constructor(id: string) {
    this.#live = new Live(id, {
      heard: (message) => this.#heard(message),
      line: (line) => {
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
      if (this.stream.timeLeft !== null) this.#now = performance.now();
    }, TICK);
    void this.#enter();
    return () => {
      clearInterval(timer);
      removeEventListener('online', nudge);
      removeEventListener('pointerdown', reclaim);
      removeEventListener('keydown', reclaim);
      document.removeEventListener('visibilitychange', nudge);
      clearTimeout(this.#passing);
      this.stage.skip();
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
    this.why = status === 404 ? null : reason;
  }

  // ------------------------------------------------------------------ hearing

  #heard(message: Hello | News): boolean {
    const got = receive(this.stream, message, performance.now());
    if (got.gap) return false;
    this.stream = got.stream;
    const game = got.stream.table?.game ?? '';
    if (message.type === 'hello' && message.version !== VERSION) this.outdated = true;
    if (!this.#asked) {
      this.#asked = true;
      void kitOf(game)
        .catch(() => null) // a board that cannot be fetched is no reason not to play
        .then((kit) => {
          this.kit = kit;
          this.ready = true;
          this.#awaited = null;
          this.#await();
        });
    }
    if (message.type === 'hello' && !document.hidden) this.#reclaim();
    if (got.anew) {
      this.#scenes = [];
      this.stage.skip();
      this.picked = [];
      this.view = got.stream.view;
      this.items = got.stream.items;
      this.#await();
    } else {
      this.#scenes = [...this.#scenes, { fresh: got.fresh, view: got.stream.view }];
      void this.#playOut();
    }
    return true;
  }

  async #playOut(): Promise<void> {
    if (this.#playing) return;
    this.#playing = true;
    for (let scene = this.#scenes[0]; scene; scene = this.#scenes[0]) {
      if (this.kit && !scene.quick && this.#scenes.length <= CROWD && !this.stage.dark) {
        for (const item of scene.fresh) {
          if (item.type !== 'told' || this.#scenes[0] !== scene) continue;
          const { kit, view } = this;
          const motions = item.events.flatMap((event) => kit.motions(event, view));
          // Nobody needs to be shown the card that they have just played themselves.
          await this.stage.show(motions.filter((one) => one.kind !== 'card' || one.seat !== this.table?.you));
        }
      }
      if (this.#scenes[0] !== scene) continue; // skipped, or void meanwhile
      this.#scenes = this.#scenes.slice(1);
      this.#show(scene);
    }
    this.#playing = false;
    this.#await();
  }

  #show(scene: Scene): void {
    const before = this.view;
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
    if (scene.fresh.some((item) => item.type === 'said' && item.seat !== this.table?.you)) play('chat');
  }

  /** Show at once what is still being played out. */
  skip(): void {
    const latest = this.#scenes.at(-1);
    if (latest) {
      this.#scenes = [{ fresh: this.#scenes.flatMap((scene) => scene.fresh), view: latest.view, quick: true }];
    }
    this.stage.skip();
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

  /** A question has come: draw when it may pass, and let it pass then if there is nothing else to do. */
  #await(): void {
    const { table, view } = this;
    if (view === this.#awaited) return;
    this.#awaited = view;
    clearTimeout(this.#passing);
    if (!this.#pass || !table || table.you === null || table.stage !== 'playing') return;
    const wait = patience(table.seats.some((seat) => seat.bot === null && seat.seat !== table.you));
    this.#passAt = performance.now() + wait;
    this.#passing = setTimeout(() => {
      const pass = this.#pass;
      if (pass && this.choices.length === 1) void this.act(pass);
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
    this.picked = [];
    this.note = null;
    this.hint = null;
    if (first === this.#pass?.say) await until(this.#passAt);
    const reply = await this.#live.ask({ type: 'act', do: first, question: this.stream.question, then });
    this.#tell(reply);
    this.sending = false;
    return reply.type === 'done' ? this.stream.view : null;
  };

  async #explain(together: readonly string[]): Promise<void> {
    const { view } = this;
    const attempt = view && this.kit ? this.kit.attempt(view, together) : null;
    if (attempt === null) this.note = { words: '', rule: null, ours: true };
    else if ('ask' in attempt) await this.wonder(attempt.ask);
    else this.note = { words: attempt.words, rule: attempt.rule, ours: true };
  }

  /** Why something is not possible. */
  wonder = async (ask: string): Promise<void> => this.#tell(await this.#live.ask({ type: 'whynot', do: ask }));

  async askHint(): Promise<void> {
    const reply = await this.#live.ask({ type: 'hint' });
    if (reply.type === 'hinted') this.hint = reply;
    else this.#tell(reply);
  }

  takeBack = (): Promise<void> => this.#send({ type: 'takeback' });
  answer = (yes: boolean): Promise<void> => this.#send({ type: 'answer', yes });
  say = (text: string): Promise<void> => this.#send({ type: 'chat', text });

  async #send(message: Outgoing): Promise<void> {
    this.note = null;
    this.#tell(await this.#live.ask(message));
  }

  #tell(reply: Reply): void {
    if (reply.type === 'refused') this.note = { words: reply.reason, rule: reply.rule, ours: false };
  }
}
