/** The four Houses: a colour and a sign for each, so that nobody needs the colour to tell them apart. */

export interface House {
  tint: string;
  /** In a box of 24. */
  sign: string;
}

export const HOUSES: Record<string, House> = {
  // an ivy leaf
  green: { tint: '#2f6b4a', sign: 'M12 22v-5c-2 2.5-5.5 3-8 1 .5-2 .5-3.5-1-5 1.8-1.5 3.6-2 5.4-1.4C7 8.5 8.8 4.5 12 1.5c3.2 3 5 7 3.6 10.1 1.8-.6 3.6-.1 5.4 1.4-1.5 1.5-1.5 3-1 5-2.5 2-6 1.5-8-1z' },
  // a flame
  red: { tint: '#a3312b', sign: 'M12 1.5c1.5 4 6.5 6.5 6.5 12.5A6.5 6.5 0 0 1 12 22.5 6.5 6.5 0 0 1 5.5 15c0-2.5 1-4.5 2.5-6 .3 2 1 3.2 2.2 3.8C9.8 8.5 10.5 4.5 12 1.5z' },
  // a lily
  purple: { tint: '#6d4390', sign: 'M12 1c2.5 3 3.5 5.5 3 8.5-.3 1.7-1 3-1.5 4.5h1c.5-4 3-6.5 5.5-6 2.5.4 3.3 3 2 5-1 1.5-3 1.7-4 .7.3 2-1 3.3-3 3.3v1h-1.5c0 2 .5 3.5 1.5 5H9c1-1.5 1.5-3 1.5-5H9v-1c-2 0-3.3-1.3-3-3.3-1 1-3 .8-4-.7-1.3-2-.5-4.6 2-5 2.5-.5 5 2 5.5 6h1C10 12.5 9.3 11.2 9 9.5 8.5 6.5 9.5 4 12 1z' },
  // a crescent
  blue: { tint: '#2c5a93', sign: 'M15.5 1.8A10.5 10.5 0 1 0 22.5 16 9 9 0 1 1 15.5 1.8z' },
};
const NOBODY: House = { tint: '#6a6153', sign: 'M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18zm0 4a5 5 0 1 0 0 10 5 5 0 0 0 0-10z' };

export const houseOf = (house: string | null): House => (house && HOUSES[house]) || NOBODY;
