/** What is chosen for a seat: '' for the house, 'random', 'sample NAME', 'own NAME', or 'pasted'. */
import type { SampleDeckInfo } from '../generated/types';
import { oneLine } from './seats';
import type { OwnDeck } from './shelf.svelte';

export interface Choices {
  samples: readonly SampleDeckInfo[];
  own: readonly OwnDeck[];
}

/** The choice that stands for a deck of the server's: its name if it is known here, else a text that was pasted. */
export function choiceOf(deck: string, { samples, own }: Choices): string {
  if (deck === '' || deck === 'random') return deck;
  if (samples.some((sample) => sample.name === deck)) return `sample ${deck}`;
  const mine = own.find((one) => oneLine(one.text) === oneLine(deck));
  return mine ? `own ${mine.name}` : 'pasted';
}

/** The deck that a choice stands for, as the server takes it; null for a text of its own. */
export function deckOf(choice: string, { own }: Choices): string | null {
  const [kind = '', ...rest] = choice.split(' ');
  const name = rest.join(' ');
  if (kind === 'pasted') return null;
  if (kind === 'own') return own.find((one) => one.name === name)?.text ?? '';
  return kind === 'sample' ? name : kind;
}
