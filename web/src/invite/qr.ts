/**
 * A QR code for an address: squares that a phone reads with its camera (ISO/IEC 18004). Bytes only, with the middling of
 * the low levels of repair (M), and no larger than an address needs; fetched when somebody invites, and not before.
 */

/** By version: codewords of repair in each block, and how many blocks there are of how many data codewords. */
const VERSIONS: readonly { repair: number; blocks: readonly [count: number, data: number][]; marks: readonly number[] }[] = [
  { repair: 10, blocks: [[1, 16]], marks: [] },
  { repair: 16, blocks: [[1, 28]], marks: [6, 18] },
  { repair: 26, blocks: [[1, 44]], marks: [6, 22] },
  { repair: 18, blocks: [[2, 32]], marks: [6, 26] },
  { repair: 24, blocks: [[2, 43]], marks: [6, 30] },
  { repair: 16, blocks: [[4, 27]], marks: [6, 34] },
  { repair: 18, blocks: [[4, 31]], marks: [6, 22, 38] },
  { repair: 22, blocks: [[2, 38], [2, 39]], marks: [6, 24, 42] },
  { repair: 22, blocks: [[3, 36], [2, 37]], marks: [6, 26, 46] },
];
const BYTES = 0b0100; // the mode
const LEVEL = 0b00; // M
const HEAD = 2; // codewords for mode and length, with the end of the data
const PADS = [0xec, 0x11];
const MASKS: readonly ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(y / 2) + Math.floor(x / 3)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];

// ------------------------------------------------------------------ repair: Reed-Solomon over 256 elements

const POWERS: number[] = [];
for (let at = 0, value = 1; at < 255; at++) {
  POWERS.push(value);
  value = value & 0x80 ? (value << 1) ^ 0x11d : value << 1;
}
const times = (a: number, b: number): number => (a && b ? POWERS[(POWERS.indexOf(a) + POWERS.indexOf(b)) % 255]! : 0);

function repairOf(data: readonly number[], count: number): number[] {
  let divisor = [1];
  for (let at = 0; at < count; at++) {
    const grown = [...divisor, 0];
    divisor.forEach((value, place) => (grown[place + 1]! ^= times(value, POWERS[at]!)));
    divisor = grown;
  }
  const rest = [...data, ...Array<number>(count).fill(0)];
  for (let at = 0; at < data.length; at++) {
    const factor = rest[at]!;
    divisor.forEach((value, place) => (rest[at + place]! ^= times(value, factor)));
  }
  return rest.slice(data.length);
}

/** The data and their repair, one codeword of each block after the other. */
function codewords(bytes: Uint8Array, { repair, blocks }: (typeof VERSIONS)[number]): number[] {
  const sizes = blocks.flatMap(([count, data]) => Array<number>(count).fill(data));
  const room = sizes.reduce((all, size) => all + size, 0);
  // Mode and length take a byte and a half, so everything lies half a byte askew.
  const halves = [BYTES, bytes.length >> 4, bytes.length & 15, ...[...bytes].flatMap((byte) => [byte >> 4, byte & 15]), 0];
  const whole = Array.from({ length: halves.length / 2 }, (_, at) => (halves[2 * at]! << 4) | halves[2 * at + 1]!);
  for (let at = 0; whole.length < room; at++) whole.push(PADS[at % 2]!);
  let start = 0;
  const data = sizes.map((size) => whole.slice(start, (start += size)));
  const repairs = data.map((block) => repairOf(block, repair));
  const woven = (parts: number[][]): number[] =>
    Array.from({ length: Math.max(...parts.map((part) => part.length)) }, (_, at) => parts.flatMap((part) => part.slice(at, at + 1))).flat();
  return [...woven(data), ...woven(repairs)];
}

// ------------------------------------------------------------------ the picture

/** Bits with their check: what is left when they are divided. */
function checked(bits: number, length: number, divisor: number): number {
  const degree = 31 - Math.clz32(divisor);
  let rest = bits << degree;
  for (let at = length + degree - 1; at >= degree; at--) if ((rest >> at) & 1) rest ^= divisor << (at - degree);
  return (bits << degree) | rest;
}

class Picture {
  readonly rows: boolean[][];
  /** What is not for data. */
  readonly fixed: boolean[][];

  constructor(readonly size: number) {
    this.rows = Array.from({ length: size }, () => Array<boolean>(size).fill(false));
    this.fixed = Array.from({ length: size }, () => Array<boolean>(size).fill(false));
  }

  fix(x: number, y: number, dark: boolean): void {
    if (x < 0 || y < 0 || x >= this.size || y >= this.size) return;
    this.rows[y]![x] = dark;
    this.fixed[y]![x] = true;
  }

  /** Rings around a point, dark where the list says so by their distance. */
  rings(x: number, y: number, dark: readonly boolean[]): void {
    const far = dark.length - 1;
    for (let dx = -far; dx <= far; dx++) for (let dy = -far; dy <= far; dy++) this.fix(x + dx, y + dy, dark[Math.max(Math.abs(dx), Math.abs(dy))]!);
  }

