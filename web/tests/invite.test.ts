import { beforeEach, describe, expect, it, vi } from 'vitest';
import { drawn, qr } from '../src/invite/qr';

const MASKS: ((x: number, y: number) => boolean)[] = [
  (x, y) => (y + x) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (y + x) % 3 === 0,
  (x, y) => ((y >> 1) + Math.floor(x / 3)) % 2 === 0,
  (x, y) => ((y * x) % 2) + ((y * x) % 3) === 0,
  (x, y) => (((y * x) % 2) + ((y * x) % 3)) % 2 === 0,
  (x, y) => (((y + x) % 2) + ((y * x) % 3)) % 2 === 0,
];
/** Blocks by version, as [how many data codewords each, how many for repair], from the tables of the standard for level M. */
const BLOCKS: [number[], number][] = [
  [[16], 10], [[28], 16], [[44], 26], [[32, 32], 18], [[43, 43], 24], [[27, 27, 27, 27], 16],
  [[31, 31, 31, 31], 18], [[38, 38, 39, 39], 22], [[36, 36, 36, 37, 37], 22],
];

/** Multiply without tables: shift and add. */
function product(a: number, b: number): number {
  let sum = 0;
  for (let bit = 7; bit >= 0; bit--) {
    sum = (sum << 1) ^ (sum & 0x80 ? 0x11d : 0);
    if ((b >> bit) & 1) sum ^= a;
  }
  return sum;
}

/** Reads a picture as a phone would, only that nothing is dirty: whatever does not add up is thrown. */
function read(rows: boolean[][]): string {
  const size = rows.length;
  const version = (size - 17) / 4;
  const dark = (x: number, y: number): number => (rows[y]![x] ? 1 : 0);
  for (const [left, top] of [[0, 0], [size - 7, 0], [0, size - 7]] as const)
    for (let y = 0; y < 7; y++)
      for (let x = 0; x < 7; x++) expect(dark(left + x, top + y)).toBe(Math.max(Math.abs(x - 3), Math.abs(y - 3)) === 2 ? 0 : 1);
  const format = [0, 1, 2, 3, 4, 5, 7, 8].map((y) => dark(8, y)).reverse();
  const bits = Number.parseInt([5, 4, 3, 2, 1, 0].map((x) => dark(x, 8)).reverse().concat(dark(7, 8), format).join(''), 2) ^ 0x5412;
  expect(bits >> 13, 'level M').toBe(0);
  const mask = (bits >> 10) & 7;
  const centres = version === 1 ? [] : version < 7 ? [6, size - 7] : [6, (size - 1) / 2, size - 7];
  const apart = (x: number, y: number): boolean =>
    x === 6 || y === 6 || (x < 9 && y < 9) || (x < 9 && y > size - 9) || (x > size - 9 && y < 9) ||
    (version > 6 && ((x < 6 && y > size - 12) || (y < 6 && x > size - 12))) ||
    centres.some((cx) => centres.some((cy) => Math.abs(x - cx) < 3 && Math.abs(y - cy) < 3 && !(cx === 6 && cy === 6) && !(cx === 6 && cy === size - 7) && !(cy === 6 && cx === size - 7)));
  let stream = '';
  for (let column = size - 1, up = true; column > 0; column -= 2, up = !up) {
    if (column === 6) column = 5;
    for (let step = 0; step < size; step++)
      for (const x of [column, column - 1]) {
        const y = up ? size - 1 - step : step;
        if (!apart(x, y)) stream += dark(x, y) ^ (MASKS[mask]!(x, y) ? 1 : 0);
      }
  }
  const codewords = (stream.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2));
  const [sizes, repair] = BLOCKS[version - 1]!;
  const blocks: number[][] = sizes.map(() => []);
  let at = 0;
  for (let n = 0; n < Math.max(...sizes); n++) sizes.forEach((length, block) => n < length && blocks[block]!.push(codewords[at++]!));
  const data = blocks.flatMap((block) => [...block]);
  for (let n = 0; n < repair; n++) blocks.forEach((block) => block.push(codewords[at++]!));
  for (const block of blocks)
    for (let root = 1, n = 0; n < repair; n++, root = product(root, 2)) expect(block.reduce((sum, value) => product(sum, root) ^ value, 0), 'nothing to repair').toBe(0);
  const nibbles = data.flatMap((byte) => [byte >> 4, byte & 15]);
  expect(nibbles[0], 'bytes').toBe(4);
  const length = (nibbles[1]! << 4) | nibbles[2]!;
  return new TextDecoder().decode(new Uint8Array(Array.from({ length }, (_, n) => (nibbles[3 + 2 * n]! << 4) | nibbles[4 + 2 * n]!)));
}

