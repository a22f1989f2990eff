/**
 * Pictures of the page as it is, in a real Chromium, from a server that runs already:
 *
 *     npm run look -- http://127.0.0.1:8000 ../docs/pictures
 *
 * Home, a new table, the table at the start, in the middle and at the end, and the replay; each at two sizes, by
 * candlelight and by daylight. CHROMIUM names the browser where it is not at /usr/bin/chromium.
 */

import { mkdirSync } from 'node:fs';
import { chromium } from 'playwright-core';

const [address = 'http://127.0.0.1:8000', folder = 'pictures', ...only] = process.argv.slice(2);
const FLAGS = '--headless --no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking --disable-component-update --disable-sync';
const SIZES = { wide: { width: 1280, height: 800 }, phone: { width: 390, height: 844 } };
const LOOKS = /** @type {const} */ (['dark', 'light']);
const MIDDLE = 5; // own turns before the picture of the middle

mkdirSync(folder, { recursive: true });
const browser = await chromium.launch({ executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium', args: FLAGS.split(' ') });
for (const [size, viewport] of Object.entries(SIZES)) {
  for (const look of LOOKS) {
    const context = await browser.newContext({ viewport, colorScheme: look, reducedMotion: 'reduce', locale: 'en' });
    const page = await context.newPage();
    page.on('pageerror', (error) => {
      throw error;
    });
    /** @param {string} name */
    const take = async (name) => {
      if (only.length && !only.includes(name)) return;
      await page.mouse.move(1, 1);
      await page.evaluate(() => scrollTo(0, 0));
      await page.waitForTimeout(400);
      await page.screenshot({ path: `${folder}/${name}-${size}-${look}.png` });
    };

    await page.goto(`${address}/create`);
    await page.waitForSelector('form');
    await take('create');
    await page.goto(address);
    await page.waitForSelector('.game');
    await take('home');
    await page.click('.game .button.main');
    await page.waitForSelector('[data-thing^="society:"]');
    await take('start');

    // Play along, always the first action that comes, until it is over.
    let turns = 0;
    while (!(await page.locator('dialog[open]').count())) {
      const action = page.locator('.action').first();
      if (!(await action.count())) {
        await page.waitForTimeout(50);
        continue;
      }
      if (++turns === MIDDLE) await take('middle');
      await action.click({ timeout: 2000 }).catch(() => undefined);
    }
    await take('end');
    await page.click('dialog a[href$="/replay"]');
    const slider = page.locator('input[type=range]');
    await slider.waitFor();
    await slider.fill(String(Math.floor(Number(await slider.getAttribute('max')) / 2)));
    await page.locator('.controls select').first().selectOption('0');
    await page.waitForSelector('[data-thing^="card:"]');
    await take('replay');
    await context.close();
  }
}
await browser.close();
