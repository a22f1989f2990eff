/** How much a first visit loads, compressed, apart from fonts; fails when it is more than we allow ourselves. */

import { readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';

const LIMIT = 300 * 1024;
const FIRST = 150 * 1024;
const FONTS = ['.woff', '.woff2'];
const page = fileURLToPath(new URL('../../src/intrigue/server/page/', import.meta.url));

/** @type {{ name: string, size: number }[]} */
const files = readdirSync(page, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => {
    const path = join(entry.parentPath, entry.name);
    const data = readFileSync(path);
    const font = FONTS.includes(extname(path));
    return { name: path.slice(page.length), size: font ? data.length : gzipSync(data, { level: 9 }).length };
  })
  .sort((a, b) => b.size - a.size);

// The whole page counts, every language and every board: whoever stays below the limit with all of it is safe.
let sum = 0;
let fonts = 0;
for (const { name, size } of files) {
  if (FONTS.includes(extname(name))) fonts += size;
  else sum += size;
  console.log(`${(size / 1024).toFixed(1).padStart(8)} KB  ${name}`);
}
const html = readFileSync(join(page, 'index.html'), 'utf-8');
const first = files
  .filter(({ name }) => !FONTS.includes(extname(name)) && (name === 'index.html' || html.includes(name)))
  .reduce((all, { size }) => all + size, 0);
console.log(`${(first / 1024).toFixed(1).padStart(8)} KB  first load`);
console.log(`${(sum / 1024).toFixed(1).padStart(8)} KB  all of it, apart from ${(fonts / 1024).toFixed(1)} KB of fonts`);
if (sum > LIMIT || first > FIRST) {
  console.error(`That is more than ${LIMIT / 1024} KB in all, or ${FIRST / 1024} KB for a first visit.`);
  process.exit(1);
}
