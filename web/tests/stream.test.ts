import { describe, expect, it } from 'vitest';
import type { AnyItem, News, TableInfo } from '../src/generated/types';
import { clock, EMPTY, last, openRequest, receive, standing, type Stream } from '../src/table/stream';

const table = { id: 't', game: 'trickery', seats: [] } as unknown as TableInfo;
const told = (n: number): AnyItem => ({ type: 'told', n, at: 0, events: [], story: [`${n}`] });
const news = (...items: AnyItem[]): News => ({
  type: 'news',
  table,
  items,
  view: null,
  time_left: null,
  can_take_back: false, question: 1,
});
const after = (...batches: AnyItem[][]): Stream =>
  batches.reduce((stream, items) => receive(stream, news(...items), 0).stream, EMPTY);

describe('a stream', () => {
  it('keeps items in order and says what is new', () => {
    const stream = after([told(1), told(2)]);
    const got = receive(stream, news(told(3)), 5);
    expect(got.fresh.map((item) => item.n)).toEqual([3]);
    expect(last(got.stream)).toBe(3);
  });

  it('counts an item once however often it comes', () => {
    const stream = after([told(1), told(2)], [told(1), told(2), told(3)], [told(3)]);
    expect(stream.items.map((item) => item.n)).toEqual([1, 2, 3]);
  });

  it('notices a gap and stays as it was', () => {
    const stream = after([told(1)]);
    const got = receive(stream, news(told(3)), 0);
    expect(got.gap).toBe(true);
    expect(got.stream).toBe(stream);
  });

  it('begins anew when a greeting tells it from the start or from another seat', () => {
    const stream = after([told(1), told(2)]);
    const hello = { ...news(told(1)), type: 'hello', version: 1 } as const;
    expect(receive(stream, hello, 0)).toMatchObject({ anew: true, gap: false });
    expect(receive(stream, hello, 0).stream.items).toHaveLength(1);
    const seated = { ...hello, items: [], table: { ...table, you: 2 } };
    expect(receive(stream, seated, 0).stream.items).toHaveLength(0);
    expect(receive(stream, { ...hello, items: [told(3)] }, 0)).toMatchObject({ anew: false });
  });

  it('takes news without items: somebody came or went', () => {
    const stream = after([told(1)]);
    const away = { ...table, host: true };
    expect(receive(stream, { ...news(), table: away }, 0).stream.table?.host).toBe(true);
  });

  it('counts the clock down by itself, to zero', () => {
    const { stream } = receive(EMPTY, { ...news(), time_left: 10 }, 1000);
    expect(clock(stream, 4000)).toBe(7);
    expect(clock(stream, 60_000)).toBe(0);
    expect(clock(EMPTY, 0)).toBeNull();
  });
});

describe('taking back', () => {
  const said: AnyItem = { type: 'said', n: 3, at: 0, seat: 1, name: 'Ben', text: 'oh!' };
  const asked: AnyItem = { type: 'backasked', n: 4, at: 0, seat: 0 };
  const answered = (n: number, seat: number, yes: boolean): AnyItem => ({ type: 'backanswered', n, at: 0, seat, yes });

  it('removes what did not happen, and nothing else', () => {
    const items = standing([told(1), told(2), said, told(4), { type: 'tookback', n: 5, at: 0, seat: 0, since: 2 }]);
    expect(items.map((item) => `${item.type} ${item.n}`)).toEqual(['told 1', 'said 3', 'tookback 5']);
  });

  it('can be asked for and agreed to', () => {
    expect(openRequest([told(1), asked])).toEqual({ seat: 0, agreed: [] });
    expect(openRequest([asked, answered(5, 1, true)])).toEqual({ seat: 0, agreed: [1] });
  });

  it('is closed by a no, by an action and by the taking back', () => {
    expect(openRequest([asked, answered(5, 1, false)])).toBeNull();
    expect(openRequest([asked, told(5)])).toBeNull();
    expect(openRequest([asked, { type: 'tookback', n: 5, at: 0, seat: 0, since: 1 }])).toBeNull();
  });
});