describe('a code to be read with a camera', () => {
  it('says what it was made of, at every size', () => {
    for (const length of [1, 14, 15, 26, 42, 62, 63, 84, 106, 122, 152, 153, 180]) {
      const text = `http://192.0.2.7:8000/table/äb${'x'.repeat(200)}`.slice(0, length);
      const clipped = new TextEncoder().encode(text).length > 180 ? text.slice(0, -1) : text;
      expect(read(qr(clipped)!)).toBe(clipped);
    }
  });

  it('is none where the text is too long', () => {
    expect(qr('x'.repeat(180))).not.toBeNull();
    expect(qr('x'.repeat(181))).toBeNull();
  });

  it('looks as other programs read it', () => {
    // Read by two libraries that know nothing of ours.
    expect(qr('HELLO')!.map((row) => row.map((dark) => (dark ? '1' : '0')).join(''))).toEqual([
      '111111101101001111111', '100000100110101000001', '101110100111101011101', '101110101001001011101', '101110101000101011101',
      '100000101011001000001', '111111101010101111111', '000000001111100000000', '100010111111011111001', '000111001011100101111',
      '101100101011001110010', '111001000100011010000', '001011100100111000110', '000000001110111001011', '111111101100110001010',
      '100000100001100100010', '101110101001001110101', '101110100001100001011', '101110100111001111000', '100000100100011000000',
      '111111101000111110101',
    ]);
  });

  it('is drawn square by square', () => {
    expect(drawn([[true, false], [false, true]])).toBe('M0 0h1v1h-1zM1 1h1v1h-1z');
  });
});

describe('the door', () => {
  const about = vi.fn<() => Promise<{ friends: string | null }>>();
  beforeEach(() => {
    vi.resetModules();
    about.mockReset();
    vi.doMock('../src/net/api', () => ({ api: { about } }));
  });
  const come = async (origin: string) => {
    vi.stubGlobal('location', new URL(origin));
    return (await import('../src/invite/door.svelte')).door;
  };

  it('asks nobody where the address is good for all', async () => {
    const door = await come('https://cards.example.net');
    expect(door.link('/table/a')).toBe('https://cards.example.net/table/a');
    expect(about).not.toHaveBeenCalled();
    expect(door.shut).toBe(false);
  });

  it('names the address in the network where one came by another', async () => {
    about.mockResolvedValue({ friends: 'http://192.0.2.7:8000' });
    for (const origin of ['http://localhost:8000', 'http://127.0.0.1:8000', 'http://[::1]:8000']) {
      vi.resetModules();
      const door = await come(origin);
      door.link('/');
      await vi.waitFor(() => expect(door.link('/table/a')).toBe('http://192.0.2.7:8000/table/a'));
      expect(door.shut).toBe(false);
    }
    expect(about).toHaveBeenCalledTimes(3);
  });

  it('says that it is shut only when it is', async () => {
    about.mockResolvedValue({ friends: null });
    const door = await come('http://localhost:8000');
    expect(door.link('/x')).toBe('http://localhost:8000/x');
    expect(door.shut).toBe(false);
    await vi.waitFor(() => expect(door.shut).toBe(true));
  });
});
