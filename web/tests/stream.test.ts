import { describe, expect, it } from 'vitest';
import { VERSION, type AnyItem, type Hello, type News, type Sight, type TableInfo } from '../src/generated/types';
import { clock, EMPTY, last, openRequest, receive, sinceMine, standing, withEarlier, type Stream } from '../src/table/stream';

const table = { id: 't', game: 'trickery', seats: [], you: 0 } as unknown as TableInfo;
const now: Sight = { table, view: null, can_take_back: false, question: 1, aim: '', standing: [], lesson: null };
const told = (n: number): AnyItem => ({ type: 'told', n, at: 0, events: [], story: [`${n}`] });
const said = (n: number): AnyItem => ({ type: 'said', n, at: 0, seat: 0, name: 'Ada', text: `${n}`, doubtful: false });
const greeting = (...items: AnyItem[]): Hello => ({ type: 'hello', version: VERSION, look: 7, now, items, time_left: null, times: [], running: [], since: 0, earlier: 0 });
/** News that tell all there is to see. */
const news = (...items: AnyItem[]): News => ({ type: 'news', before: 7, look: 7, change: [now], items, time_left: null, times: [], running: [] });
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
    const hello = greeting(told(1));
    expect(receive(stream, hello, 0)).toMatchObject({ anew: true, gap: false });
    expect(receive(stream, hello, 0).stream.items).toHaveLength(1);
    const seated = { ...hello, items: [], now: { ...now, table: { ...table, you: 2 } } };
    expect(receive(stream, seated, 0).stream.items).toHaveLength(0);
    expect(receive(stream, { ...greeting(told(3)), since: 2 }, 0)).toMatchObject({ anew: false, gap: false });
  });

  it('knows what a greeting has left out of the talk, and takes it in when it comes', () => {
    const { stream, gap } = receive(EMPTY, { ...greeting(told(1), said(5), told(6)), earlier: 3 }, 0);
    expect({ gap, earlier: stream.earlier }).toEqual({ gap: false, earlier: 3 });
    const more = withEarlier(stream, { items: [said(3), said(4)], earlier: 1 });
    expect(more.items.map((item) => item.n)).toEqual([1, 3, 4, 5, 6]);
    expect(more.earlier).toBe(1);
    expect(receive(more, news(told(7)), 0).stream.items.map((item) => item.n)).toEqual([1, 3, 4, 5, 6, 7]);
    expect(withEarlier(more, { items: [said(3), said(4)], earlier: 1 }).items).toHaveLength(5);
  });

  it('comes back to a talk that went on without leaving a hole in it', () => {
    const { stream } = receive(EMPTY, greeting(told(1), said(2)), 0);
    const back = receive(stream, { ...greeting(told(3), said(6)), since: 2, earlier: 2 }, 0);
    expect(back.gap).toBe(false);
    expect(back.stream.items.map((item) => item.n)).toEqual([1, 3, 6]); // what was said before is asked for with the rest
    expect(back.stream.earlier).toBe(3);
    expect(receive(stream, { ...greeting(told(3), said(6)), since: 2, earlier: 1 }, 0).gap).toBe(true);
  });

  it('counts the clock down by itself, to zero', () => {
    const { stream } = receive(EMPTY, { ...news(), time_left: 10 }, 1000);
    expect(clock(stream, 4000)).toBe(7);
    expect(clock(stream, 60_000)).toBe(0);
    expect(clock(EMPTY, 0)).toBeNull();
  });
});

describe('what is seen', () => {
  const { stream } = receive(EMPTY, greeting(told(1)), 0);
  const changing = (change: unknown, before = 7, ...items: AnyItem[]) =>
    receive(stream, { type: 'news', before, look: 8, change, items, time_left: null, times: [], running: [] }, 0);

  it('changes with the news', () => {
    const got = changing({ table: { host: [true], seats: [0, 0, [{ seat: 0 }]] }, question: [2], can_take_back: [true] });
    expect(got.gap).toBe(true); // a table without a host is none that this could be about
    const fits = changing({ table: { you: [1], seats: [0, 0, [{ seat: 0 }]] }, question: [2], can_take_back: [true] }, 7, told(2));
    expect(fits.stream).toMatchObject({ look: 8, question: 2, canTakeBack: true, table: { you: 1, seats: [{ seat: 0 }] } });
    expect(fits.stream.items).toHaveLength(2);
    expect(stream.table?.you).toBe(0);
  });

  it('stays the same thing where nothing has changed', () => {
    expect(changing({}).stream.now).toBe(stream.now);
    expect(changing({ question: [3] }).stream.table).toBe(stream.table);
  });

  it('can come whole at any time', () => {
    expect(changing([{ ...now, question: 9 }], 4).stream).toMatchObject({ look: 8, question: 9 });
  });

  it('is asked for anew where a change was made for something else', () => {
    for (const got of [changing({ question: [2] }, 6), changing({ nothing: [1] }), changing({ table: { seats: { 0: [1] } } })]) {
      expect(got).toMatchObject({ gap: true, fresh: [] });
      expect(got.stream).toBe(stream);
    }
    expect(receive(stream, greeting(), 0)).toMatchObject({ gap: false, anew: false });
  });
});

describe('taking back', () => {
  const said: AnyItem = { type: 'said', n: 3, at: 0, seat: 1, name: 'Ben', text: 'oh!', doubtful: false };
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

describe('what happened since one decided', () => {
  const told = (n: number, seat: number): AnyItem => ({ type: 'told', n, at: 0, events: [{ type: 'played', seat } as never], story: [] });
  it('begins with what one did oneself', () => {
    const items = [told(1, 0), told(2, 1), told(3, 0), told(4, 1), told(5, 2)];
    expect(sinceMine(items, 0).map((item) => item.n)).toEqual([3, 4, 5]);
    expect(sinceMine(items, 1).map((item) => item.n)).toEqual([4, 5]);
  });
  it('is what happened lately, for whoever only watches', () => {
    const items = Array.from({ length: 40 }, (_, at) => told(at + 1, at % 3));
    expect(sinceMine(items, null)).toHaveLength(12);
    expect(sinceMine([], 0)).toEqual([]);
  });
});
