import { beforeEach, describe, expect, it } from 'vitest';
import { VERSION, type AnyToServer, type Hello, type News, type TableInfo } from '../src/generated/types';
import { Live, wait, WAITS, type Line, type Reply, type World } from '../src/net/live';

class Socket {
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number; reason: string }) => void) | null = null;
  sent: AnyToServer[] = [];
  closed = false;
  constructor(readonly address: string) {}
  send(text: string): void {
    this.sent.push(JSON.parse(text) as AnyToServer);
  }
  close(): void {
    this.closed = true;
  }
  hear(message: unknown): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  break(code = 1006): void {
    this.onclose?.({ code, reason: '' });
  }
}

const table = { id: 'k7f2' } as TableInfo;
const now = { table, view: null, can_take_back: false, question: 1, aim: '', standing: [], lesson: null };
const hello: Hello = { type: 'hello', version: VERSION, look: 1, now, items: [], time_left: null, times: [], running: [], since: 0, earlier: 0 };
const news: News = { type: 'news', before: 1, look: 2, change: { question: [2] }, items: [], time_left: null, times: [], running: [] };

let sockets: Socket[];
let timers: { ms: number; then: () => void }[];
let fetched: { address: string; body: unknown; answer: (status: number, body: unknown) => void; fail: () => void }[];
let lines: Line[];
let heard: (Hello | News)[];
let since: number;
let look: number;
let whole: boolean;
let gone: boolean;
let why: string | null;
let live: Live;
let replies: Reply[];

const socket = () => sockets.at(-1)!;
const settle = async () => {
  for (let i = 0; i < 20; i++) await Promise.resolve();
};
/** Let the timers run that are due within some milliseconds. */
const pass = (ms: number) => {
  const due = timers.filter((timer) => timer.ms <= ms);
  timers = timers.filter((timer) => timer.ms > ms);
  due.forEach((timer) => timer.then());
};

beforeEach(() => {
  sockets = [];
  timers = [];
  fetched = [];
  lines = [];
  heard = [];
  replies = [];
  since = 0;
  look = 0;
  whole = true;
  gone = false;
  why = null;
  const world: World = {
    socket: (address) => {
      sockets.push(new Socket(address));
      return socket() as unknown as WebSocket;
    },
    fetch: (address, init) =>
      new Promise((done, fail) => {
        fetched.push({
          address,
          body: init?.body ? JSON.parse(String(init.body)) : null,
          answer: (status, body) => done({ ok: status < 400, status, json: async () => body } as Response),
          fail: () => fail(new Error('offline')),
        });
      }),
    later: (ms, then) => {
      const timer = { ms, then };
      timers.push(timer);
      return () => (timers = timers.filter((other) => other !== timer));
    },
    random: () => 0.5,
  };
  live = new Live(
    'k7f2',
    {
      heard: (message) => {
        heard.push(message);
        return whole;
      },
      line: (line) => lines.push(line),
      complained: (refusal) => replies.push(refusal),
      since: () => since,
      look: () => look,
      closed: (reason) => {
        gone = true;
        why = typeof reason === 'string' ? reason : null;
      },
    },
    world,
  );
  live.start();
});

describe('the line', () => {
  it('is up when the server has said hello', () => {
    expect(socket().address).toBe(`/api/tables/k7f2/live?since=0&version=${VERSION}`);
    expect(lines).toEqual(['connecting']);
    socket().hear(hello);
    expect(lines).toEqual(['connecting', 'up']);
    expect(heard).toEqual([hello]);
  });

  it('comes back by itself and says what it has seen', () => {
    socket().hear(hello);
    since = 7;
    socket().break();
    expect(lines.at(-1)).toBe('lost');
    pass(WAITS[0]!);
    expect(sockets).toHaveLength(2);
    expect(socket().address).toContain('since=7');
    socket().hear(hello);
    expect(lines.at(-1)).toBe('up');
  });

  it('waits longer each time, and not for ever', () => {
    expect([0, 1, 2].map((tries) => wait(tries, 0.5))).toEqual(WAITS.slice(0, 3));
    expect(wait(99, 1)).toBeLessThan(20_000);
  });

  it('does not wait when the network is back', () => {
    socket().hear(hello);
    socket().break();
    live.nudge();
    expect(sockets).toHaveLength(2);
  });

  it('connects anew when something is missing', () => {
    socket().hear(hello);
    whole = false;
    const first = socket();
    first.hear(news);
    expect(first.closed).toBe(true);
    expect(sockets).toHaveLength(2);
  });

  it('notices a connection that is dead without a word', () => {
    socket().hear(hello);
    pass(20_000);
    expect(socket().sent.at(-1)?.type).toBe('ping');
    pass(10_000);
    expect(lines.at(-1)).toBe('lost');
  });

  it('stays up while pings are answered', () => {
    socket().hear(hello);
    pass(20_000);
    socket().hear({ type: 'pong', ref: 'x' });
    pass(10_000);
    expect(lines.at(-1)).toBe('up');
  });

  it('is silent once it is stopped', () => {
    socket().hear(hello);
    live.stop();
    expect(timers).toHaveLength(0);
    expect(socket().closed).toBe(true);
  });
});

