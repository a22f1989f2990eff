/** How the cards of the game on this page look, for whatever names one of them. */

import { getContext, setContext } from 'svelte';
import type { Face } from '../games/registry';

const KEY = Symbol('faces');

export type Faces = (card: string) => Face;

export const provideFaces = (faces: Faces): Faces => setContext(KEY, faces);
export const facesHere = (): Faces | undefined => getContext<Faces | undefined>(KEY);
