/**
 * The line to a table. It stays up by itself: a lost connection is taken up again, saying the last item that was seen,
 * and what was sent and not yet answered is sent again under the same mark, so that it is carried out once.
 *
 * Where websockets fail twice in a row, it asks by plain HTTP instead (long poll).
 *
 * A server whose disk is full or whose database is away says that it could not write something down, and one that hears
 * too much at once that it was too much. Nothing is lost by that: it is sent again, under the same mark, until it can.
 */

import { VERSION, type AnyToClient, type AnyToServer, type Done, type Hello, type Hinted, type News, type Refused, type Phrase } from '../generated/types';

/** `stuck`: the server answers, but cannot write anything down. */
export type Line = 'connecting' | 'up' | 'lost' | 'stuck';
export type Reply = Done | Refused | Hinted;
/** A message without its mark; the line gives it one. */
export type Outgoing = AnyToServer extends infer M ? (M extends AnyToServer ? Omit<M, 'ref'> : never) : never;

export interface Hooks {
  /** A Hello or News has come; false asks to connect anew, because something is missing. */
  heard(message: Hello | News): boolean;
  line(line: Line): void;
  /** A refusal that answers nothing we asked. */
  complained(refusal: Refused): void;
  /** The number of the last item that we have. */
  since(): number;
  /** The number of what we see. */
  look(): number;
  /** This table does not exist, is not for us, or cannot be played any more; trying again is of no use. */
  closed(reason: Phrase | string | null, status: number): void;
}

/** What the line needs of the world; tests bring their own. */
export interface World {
  socket(address: string): WebSocket;
  fetch(address: string, init?: RequestInit): Promise<Response>;
  later(ms: number, then: () => void): () => void;
  random(): number;
}

/** What the server answers when it has no rules for a table. */
export const CANNOT = 400;
/** Answers after which trying again is of no use. */
export const FINAL: readonly number[] = [CANNOT, 403, 404];
/** What it answers when its database is full or away, and what it says of something that it could not write down. */
const STUCK = 503;
const UNWRITTEN: readonly string[] = ['no-writing-that', 'no-writing-now', 'no-looking-now', 'no-table-now'];
const TOO_MUCH = 'no-more-requests';
const SPARING = 2; // tries that count as made when it is stuck: asking at once would only add to its troubles

const SOCKET_TRIES = 2;
const OPENING = 8_000; // how long a connection may take to say hello
const PING = 20_000;
const PATIENCE = 10_000; // how long an answer to a ping may take
const POLL = 60_000; // a poll that has not come back by then is lost
const IDLE = 1_000; // a breath after a poll that brought nothing
export const WAITS = [300, 1_000, 2_000, 4_000, 8_000, 15_000];

/** How long to wait before the next try: longer each time, and not everyone at the same moment. */
export function wait(tries: number, random: number): number {
  const base = WAITS[Math.min(tries, WAITS.length - 1)]!;
  return Math.round(base * (0.75 + 0.5 * random));
}

interface Sent {
  message: AnyToServer;
  answer(reply: Reply): void;
}

export class Live {
  #socket: WebSocket | null = null;
  #poll: AbortController | null = null;
  #polling = false;
  #failedSockets = 0;
  #blamed = false; // websockets failed while plain HTTP worked
  #tries = 0;
  #marks = 0;
  #unanswered = new Map<string, Sent>();
  #cancel: (() => void) | null = null;
  #cancelPing: (() => void) | null = null;
  #stopped = false;
  #up = false;
  #stuck = false;
  readonly #prefix: string;

  constructor(
    readonly id: string,
    readonly hooks: Hooks,
    readonly world: World = browser(),
  ) {
    this.#prefix = Math.floor(world.random() * 36 ** 6).toString(36);
  }

