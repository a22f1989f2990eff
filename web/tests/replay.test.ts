import type { Decision } from '../src/generated/types';
import { aheadFrom, best, givenAway, mattered, worst } from '../src/replay/verdict';
import { lines, path } from '../src/replay/curve';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { PACE, Player, stepAt } from '../src/replay/player';
import { Reviewing } from '../src/replay/reviewing.svelte';
import { api } from '../src/net/api';

describe('a moment', () => {
  const steps = [0, 3, 4, 7].map((move) => ({ move }));

  it('is shown by the last step that had happened', () => {
    expect(stepAt(steps, 0)).toBe(0);
    expect(stepAt(steps, 2)).toBe(0); // what these eyes did not see changes nothing for them
    expect(stepAt(steps, 4)).toBe(2);
    expect(stepAt(steps, 99)).toBe(3);
  });
});

describe('the player', () => {
  let ticks: (() => void)[] = [];
  let paces: number[] = [];
  let seen: number[] = [];
  let player: Player;
  beforeEach(() => {
    ticks = [];
    paces = [];
    seen = [];
    player = new Player((at) => seen.push(at), {
      every: (ms, then) => {
        paces.push(ms);
        ticks.push(then);
        return () => (ticks = ticks.filter((tick) => tick !== then));
      },
    });
    player.load(4, 1);
  });
  const tick = () => [...ticks].forEach((then) => then());

  it('steps and stays within the game', () => {
    player.jump(player.at + 1);
    expect(player.at).toBe(2);
    player.jump(17);
    expect(player.at).toBe(3);
    player.jump(-1);
    expect(player.at).toBe(0);
  });

  it('plays to the end and stops there', () => {
    player.play();
    tick();
    tick();
    tick();
    expect(player.at).toBe(3);
    expect(player.playing).toBe(false);
    expect(ticks).toHaveLength(0);
  });

  it('begins anew when played from the end', () => {
    player.jump(3);
    player.play();
    expect(player.at).toBe(0);
  });

  it('stops when somebody takes the slider', () => {
    player.play();
    player.jump(2);
    expect(player.playing).toBe(false);
  });

  it('changes its pace while playing', () => {
    player.play();
    player.pace(4);
    expect(paces).toEqual([PACE, PACE / 4]);
    expect(player.playing).toBe(true);
    expect(ticks).toHaveLength(1);
  });
});

describe('the curve of a review', () => {
  const decision = (move: number, seat: number, chance: number) => ({ move, seat, chance, do: 'x', lost: 0, best: [], words: '' });

  it('has a line for each seat, with time to the right and victory at the top', () => {
    const found = lines([decision(0, 1, 0.5), decision(5, 0, 1), decision(10, 1, 0)], 10, 100, 40);
    expect(found).toEqual([
      { seat: 0, points: [{ move: 5, x: 50, y: 0 }] },
      { seat: 1, points: [{ move: 0, x: 0, y: 20 }, { move: 10, x: 100, y: 40 }] },
    ]);
    expect(path(found[1]!.points)).toBe('M0.0 20.0L100.0 40.0');
  });

  it('does not stumble over a game of one action', () => {
    expect(lines([decision(0, 0, 0.25)], 0, 100, 40)[0]!.points).toEqual([{ move: 0, x: 0, y: 30 }]);
  });
});

describe('what a review comes to', () => {
  const one = (move: number, seat: number, chance: number, lost = 0, next = chance): Decision => ({
    move,
    seat,
    do: 'this',
    chance,
    lost,
    best: lost ? [{ do: 'that', chance: chance + lost, words: 'that' }, { do: 'this', chance, words: 'this' }] : [{ do: 'this', chance, words: 'this' }, { do: 'that', chance: next, words: 'that' }],
    words: 'this',
  });
  const decisions = [one(0, 0, 0.5, 0, 0.2), one(1, 1, 0.5), one(2, 0, 0.3, 0.2), one(3, 1, 0.6), one(4, 0, 0.2, 0.1), one(5, 1, 0.9)];

  it('names the moments that changed most, in their order, each once', () => {
    const moments = [
      { move: 2, seat: 0, kind: 'slip', by: 0.2 },
      { move: 4, seat: 0, kind: 'fall', by: 0.1 },
      { move: 4, seat: 0, kind: 'slip', by: 0.12 },
      { move: 5, seat: 1, kind: 'rise', by: 0.3 },
      { move: 99, seat: 1, kind: 'rise', by: 0.9 }, // not judged yet
    ];
    expect(mattered({ decisions, moments }).map(({ decision, kind }) => [decision.move, kind])).toEqual([[2, 'slip'], [4, 'slip'], [5, 'rise']]);
    expect(mattered({ decisions, moments }, 1).map(({ decision }) => decision.move)).toEqual([5]);
  });
  it('knows who was ahead for good, and since when', () => {
    expect(aheadFrom(decisions, 1)).toBe(0); // level is not behind
    expect(aheadFrom([one(0, 0, 0.6), one(1, 1, 0.5), one(2, 0, 0.3), one(3, 1, 0.7)], 1)).toBe(3);
    expect(aheadFrom(decisions, 0)).toBeNull();
    expect(aheadFrom([one(0, 1, 0.9), one(1, 0, 0.1)], 1)).toBe(0);
  });
  it('finds the best and the worst move, and who was careful', () => {
    expect(worst(decisions)?.move).toBe(2);
    expect(worst(decisions, 1)).toBeNull();
    expect(best(decisions, 0)?.move).toBe(0);
    expect(best(decisions, 1)).toBeNull();
    expect(givenAway(decisions).map(({ seat }) => seat)).toEqual([1, 0]);
  });
});

describe('a review', () => {
  it('that was made at the end of a game is there when one comes to the replay', async () => {
    const asked = vi.spyOn(api, 'review').mockResolvedValue({ decisions: [], moments: [], total: 0, next: null });
    await new Reviewing('a').look();
    expect(new Reviewing('a').done).toBe(true);
    expect(new Reviewing('b').review).toBeNull();
    expect(asked).toHaveBeenCalledTimes(1);
  });
});