describe('asking', () => {
  const ask = () => void live.ask({ type: 'act', do: 'pause', question: 3 }).then((reply) => replies.push(reply));

  it('gets its own answer', async () => {
    socket().hear(hello);
    ask();
    const [sent] = socket().sent;
    expect(sent).toMatchObject({ type: 'act', do: 'pause', question: 3 });
    socket().hear({ type: 'done', ref: 'somebody-else' });
    socket().hear({ type: 'refused', ref: sent!.ref, reason: 'No.', rule: 'TRK-ACT-1' });
    await settle();
    expect(replies).toMatchObject([{ type: 'refused', rule: 'TRK-ACT-1' }]);
  });

  it('is sent again under the same mark when the line broke before the answer', async () => {
    socket().hear(hello);
    ask();
    const [first] = socket().sent;
    socket().break();
    pass(WAITS[0]!);
    socket().hear(hello);
    expect(socket().sent).toEqual([first]);
    socket().hear({ type: 'done', ref: first!.ref });
    await settle();
    expect(replies).toMatchObject([{ type: 'done' }]);
  });

  it('is sent again under the same mark when the server could not write it down', async () => {
    socket().hear(hello);
    ask();
    const [first] = socket().sent;
    socket().hear({ type: 'refused', ref: first!.ref, reason: { kind: 'no-writing-that', args: {} }, rule: null });
    expect(lines.at(-1)).toBe('stuck');
    socket().break(1013);
    expect(lines.at(-1)).toBe('stuck');
    pass(WAITS[1]!);
    expect(sockets).toHaveLength(1);
    pass(WAITS[2]!);
    socket().hear(hello);
    expect(lines.at(-1)).toBe('stuck');
    expect(socket().sent).toEqual([first]);
    await settle();
    expect(replies).toEqual([]);
    socket().hear({ type: 'done', ref: first!.ref });
    await settle();
    expect(replies).toMatchObject([{ type: 'done' }]);
    expect(lines.at(-1)).toBe('up');
  });

  it('is sent again a moment later where it was too much at once', async () => {
    socket().hear(hello);
    ask();
    const [first] = socket().sent;
    const tooMuch = { type: 'refused', ref: first!.ref, reason: { kind: 'no-more-requests', args: {} }, rule: null } as const;
    socket().hear(tooMuch);
    expect(lines.at(-1)).toBe('up');
    expect(socket().sent).toEqual([first]);
    pass(WAITS[1]!);
    expect(socket().sent).toEqual([first, first]);
    socket().hear(tooMuch);
    socket().break(1013); // the next line takes it up, and nothing sends it there once more
    pass(WAITS[0]!);
    socket().hear(hello);
    pass(WAITS[1]!);
    expect(socket().sent).toEqual([first]);
    await settle();
    expect(replies).toEqual([]);
    socket().hear({ type: 'done', ref: first!.ref });
    await settle();
    expect(replies).toMatchObject([{ type: 'done' }]);
  });

  it('waits for the line to come up', () => {
    ask();
    expect(socket().sent).toEqual([]);
    socket().hear(hello);
    expect(socket().sent).toHaveLength(1);
  });

  it('hears complaints about nothing in particular', () => {
    socket().hear(hello);
    socket().hear({ type: 'refused', ref: null, reason: 'Too many messages; wait a moment.', rule: null });
    expect(replies).toHaveLength(1);
  });
});