  start(): void {
    if (this.#stopped) return;
    this.hooks.line('connecting');
    this.#connect();
  }

  stop(): void {
    this.#stopped = true;
    this.#drop();
    this.#unanswered.clear();
  }

  /** The world has changed (network back, page shown again): do not wait any longer. */
  nudge(): void {
    if (this.#stopped || this.#up) return;
    this.#tries = 0;
    this.#drop();
    this.#connect();
  }

  /** Send something and hear what became of it, however long the line is down in between. */
  ask(message: Outgoing): Promise<Reply> {
    const ref = `${this.#prefix}-${++this.#marks}`;
    const whole = { ...message, ref } as AnyToServer;
    return new Promise((answer) => {
      this.#unanswered.set(ref, { message: whole, answer });
      if (this.#up) this.#send(whole);
    });
  }

  #address(rest: string): string {
    return `/api/tables/${encodeURIComponent(this.id)}/${rest}`;
  }

  #connect(): void {
    if (this.#stopped) return;
    this.#polling = this.#failedSockets >= SOCKET_TRIES;
    if (this.#polling) void this.#pollOn();
    else this.#open();
  }

  // ------------------------------------------------------------------ by websocket

  #open(): void {
    let socket: WebSocket;
    try {
      socket = this.world.socket(this.#address(`live?since=${this.hooks.since()}&version=${VERSION}`));
    } catch {
      this.#failedSockets++;
      return this.#lost();
    }
    this.#socket = socket;
    this.#cancel = this.world.later(OPENING, () => socket.close());
    let greeted = false;
    socket.onmessage = (event) => {
      if (this.#socket !== socket) return;
      const message = parse(event.data);
      if (message?.type === 'hello') {
        greeted = true;
        this.#failedSockets = 0;
        this.#blamed = false;
      }
      if (message) this.#heard(message);
    };
    socket.onclose = (event) => {
      if (this.#socket !== socket) return;
      this.#socket = null;
      if (event.code === 4004 || event.code === 4003) {
        this.#stopped = true;
        this.#drop();
        this.hooks.closed(event.reason || null, 404);
        return;
      }
      if (!greeted) this.#failedSockets++;
      this.#lost();
    };
  }

  #ping(): void {
    this.#cancelPing?.();
    this.#cancelPing = this.world.later(PING, () => {
      const socket = this.#socket;
      if (!socket) return;
      socket.send(JSON.stringify({ type: 'ping', ref: `${this.#prefix}-ping` }));
      this.#cancelPing = this.world.later(PATIENCE, () => {
        if (this.#socket === socket) {
          this.#socket = null;
          socket.onclose = null;
          socket.close();
          this.#lost();
        }
      });
    });
  }

  // ------------------------------------------------------------------ by long poll

  async #pollOn(): Promise<void> {
    let [since, look] = [0, 0]; // the first poll is answered at once, so that we know that the line is up
    while (!this.#stopped && this.#polling) {
      const abort = new AbortController();
      this.#poll = abort;
      const cancel = this.world.later(POLL, () => abort.abort());
      try {
        const answer = await this.world.fetch(this.#address(`poll?since=${since}&look=${look}&version=${VERSION}`), { signal: abort.signal });
        if (FINAL.includes(answer.status)) {
          const problem = (await answer.json().catch(() => null)) as { reason?: Phrase | string } | null;
          this.#stopped = true;
          this.#drop();
          return this.hooks.closed(problem?.reason ?? null, answer.status);
        }
        if (answer.status === STUCK) this.#stuck = true;
        if (!answer.ok) throw new Error(String(answer.status));
        const body = (await answer.json()) as AnyToClient | AnyToClient[] | null;
        if (this.#poll !== abort) return;
        if (!this.#blamed) {
          // The server may just have been away when websockets failed; now that it answers, they get one more try.
          this.#blamed = true;
          this.#failedSockets = SOCKET_TRIES - 1;
          this.#drop();
          return this.#connect();
        }
        this.#rise();
        const known = look;
        for (const message of body === null ? [] : [body].flat()) this.#heard(message);
        [since, look] = [this.hooks.since(), this.hooks.look()];
        if (look === known) await new Promise<void>((done) => this.world.later(IDLE, done));
      } catch {
        if (this.#poll !== abort || this.#stopped) return;
        this.#failedSockets = SOCKET_TRIES - 1; // give websockets another try before polling again
        return this.#lost();
      } finally {
        cancel();
      }
    }
  }

  async #post(message: AnyToServer): Promise<void> {
    try {
      const answer = await this.world.fetch(this.#address('send'), {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(message),
      });
      const body = (await answer.json()) as AnyToClient | AnyToClient[] | { reason: Phrase | string; rule: string | null } | null;
      if (!answer.ok) {
        const problem = body as { reason: Phrase | string; rule: string | null };
        this.#heard({ type: 'refused', ref: message.ref, reason: problem.reason, rule: problem.rule });
        return;
      }
      for (const part of body === null ? [] : [body].flat()) if ('type' in part) this.#heard(part);
    } catch {
      // It stays unanswered and goes out again when the line is back.
    }
  }

