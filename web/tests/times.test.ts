import { expect, test } from 'vitest';
import type { SeatInfo, TableInfo } from '../src/generated/types';
import { EMPTY, type Stream } from '../src/table/stream';
import { concerns, hurries, times, widest, written } from '../src/table/times';

const seats = ['Ada', 'Ben', 'Basil'].map((name, seat) => ({ seat, name, bot: name === 'Basil' ? 'sensible' : null }) as SeatInfo);
const table = { stage: 'playing', clock: 'bank', clock_amount: 5, you: 0, seats } as TableInfo;
const stream: Stream = { ...EMPTY, table, timeLeft: 280, times: [310, 280, null], running: [1], clockAt: 1000 };

test('the time of whoever is asked counts down, that of the others stands, and bots have none', () => {
  expect(times(stream, 1000)).toEqual([
    { seat: 0, left: 310, runs: false },
    { seat: 1, left: 280, runs: true },
  ]);
  expect(times(stream, 11_000).map(({ left }) => left)).toEqual([310, 270]);
  expect(times(stream, 999_000_000)[1]).toEqual({ seat: 1, left: 0, runs: true });
});

test('there is nothing to show without a clock, before a game and after it', () => {
  expect(times(EMPTY, 0)).toEqual([]);
  expect(times({ ...stream, times: [], running: [] }, 0)).toEqual([]);
  for (const stage of ['gathering', 'over'] as const) expect(times({ ...stream, table: { ...table, stage } }, 0)).toEqual([]);
});

test('where each question has its own time, those who are not asked keep their place', () => {
  const quick: Stream = { ...stream, table: { ...table, clock: 'quick' }, timeLeft: 20, times: [null, 20, null], running: [1] };
  expect(times(quick, 6000)).toEqual([
    { seat: 0, left: null, runs: false },
    { seat: 1, left: 15, runs: true },
  ]);
  expect(concerns(quick, 15, times(quick, 6000))).toBe(15);
});

test('what concerns somebody is their own time; the clock of the game comes first, and watchers see that of the question', () => {
  const all = times(stream, 1000);
  expect(concerns(stream, 280, all)).toBe(310);
  expect(concerns({ ...stream, table: { ...table, you: null } }, 280, all)).toBe(280);
  expect(concerns({ ...stream, running: [] }, 300, all)).toBe(300);
  expect(concerns({ ...stream, timeLeft: null, running: [] }, null, all)).toBe(310);
});

test('times are written as clocks do, and long ones by their largest parts', () => {
  expect([0, 0.2, 9, 59.1, 60, 310, 3599].map((left) => written(left))).toEqual(['0:00', '0:01', '0:09', '1:00', '1:00', '5:10', '59:59']);
  expect([3600, 7260, 172_799, 172_800, 266_400].map((left) => written(left))).toEqual(['1 h 0 min', '2 h 1 min', '47 h 59 min', '2 d 0 h', '3 d 2 h']);
  expect([59, 3599, 7260, 172_799, 266_400].map((left) => written(left, true))).toEqual(['0:59', '59:59', '2 h', '47 h', '3 d']);
});

test('below a quarter of a minute it is time to hurry', () => {
  expect([null, 300, 15, 14.9, 0].map(hurries)).toEqual([false, false, false, true, true]);
});

test('no time is longer than the room that it has', () => {
  const fits = (clock: TableInfo['clock'], amount: number, most: number) => {
    for (const shortly of [false, true]) {
      const room = widest({ clock, clock_amount: amount }, shortly);
      for (let left = 0; left <= most; left += most / 97) expect(written(left, shortly).length).toBeLessThanOrEqual(room);
    }
  };
  for (let minutes = 1; minutes <= 30; minutes++) fits('bank', minutes, minutes * 60 + 60);
  fits('relaxed', 1, 180);
  fits('quick', 1, 30);
  for (const amount of [1, 30]) {
    fits('hours', amount, amount * 3600);
    fits('days', amount, amount * 86_400);
  }
});