describe('where websockets are broken', () => {
  beforeEach(() => {
    socket().break();
    pass(WAITS[0]!);
    socket().break();
    pass(WAITS[1]!);
  });

  /** The server answers by plain HTTP, websockets get one more try, and that fails too. */
  async function blame(): Promise<void> {
    fetched[0]!.answer(200, hello);
    await settle();
    expect(sockets).toHaveLength(3);
    socket().break();
    pass(60_000);
    fetched.shift();
  }

  it('it takes websockets up again when the server was only away', async () => {
    fetched[0]!.answer(200, hello);
    await settle();
    socket().hear(hello);
    expect(lines.at(-1)).toBe('up');
    expect(fetched).toHaveLength(1);
  });

  it('it polls', async () => {
    await blame();
    expect(fetched[0]?.address).toBe(`/api/tables/k7f2/poll?since=0&look=0&version=${VERSION}`);
    fetched[0]!.answer(200, hello);
    since = 2;
    look = 1;
    await settle();
    expect(lines.at(-1)).toBe('up');
    expect(heard).toEqual([hello]);
    expect(fetched[1]?.address).toBe(`/api/tables/k7f2/poll?since=2&look=1&version=${VERSION}`);
  });

  it('it says so when the server cannot write, and goes on when it can', async () => {
    await blame();
    fetched[0]!.answer(503, { reason: { kind: 'no-looking-now', args: {} }, rule: null });
    await settle();
    expect(lines.at(-1)).toBe('stuck');
    pass(60_000);
    socket().hear(hello);
    expect(lines.at(-1)).toBe('up');
  });

  it('it posts again what could not be written down', async () => {
    await blame();
    fetched[0]!.answer(200, hello);
    await settle();
    void live.ask({ type: 'takeback' }).then((reply) => replies.push(reply));
    const posts = () => fetched.filter((one) => one.address.endsWith('/send'));
    const ref = (posts()[0]!.body as AnyToServer).ref;
    posts()[0]!.answer(200, { type: 'refused', ref, reason: { kind: 'no-writing-that', args: {} }, rule: null });
    await settle();
    expect(lines.at(-1)).toBe('stuck');
    pass(WAITS[2]!);
    expect(posts()).toHaveLength(2);
    expect(posts()[1]!.body).toEqual(posts()[0]!.body);
    posts()[1]!.answer(200, { type: 'done', ref });
    await settle();
    expect(replies).toMatchObject([{ type: 'done', ref }]);
    expect(lines.at(-1)).toBe('up');
  });

  it('it sends by post', async () => {
    await blame();
    fetched[0]!.answer(200, hello);
    await settle();
    void live.ask({ type: 'takeback' }).then((reply) => replies.push(reply));
    const post = fetched.find((one) => one.address.endsWith('/send'))!;
    expect(post.body).toMatchObject({ type: 'takeback' });
    post.answer(200, { type: 'done', ref: (post.body as AnyToServer).ref });
    await settle();
    expect(replies).toMatchObject([{ type: 'done' }]);
  });

  it('it takes a breath after a poll that brought nothing', async () => {
    await blame();
    fetched[0]!.answer(200, hello);
    await settle();
    expect(fetched).toHaveLength(1);
    pass(1_000);
    await settle();
    expect(fetched).toHaveLength(2);
  });

  it('it tries websockets again when polling fails too', async () => {
    fetched[0]!.fail();
    await settle();
    expect(lines.at(-1)).toBe('lost');
    pass(60_000);
    expect(sockets).toHaveLength(3);
  });

  it('it gives up on a table that is not there', async () => {
    fetched[0]!.answer(404, { reason: "There is no table 'k7f2'." });
    await settle();
    expect(gone).toBe(true);
    expect(timers).toHaveLength(0);
  });

  it('gives up, and says why, where the server has no rules for the table', async () => {
    fetched[0]!.answer(400, { reason: 'This game is played under version 1.' });
    await settle();
    expect(gone).toBe(true);
    expect(why).toBe('This game is played under version 1.');
    expect(timers).toHaveLength(0);
  });
});
