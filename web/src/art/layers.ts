/** Pictures in colours, in a box of 64: shapes on top of each other, the first one lowest. */

export interface Layer {
  d: string;
  /** A colour, or `tint` for the colour of the card. */
  fill?: string;
  line?: string;
  width?: number;
}
