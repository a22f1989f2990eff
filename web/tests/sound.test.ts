import { beforeEach, describe, expect, it, vi } from 'vitest';

const settings = { sound: true };
vi.mock('../src/look/settings.svelte', () => ({ settings }));
let tones = 0;
const node = (): object => ({
  connect: (next: object) => next,
  start: () => tones++,
  stop: () => undefined,
  frequency: {},
  gain: { setValueAtTime: () => undefined, linearRampToValueAtTime: () => undefined, exponentialRampToValueAtTime: () => undefined },
});
vi.stubGlobal('AudioContext', class {
  state = 'running';
  currentTime = 0;
  sampleRate = 100;
  createOscillator = node;
  createGain = node;
  createBiquadFilter = node;
  createBufferSource = node;
  createBuffer = () => ({ getChannelData: () => [] });
});
vi.stubGlobal('navigator', { userActivation: { hasBeenActive: true } });
const { play } = await import('../src/sound/sound');

describe('sound', () => {
  beforeEach(() => {
    tones = 0;
    settings.sound = true;
  });

  it('calls whoever looks elsewhere, and is otherwise of what is seen', () => {
    vi.stubGlobal('document', { hidden: true });
    for (const cue of ['turn', 'chat', 'end'] as const) {
      tones = 0;
      play(cue);
      expect(tones, cue).toBeGreaterThan(0);
    }
    tones = 0;
    for (const cue of ['coin', 'card', 'seal', 'chest', 'change', 'none'] as const) play(cue);
    expect(tones).toBe(0);
    vi.stubGlobal('document', { hidden: false });
    play('coin');
    expect(tones).toBeGreaterThan(0);
  });

  it('is silent for whoever wants it silent', () => {
    settings.sound = false;
    vi.stubGlobal('document', { hidden: true });
    play('turn');
    expect(tones).toBe(0);
  });
});
