/** What the three factions are known by: colour, sign and order. */

export const FACTIONS = ['watch', 'merchant', 'thief'] as const;
export type Faction = (typeof FACTIONS)[number];

export interface Livery {
  /** On parchment, and under white letters. */
  tint: string;
  /** The sign in a box of 24. */
  sign: string;
}

export const LIVERY: Record<Faction, Livery> = {
  watch: {
    tint: '#24507f',
    sign: 'M12 1.5l9 3v7c0 5.5-3.5 9.5-9 11.5-5.5-2-9-6-9-11.5v-7zM12 5.5l-1.800 4-4.300.4 3.300 2.900-1 4.200L12 14.700l3.800 2.300-1-4.200 3.300-2.900-4.300-.4z',
  },
  merchant: {
    tint: '#1d6540',
    sign: 'M11 2h2v2.5l7 1.5v2h-1l3 7c0 2-2 3-3.5 3S15 17 15 15l3-7-5-1v13h4v2H7v-2h4V7L6 8l3 7c0 2-2 3-3.5 3S2 17 2 15l3-7H4V6l7-1.5zM5.5 10.5L4 14.5h3zM18.5 10.5l-1.5 4h3z',
  },
  thief: {
    tint: '#8f2a26',
    sign: 'M1 8c4-2.5 7-2 11 .5C16 6 19 5.5 23 8c0 6.5-2.5 10-6 10-2.800 0-3.5-2.5-5-2.5S9.800 18 7 18c-3.5 0-6-3.5-6-10zm4.5 3.5c1 2 3.300 2.400 4.700.8-1-2-3-2.400-4.700-.8zm13 0c-1.700-1.600-3.700-1.200-4.700.8 1.400 1.600 3.700 1.200 4.700-.8z',
  },
};

export const liveryOf = (faction: string | null | undefined): Livery => LIVERY[(faction ?? '') as Faction] ?? { tint: '#5d4a33', sign: '' };
