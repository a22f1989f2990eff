/** Breaking text into lines for drawings, where nothing breaks it for us. Widths are in ems, roughly, per letter. */

const NARROW = /[iljtfr.,:;!'|()[\]I ]/;
const WIDE = /[mwMWÄÖÜ@%]/;
const UPPER = /[A-Z]/;

export function width(text: string): number {
  let sum = 0;
  for (const letter of text) {
    sum += NARROW.test(letter) ? 0.27 : WIDE.test(letter) ? 0.74 : UPPER.test(letter) ? 0.6 : 0.47;
  }
  return sum;
}

/** Lines no wider than `room` ems; a single word that is wider is hyphenated. */
export function wrap(text: string, room: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (let word of text.split(/\s+/).filter(Boolean)) {
    const longer = line ? `${line} ${word}` : word;
    if (width(longer) <= room) {
      line = longer;
      continue;
    }
    if (line) lines.push(line);
    while (width(word) > room && word.length > 4) {
      let cut = word.length - 2;
      while (cut > 3 && width(`${word.slice(0, cut)}-`) > room) cut--;
      lines.push(`${word.slice(0, cut)}-`);
      word = word.slice(cut);
    }
    line = word;
  }
  if (line) lines.push(line);
  return lines;
}

export interface Fitted {
  size: number;
  lines: string[];
}

/** The largest of the sizes at which a text fits into a box; at the smallest it is cut off. */
export function fit(text: string, boxWidth: number, boxHeight: number, sizes: readonly number[], leading = 1.18): Fitted {
  let fitted: Fitted = { size: 0, lines: [] };
  for (const size of sizes) {
    fitted = { size, lines: wrap(text, boxWidth / size) };
    if (fitted.lines.length * size * leading <= boxHeight) return fitted;
  }
  const room = Math.max(1, Math.floor(boxHeight / (fitted.size * leading)));
  if (fitted.lines.length > room) {
    fitted.lines = fitted.lines.slice(0, room);
    fitted.lines[room - 1] = `${fitted.lines[room - 1]!.replace(/\W*\w*$/, '')} …`;
  }
  return fitted;
}