  // ------------------------------------------------------------------ both

  #send(message: AnyToServer): void {
    if (this.#polling) void this.#post(message);
    else this.#socket?.send(JSON.stringify(message));
  }

  #rise(): void {
    if (this.#up) return;
    this.#up = true;
    this.#tries = 0;
    this.#cancel?.();
    this.#cancel = null;
    if (!this.#unanswered.size) this.#stuck = false;
    this.hooks.line(this.#stuck ? 'stuck' : 'up');
    for (const { message } of this.#unanswered.values()) this.#send(message);
  }

  #heard(message: AnyToClient): void {
    if (!this.#polling) this.#ping();
    switch (message.type) {
      case 'hello':
      case 'news':
        if (!this.hooks.heard(message)) {
          this.#drop();
          this.#up = false;
          this.#connect();
          return;
        }
        if (message.type === 'hello') this.#rise();
        return;
      case 'done':
      case 'hinted':
      case 'refused': {
        const sent = message.ref === null ? undefined : this.#unanswered.get(message.ref);
        if (sent && says(message, UNWRITTEN)) return this.#hold(sent);
        if (sent && says(message, [TOO_MUCH])) return this.#sendLater(sent, 1);
        if (sent) {
          if (this.#stuck) {
            this.#stuck = false;
            this.hooks.line('up');
          }
          this.#unanswered.delete(sent.message.ref);
          sent.answer(message);
        } else if (message.type === 'refused') this.hooks.complained(message);
      }
    }
  }

  /** It was not written down, so it stays to be sent. A socket is closed by the server after that, and comes back. */
  #hold(sent: Sent): void {
    this.#stuck = true;
    this.hooks.line('stuck');
    if (this.#polling) this.#sendLater(sent, SPARING);
  }

  /** On this line, if it lasts; a new one takes up all that is unanswered by itself. */
  #sendLater({ message }: Sent, tries: number): void {
    const [socket, polling] = [this.#socket, this.#polling];
    this.world.later(wait(tries, this.world.random()), () => {
      const same = this.#socket === socket && this.#polling === polling;
      if (same && this.#up && this.#unanswered.has(message.ref)) this.#send(message);
    });
  }

  #lost(): void {
    this.#drop();
    this.#up = false;
    if (this.#stopped) return;
    if (this.#stuck) this.#tries = Math.max(this.#tries, SPARING);
    this.hooks.line(this.#stuck ? 'stuck' : 'lost');
    this.#cancel = this.world.later(wait(this.#tries++, this.world.random()), () => this.#connect());
  }

  #drop(): void {
    this.#cancel?.();
    this.#cancelPing?.();
    this.#cancel = this.#cancelPing = null;
    const socket = this.#socket;
    this.#socket = null;
    if (socket) {
      socket.onclose = null;
      socket.close();
    }
    this.#poll?.abort();
    this.#poll = null;
    this.#polling = false;
  }
}

function says(message: Reply, kinds: readonly string[]): boolean {
  return message.type === 'refused' && typeof message.reason !== 'string' && kinds.includes(message.reason.kind);
}

function parse(data: unknown): AnyToClient | null {
  try {
    return JSON.parse(String(data)) as AnyToClient;
  } catch {
    return null;
  }
}

function browser(): World {
  return {
    socket: (address) => new WebSocket(`${location.origin.replace(/^http/, 'ws')}${address}`),
    fetch: (address, init) => fetch(address, { credentials: 'same-origin', ...init }),
    later: (ms, then) => {
      const timer = setTimeout(then, ms);
      return () => clearTimeout(timer);
    },
    random: () => Math.random(),
  };
}
