import { chromium } from 'playwright-core';
import { findChromium } from '../../scripts/test-run/chromium.mjs';
import { spreadOf } from '../measuring/statistics.mjs';
import { table } from '../measuring/table.mjs';
import { signIn } from '../page-weight/sign-in.mjs';
import { openWorld } from '../world/world.mjs';
import { openLine } from './line.mjs';

/** A phone with two bars: what an edge of a town or the back of a shop leaves. */
const LINE = { kbits: 400, roundTripMs: 400 };
const ROUNDS = 7;

const GROCERIES = '/grocery-list';
const DIARY = '/nutrition';
const customer = { email: 'customer@demo.local', password: 'Demo!2345' };

/** Measures what a customer with a bad connection waits for, in the demo, on a phone that has never been here. */
export async function measureSlowLine({ say, signal }) {
  const line = await openLine(LINE);
  const world = await openWorld({ demo: true, say, signal });
  const browser = await chromium.launch({ executablePath: await findChromium(), args: ['--no-sandbox'] });
  try {
    const program = await world.start({
      ...{ name: 'program', args: ['mealwright.ts'], portName: 'PORT', health: '/readyz' },
      extra: { APP_URL: line.url },
    });
    line.leadTo(program.url);
    const cookies = await cookiesOf(program.url, line.url);
    const times = { diary: [], list: [], tick: [] };
    for (let round = 0; round < ROUNDS; round += 1) {
      signal?.throwIfAborted();
      say(`Opening pages on a slow line, ${round + 1} of ${ROUNDS} ...`);
      times.diary.push(await onNewPhone(browser, cookies, (page) => openDiary(page, line.url)));
      const { opened, ticked } = await onNewPhone(browser, cookies, (page) => shop(page, line.url));
      times.list.push(opened);
      times.tick.push(ticked);
    }
    return textOf(times);
  } finally {
    await browser.close();
    await line.stop();
    await world.close();
  }
}

/** Signs in past the slow line, because that is not measured. */
async function cookiesOf(program, origin) {
  const url = new URL(program);
  const pairs = (await signIn(program, customer, { origin })).split('; ');
  return pairs.map((pair) => {
    const [name, value] = pair.split(/=(.*)/s);
    return { name, value, url: url.href.replace('127.0.0.1', 'localhost') };
  });
}

async function onNewPhone(browser, cookies, work) {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 } });
  try {
    await context.addCookies(cookies);
    return await work(await context.newPage());
  } finally {
    await context.close();
  }
}

/** The time until what the diary has to say is on the screen, and its forms can be sent. */
async function openDiary(page, site) {
  await page.goto(site + DIARY, { waitUntil: 'domcontentloaded' });
  await page.getByRole('button', { name: 'Log today’s plan' }).waitFor();
  await painted(page);
  return page.evaluate(() => {
    const [shown] = performance.getEntriesByName('first-contentful-paint');
    const [{ domInteractive }] = performance.getEntriesByType('navigation');
    return Math.max(shown.startTime, domInteractive);
  });
}

/** The time until a list that was opened before is there again, and from a tick until it shows. */
async function shop(page, site) {
  await page.goto(site + GROCERIES);
  await page.waitForFunction((path) => caches.match(path, { cacheName: 'groceries' }), GROCERIES);
  await page.goto('about:blank');
  await page.goto(site + GROCERIES, { waitUntil: 'commit' });
  await page.getByRole('checkbox').first().waitFor();
  await painted(page);
  const opened = await page.evaluate(() => {
    const [shown] = performance.getEntriesByName('first-contentful-paint');
    return shown.startTime;
  });
  await page.waitForFunction(() => document.documentElement.dataset.hydrated === '');
  const ticked = await page.evaluate(async () => {
    const box = [...document.querySelectorAll('[role=checkbox], input[type=checkbox]')].find(
      (one) => !(one.checked ?? one.getAttribute('aria-checked') === 'true'),
    );
    const counted = () => /\d+\/\d+ completed/.exec(document.body.textContent)[0];
    const before = counted();
    const began = performance.now();
    box.click();
    while (counted() === before) await new Promise(requestAnimationFrame);
    return performance.now() - began;
  });
  return { opened, ticked };
}

/** An element is there a moment before the browser notes that it has painted it. */
const painted = (page) =>
  page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);

const rowOf = (what, times, limitMs) => {
  const { median, least, most } = spreadOf(times);
  const ms = (value) => `${Math.round(value)} ms`;
  const verdict = median <= limitMs ? 'reached' : 'MISSED';
  return [what, ms(median), ms(limitMs), verdict, `${ms(least)} - ${ms(most)} of ${times.length}`];
};

const textOf = ({ diary, list, tick }) =>
  table(
    [
      [`${LINE.kbits} kbit/s and ${LINE.roundTripMs} ms`, 'median', 'limit', 'verdict', 'spread'],
      rowOf('the diary, first visit, until it can be used', diary, 4000),
      rowOf('the grocery list from the service worker', list, 1000),
      rowOf('a tick, until it shows', tick, 100),
    ],
    { words: [0, 3, 4] },
  );
