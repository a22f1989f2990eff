/**
 * Draws the icons of an installed page anew, from `public/icon.svg`:
 *
 *     node scripts/icons.js
 *
 * A maskable icon is cut to any shape by the system, so its drawing is smaller and its ground reaches the edge.
 */

import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';

const folder = fileURLToPath(new URL('../public/', import.meta.url));
const drawing = readFileSync(`${folder}icon.svg`, 'utf-8');
const whole = drawing.replace(' rx="14"', '').replace('viewBox="0 0 64 64"', 'viewBox="-9 -9 82 82"').replace('<rect width="64" height="64"', '<rect x="-9" y="-9" width="82" height="82"');
const ICONS = [
  { name: 'icon-192', size: 192, svg: drawing },
  { name: 'icon-maskable', size: 512, svg: whole },
  { name: 'icon-touch', size: 180, svg: whole },
];

const browser = await chromium.launch({ executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium', args: ['--no-sandbox', '--disable-gpu'] });
const page = await browser.newPage();
for (const { name, size, svg } of ICONS) {
  await page.setViewportSize({ width: size, height: size });
  await page.setContent(`<style>body{margin:0;background:none}svg{display:block;width:${size}px;height:${size}px}</style>${svg}`);
  await page.screenshot({ path: `${folder}${name}.png`, omitBackground: true });
}
await browser.close();