  format(mask: number): void {
    const bits = checked((LEVEL << 3) | mask, 5, 0x537) ^ 0x5412;
    const bit = (at: number): boolean => ((bits >> at) & 1) === 1;
    const last = this.size - 1;
    for (let at = 0; at < 15; at++) {
      const skip = at < 6 ? at : at < 8 ? at + 1 : 0; // past the line of the clock
      if (at < 8) this.fix(8, skip, bit(at));
      else this.fix(at === 8 ? 7 : 14 - at, 8, bit(at));
      if (at < 8) this.fix(last - at, 8, bit(at));
      else this.fix(8, last - 14 + at, bit(at));
    }
    this.fix(8, last - 7, true);
  }

  version(number: number): void {
    if (number < 7) return;
    const bits = checked(number, 6, 0x1f25);
    for (let at = 0; at < 18; at++) {
      const [a, b] = [Math.floor(at / 3), this.size - 11 + (at % 3)];
      this.fix(a, b, ((bits >> at) & 1) === 1);
      this.fix(b, a, ((bits >> at) & 1) === 1);
    }
  }

  /** Two columns at a time from the right, up and down in turn. */
  *path(): Generator<[number, number]> {
    for (let right = this.size - 1, up = true; right > 0; right -= 2, up = !up) {
      if (right === 6) right--;
      for (let step = 0; step < this.size; step++) {
        const y = up ? this.size - 1 - step : step;
        for (const x of [right, right - 1]) if (!this.fixed[y]![x]) yield [x, y];
      }
    }
  }

  masked(mask: number): boolean[][] {
    this.format(mask);
    return this.rows.map((row, y) => row.map((dark, x) => (this.fixed[y]![x] ? dark : dark !== MASKS[mask]!(x, y))));
  }
}

const FINDER = '1011101';
const CORNER = [true, true, false, true, false]; // from the middle outwards
const MARK = [true, false, true];

/** How hard a picture is to read: long runs, blocks, what looks like a corner, and too much of one colour. */
function burden(rows: boolean[][]): number {
  const lines = [...rows, ...rows.map((_, x) => rows.map((row) => row[x]!))].map((line) => line.map((dark) => (dark ? '1' : '0')).join(''));
  let sum = 0;
  for (const line of lines) {
    for (const run of line.match(/1{5,}|0{5,}/g) ?? []) sum += run.length - 2;
    for (let at = 0; at + 11 <= line.length; at++) {
      const part = line.slice(at, at + 11);
      if (part === `${FINDER}0000` || part === `0000${FINDER}`) sum += 40;
    }
  }
  for (let y = 1; y < rows.length; y++)
    for (let x = 1; x < rows.length; x++) {
      const dark = rows[y]![x]!;
      if (rows[y - 1]![x] === dark && rows[y]![x - 1] === dark && rows[y - 1]![x - 1] === dark) sum += 3;
    }
  const share = rows.flat().filter(Boolean).length / rows.length ** 2;
  return sum + 10 * Math.floor(Math.abs(share - 0.5) * 20);
}

/** The squares, row by row, true where it is dark; null where the text is too long. */
export function qr(text: string): boolean[][] | null {
  const bytes = new TextEncoder().encode(text);
  const at = VERSIONS.findIndex(({ blocks }) => bytes.length + HEAD <= blocks.reduce((all, [count, data]) => all + count * data, 0));
  if (at < 0) return null;
  const { marks } = VERSIONS[at]!;
  const picture = new Picture(21 + 4 * at);
  const last = picture.size - 1;
  for (let step = 0; step < picture.size; step++) {
    picture.fix(6, step, step % 2 === 0);
    picture.fix(step, 6, step % 2 === 0);
  }
  for (const x of marks)
    for (const y of marks) if (!((x === 6 && (y === 6 || y === last - 6)) || (y === 6 && x === last - 6))) picture.rings(x, y, MARK);
  for (const [x, y] of [[3, 3], [last - 3, 3], [3, last - 3]] as const) picture.rings(x, y, CORNER);
  picture.format(0);
  picture.version(at + 1);
  const bits = codewords(bytes, VERSIONS[at]!).flatMap((byte) => [7, 6, 5, 4, 3, 2, 1, 0].map((place) => ((byte >> place) & 1) === 1));
  let next = 0;
  for (const [x, y] of picture.path()) picture.rows[y]![x] = bits[next++] ?? false;
  const tries = MASKS.map((_, mask) => picture.masked(mask));
  const burdens = tries.map(burden);
  return tries[burdens.indexOf(Math.min(...burdens))]!;
}

/** The dark squares as the path of a drawing, one unit each; around them belongs a light edge of four. */
export const drawn = (rows: boolean[][]): string => rows.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
