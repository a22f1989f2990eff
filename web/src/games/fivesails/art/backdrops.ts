/** Where somebody stands, or something happens: by faction and kind, with some variety. Box of 80 by 64. */

import type { Layer } from '../../../art/layers';
import { lot, oneOf, traitsOf, type Drawn } from './lots';

interface Country {
  sky: readonly string[];
  far: readonly string[];
  colour: string;
}

const COUNTRIES: Record<string, Country> = {
  // Roofs and a mission by a hot evening.
  castille: {
    sky: ['#d98b3f', '#c8643a', '#e0a854'],
    far: [
      'M0 64V40h10v-8l7-7 7 7v8h12v-6h10v6h8V26l5-9 5 9v14h16v24z',
      'M0 64V44h16V34l8-6 8 6v10h16v-8h14v-10l4-5 4 5v18h10v20z',
      'M0 64V36c8-8 18-8 26 0v10h8V30h14v16h8c4-8 16-8 24-2v20z',
    ],
    colour: '#7a3d17',
  },
  // Pines and towers of grey stone.
  eisen: {
    sky: ['#7f8c99', '#65717e', '#98a1a8'],
    far: [
      'M0 64V38l6-14 6 14 5-10 6 12V64zM50 64V24h4v-4h4v4h4v-4h4v4h4v14l5-10 5 12v24z',
      'M0 64V30h3v-5h4v5h4v-5h4v5h4v34zM54 64V44l6-18 6 16 5-12 9 18v16z',
      'M0 64V46l8-20 7 16 6-10 6 14v18zM58 64V30l8-12 8 12v6h6v28z',
    ],
    colour: '#39434d',
  },
  // A park and its palace.
  montaigne: {
    sky: ['#6fa0d6', '#8fb4dd', '#5b7fc0'],
    far: [
      'M0 64V34h6V24l5-8 5 8v10h14v30zM56 64V34h8V24l5-8 5 8v10h6v30z',
      'M0 64V40c6-12 16-12 20 0v24zM60 64V42c4-14 14-14 20-4v26zM24 64V50h32v14z',
      'M0 64V30h20v34zM60 64V30h20v34zM0 30l10-8 10 8M60 30l10-8 10 8z',
    ],
    colour: '#23508a',
  },
  // Deep woods and snow.
  ussura: {
    sky: ['#8fb9a6', '#a9c7c8', '#6f9c8a'],
    far: [
      'M-4 64l8-26-4 2 8-20 8 20-4-2 8 26zM52 64l7-22-3 1 8-21 8 21-3-1 7 22z',
      'M0 64V42l10-18 10 18v22zM58 64V48l4-6v-8l6-8 6 8v8l6 6v16z',
      'M-6 64l10-34 10 34zM10 64l7-24 7 24zM54 64l9-36 9 36zM68 64l7-26 7 26z',
    ],
    colour: '#1f4a36',
  },
  // Canals and arches by night.
  vodacce: {
    sky: ['#4b2a55', '#5d3560', '#35234a'],
    far: [
      'M0 64V28h18v36zM62 64V22h18v42zM4 34h4v8H4zM11 34h4v8h-4zM66 30h4v8h-4zM73 30h4v8h-4z',
      'M0 64V44c10-16 24-16 34 0v20zM46 64V44c8-16 26-16 34 0v20z',
      'M0 64V34l9-10 9 10v30zM58 64V26h6v-8h8v8h8v38z',
    ],
    colour: '#21122b',
  },
  // The harbour of the city.
  city: {
    sky: ['#2f7f8c', '#4a93a0', '#27616f'],
    far: [
      'M10 64V14h2v50zM12 16l18 28H12zM10 20L0 44h10zM60 64V20h2v44zM62 22l14 22H62z',
      'M0 64V36h16v-8h10v8h8v28zM56 64V20h2v44zM58 22l18 24H58z',
      'M0 64V48h20v-8h8v8h6v16zM50 64V44h8V30l6-8 6 8v14h10v20z',
    ],
    colour: '#12404a',
  },
  neutral: {
    sky: ['#a98a5c', '#8f7a55', '#b79c6b'],
    far: [
      'M0 64V40l12-10 12 10v24zM56 64V36h8V26h8v10h8v28z',
      'M0 64V50c14-12 24-12 34 0v14zM44 64V46c12-12 26-12 36 0v18z',
      'M0 64V32h12v32zM68 64V32h12v32zM12 40h8v24h-8zM60 40h8v24h-8z',
    ],
    colour: '#5a4526',
  },
};

const countryOf = (card: Drawn): Country => COUNTRIES[String(card.facts['faction'])] ?? COUNTRIES['neutral']!;
const RAYS = 'M40 32L34 -6h12zM40 32L64 -8l10 8zM40 32L90 14v12zM40 32L90 44v14zM40 32L16 -8L6 0zM40 32L-10 14v12zM40 32L-10 44v14z';

export function backdrop(card: Drawn): Layer[] {
  const country = countryOf(card);
  const layers: Layer[] = [{ d: 'M0 0h80v64H0z', fill: oneOf(card, 'sky', country.sky) }];
  const [x, y] = [10 + lot(card, 'sun', 7) * 10, 9 + lot(card, 'height', 3) * 5];
  if (card.kind === 'leader') layers.push({ d: RAYS, fill: '#ffe9a844' });
  else layers.push({ d: `M${x - 6} ${y}a6 6 0 1 0 12 0a6 6 0 1 0-12 0z`, fill: '#fff2c866' });
  const far = oneOf(card, 'far', country.far);
  layers.push({ d: far, fill: `${country.colour}a8` });
  return layers;
}

/** What stands before somebody: the sign of a society, or the gold of a Leader. */
export function foreground(card: Drawn): Layer[] {
  const traits = traitsOf(card);
  const layers: Layer[] = [];
  if (traits.includes('Red Hand')) {
    layers.push({ d: 'M68 62c-5 0-8-3-8-7v-9c0-2 2.400-2 2.400 0v4l.4-8c0-2 2.400-2 2.500 0l.3 7 .6-8c.2-2 2.500-1.800 2.500.2l-.1 8 1-6c.4-1.900 2.400-1.500 2.300.4l-.5 8.500c1.500-3 4-2.500 3 0-1.400 5-2.900 8.900-6.400 9.900z', fill: '#b3201c', line: '#3c0908', width: 0.7 });
  }
  if (card.kind === 'leader') layers.push({ d: 'M0 61h80M0 1.500h80M1.500 0v64M78.500 0v64', line: '#e8b84a', width: 2.4 });
  return layers;
}
