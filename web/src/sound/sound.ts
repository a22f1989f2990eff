/** Sounds, made on the spot: no files. Silent until the first click, as browsers want it. */

import { settings } from '../look/settings.svelte';

export type Cue = 'coin' | 'card' | 'seal' | 'turn' | 'change' | 'chest' | 'end' | 'chat' | 'none';

/** What calls somebody who looks elsewhere; the rest only goes with what is seen. */
export const CALLS: readonly Cue[] = ['turn', 'chat', 'end'];

let context: AudioContext | null = null;

function out(): AudioContext | null {
  if (!settings.sound || !navigator.userActivation?.hasBeenActive) return null;
  try {
    context ??= new AudioContext();
    if (context.state === 'suspended') void context.resume();
    return context;
  } catch {
    return null;
  }
}

function tone(at: AudioContext, frequency: number, start: number, length: number, loud: number, wave: OscillatorType): void {
  const oscillator = at.createOscillator();
  const gain = at.createGain();
  const from = at.currentTime + start;
  oscillator.type = wave;
  oscillator.frequency.value = frequency;
  gain.gain.setValueAtTime(0, from);
  gain.gain.linearRampToValueAtTime(loud, from + 0.006);
  gain.gain.exponentialRampToValueAtTime(0.0001, from + length);
  oscillator.connect(gain).connect(at.destination);
  oscillator.start(from);
  oscillator.stop(from + length + 0.02);
}

function rustle(at: AudioContext, start: number, length: number, loud: number, pitch: number): void {
  const frames = Math.floor(at.sampleRate * length);
  const buffer = at.createBuffer(1, frames, at.sampleRate);
  const data = buffer.getChannelData(0);
  for (let i = 0; i < frames; i++) data[i] = (Math.random() * 2 - 1) * (1 - i / frames) ** 3;
  const source = at.createBufferSource();
  const filter = at.createBiquadFilter();
  const gain = at.createGain();
  source.buffer = buffer;
  filter.type = 'bandpass';
  filter.frequency.value = pitch;
  gain.gain.value = loud;
  source.connect(filter).connect(gain).connect(at.destination);
  source.start(at.currentTime + start);
}

export function play(cue: Cue): void {
  const at = cue === 'none' || (document.hidden && !CALLS.includes(cue)) ? null : out();
  if (!at) return;
  switch (cue) {
    case 'coin':
      tone(at, 2090, 0, 0.22, 0.05, 'sine');
      tone(at, 3170, 0.012, 0.16, 0.03, 'sine');
      break;
    case 'card':
      rustle(at, 0, 0.14, 0.25, 2600);
      break;
    case 'seal':
      tone(at, 150, 0, 0.22, 0.16, 'sine');
      rustle(at, 0, 0.1, 0.12, 500);
      break;
    case 'change':
      rustle(at, 0, 0.24, 0.2, 1200);
      tone(at, 330, 0.03, 0.25, 0.04, 'triangle');
      break;
    case 'turn':
      tone(at, 587, 0, 0.35, 0.06, 'sine');
      tone(at, 880, 0.12, 0.5, 0.05, 'sine');
      break;
    case 'chest':
      [523, 659, 784, 1047].forEach((pitch, step) => tone(at, pitch, step * 0.07, 0.5, 0.05, 'triangle'));
      break;
    case 'end':
      [392, 494, 587, 784, 988].forEach((pitch, step) => tone(at, pitch, step * 0.12, 0.9, 0.05, 'triangle'));
      break;
    case 'chat':
      tone(at, 740, 0, 0.12, 0.03, 'sine');
  }
}
