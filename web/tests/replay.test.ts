import { beforeEach, describe, expect, it } from 'vitest';
import { PACE, Player, stepAt } from '../src/replay/player';

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
