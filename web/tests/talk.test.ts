import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { place, type Box } from '../src/table/bubbles';

const played: string[] = [];
vi.mock('../src/sound/sound', () => ({ play: (cue: string) => played.push(cue) }));
const store = new Map<string, string>();
vi.mock('../src/look/settings.svelte', () => ({
  kept: (name: string) => store.get(name) ?? null,
  keep: (name: string, value: string) => store.set(name, value),
}));
const { lingers, saidBy, Talk } = await import('../src/table/talk.svelte');

type Line = Parameters<InstanceType<typeof Talk>['hear']>[0];
const line = (n: number, name = 'Ben', seat: number | null = 1): Line => ({ type: 'said', n, at: n, seat, name, text: 'Hello', doubtful: false });

beforeEach(() => {
  vi.useFakeTimers();
  store.clear();
  played.length = 0;
});
afterEach(() => vi.useRealTimers());

describe('talk', () => {
  it('is seen at the seat for as long as it takes to read it, and then goes away', () => {
    const talk = new Talk('t');
    talk.hear(line(1), 0, 5);
    expect(talk.bubbles).toHaveLength(1);
    expect(played).toEqual(['chat']);
    vi.advanceTimersByTime(lingers(5) - 1);
    expect(talk.bubbles).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(talk.bubbles).toHaveLength(0);
    expect(lingers(40)).toBeGreaterThan(lingers(5));
    expect(lingers(1000)).toBe(lingers(300));
  });

  it('shows one bubble for each speaker, the latest, and few at a time', () => {
    const talk = new Talk('t');
    for (const n of [1, 2]) talk.hear(line(n), 0, 5);
    expect(talk.bubbles.map(({ n }) => n)).toEqual([2]);
    for (const n of [3, 4, 5, 6, 7]) talk.hear(line(n, `N${n}`, null), 0, 5);
    expect(talk.bubbles.map(({ n }) => n)).toEqual([4, 5, 6, 7]);
  });

  it('makes no sound for what one says oneself, and counts it as read', () => {
    const talk = new Talk('t');
    talk.hear(line(1, 'Ada', 0), 0, 5);
    expect(played).toEqual([]);
    expect(talk.unread([line(1, 'Ada', 0), line(2)], 0).map(({ n }) => n)).toEqual([2]);
    expect(talk.unread([line(1, 'Zoe', null)], null), 'two who watch are not the same').toHaveLength(1);
  });

  it('knows after a reload what was read, and who is not heard', () => {
    const talk = new Talk('t');
    talk.read([line(1), line(2)]);
    talk.mute(saidBy(line(1)), true);
    const again = new Talk('t');
    expect(again.unread([line(2), line(3), line(4, 'Cleo', 2)], 0).map(({ n }) => n)).toEqual([4]);
    expect(again.hears(line(5))).toBe(false);
    expect(again.hears(line(5, 'Ben', null)), 'somebody who watches under that name is somebody else').toBe(true);
    expect(new Talk('other').hears(line(1)), 'it is for this table').toBe(true);
    again.mute(saidBy(line(1)), false);
    expect(new Talk('t').hears(line(1))).toBe(true);
  });

  it('of somebody muted is neither seen nor heard, and what they just said goes', () => {
    const talk = new Talk('t');
    talk.hear(line(1), 0, 5);
    talk.mute(saidBy(line(1)), true);
    expect(talk.bubbles).toHaveLength(0);
    talk.hear(line(2), 0, 5);
    expect(talk.bubbles).toHaveLength(0);
    expect(played).toHaveLength(1);
  });

  it('remembers not all tables for ever, and survives whatever is kept', () => {
    for (let n = 0; n < 60; n++) new Talk(`t${n}`).read([line(1)]);
    expect((JSON.parse(store.get('talk')!) as unknown[]).length).toBe(40);
    for (const odd of ['{', '7', '[1, ["t"], ["t", {}]]', 'null']) {
      store.set('talk', odd);
      expect(new Talk('t').unheard).toEqual([]);
    }
  });
});

describe('a bubble', () => {
  const room: Box = { x: 0, y: 50, width: 400, height: 600 };
  const size = { width: 200, height: 60 };
  const inside = ({ x, y }: { x: number; y: number }) => x >= room.x && y >= room.y && x + size.width <= 400 && y + size.height <= 650;

  it('lies above a seat, or below it where there is no room above', () => {
    expect(place({ x: 20, y: 300, width: 150, height: 40 }, size, room, [])).toEqual({ x: 38, y: 231, tail: 'down' });
    expect(place({ x: 20, y: 60, width: 150, height: 40 }, size, room, [])).toEqual({ x: 38, y: 109, tail: 'up' });
  });

  it('stays within what is seen of the board, wherever its seat is', () => {
    for (const x of [-500, 0, 380, 900])
      for (const y of [-2000, 40, 640, 3000]) expect(inside(place({ x, y, width: 80, height: 40 }, size, room, [])), `${x} ${y}`).toBe(true);
    expect(place({ x: 20, y: 3000, width: 150, height: 40 }, size, room, []).tail).toBe(null);
  });

  it('has a place without a seat, and lies over no other', () => {
    const first = place(null, size, room, []);
    expect(inside(first)).toBe(true);
    const second = place(null, size, room, [{ ...first, ...size }]);
    expect(second.y).toBeGreaterThanOrEqual(first.y + size.height);
    const seat = { x: 190, y: 60, width: 210, height: 40 };
    expect(place(seat, { width: 90, height: 60 }, room, [{ x: 20, y: 109, width: 190, height: 80 }])).toEqual({ x: 214, y: 109, tail: 'up' });
  });
});
