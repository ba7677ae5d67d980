import { expect } from '@jest/globals';
import type { Page } from 'playwright-core';
import { journey, journeys } from '../../support/browser.ts';
import { type Act, actsIn, actsOn, pressAndLook, visitAndCut } from '../../support/cut-line.ts';
import { everyRoute, findPages, patternOf, type World, worldOfEverything } from '../../support/every-page.ts';
import { beSignedIn } from '../../support/session.ts';

const allRoutes = everyRoute();

const wordsIn = (pattern: string) =>
  pattern.split('/').filter((part) => part && !part.startsWith(':')).length;

const addressesOf = (pattern: string) =>
  new RegExp(`^${pattern.replaceAll(/\/:\w+\?/g, '(/[^/]+)?').replaceAll(/:\w+/g, '[^/]+')}$`);

/** The route with the most fixed segments comes first where several match an address. */
const routes = allRoutes
  .map((route) => ({ ...route, pattern: patternOf(route, allRoutes) }))
  .map((route) => ({ ...route, addresses: addressesOf(route.pattern) }))
  .sort((one, other) => wordsIn(other.pattern) - wordsIn(one.pattern));

/** Scripts send these forms, or no page that can be opened has a button for them, so this journey cannot press it. */
const ELSEWHERE = [
  ...['/recipes/nutrition', '/settings/time-zone', '/grocery-list/:id/changes', '/*'],
  ...['/login/passkey', '/login/second-step'],
];

const acting = routes.filter(({ hasAction, pattern }) => hasAction && !ELSEWHERE.includes(pattern));

/** Returns the pattern of the route to which an address belongs. */
const patternAt = (path: string): string | undefined =>
  routes.find(({ addresses }) => addresses.test(path))?.pattern;

const acts = (path: string) => acting.some(({ pattern }) => pattern === patternAt(path));

let world: Promise<World> | undefined;

const theWorld = () => {
  world ??= worldOfEverything();
  return world;
};

const covered = new Set<string | undefined>();
/**
 * Pages that were opened and acts that were tried for one role. Other roles skip them, because the same code runs.
 */
const opened = new Set<string>();
const done = new Set<string>();

const isLeft = ({ name, path }: Act) => !done.has(name) && acts(path);

/** Acts that were gone when they were to be pressed, for the last journey to explain what it misses. */
const gone: { from: string; to: string | undefined }[] = [];

journeys('without a connection', () => {
  for (const role of [null, 'customer', 'trainer', 'admin'] as const) {
    journey(
      `nothing that a ${role ?? 'visitor'} does loses the page`,
      async ({ page, expectComplaint }) => {
        for (const usual of ['ERR_INTERNET_DISCONNECTED', 'Failed to fetch', 'Error loading route module'])
          expectComplaint(usual);
        const everything = await theWorld();
        if (role) await beSignedIn(page, everything.people[role]);
        await page.goto('/login');
        const outcomes: string[] = [];
        for (const { path, pattern, html } of await findPages(everything, role)) {
          if (opened.has(pattern) && !(await actsIn(page, html)).some(isLeft)) continue;
          opened.add(pattern);
          outcomes.push(...(await tryPage(page, path)));
        }
        expect(outcomes).toEqual([]);
      },
      { scriptsOnly: true, patienceMs: 600_000 },
    );
  }

  journey(
    'every action of the product has been tried',
    async () => {
      const missed = acting.map(({ pattern }) => pattern).filter((pattern) => !covered.has(pattern));
      const explained = missed.map((pattern) => ({
        pattern,
        opened: opened.has(pattern),
        gone: gone.filter(({ to }) => to === pattern),
      }));
      expect(explained).toEqual([]);
    },
    { scriptsOnly: true },
  );
});

/**
 * Tries everything on a page that is left. Elements that were drawn anew in the meantime are looked up again.
 */
async function tryPage(page: Page, path: string): Promise<string[]> {
  await visitAndCut(page, path);
  const outcomes: string[] = [];
  for (const _ of ['at first', 'once more'])
    for (const act of await actsOn(page)) {
      if (!isLeft(act)) continue;
      const wrong = await tryOut(page, path, act);
      if (wrong) done.add(act.name);
      else gone.push({ from: path, to: patternAt(act.path) });
      outcomes.push(...(wrong ?? []));
    }
  return outcomes;
}

/**
 * Returns what went wrong with an act and with the answer to its confirmation, or null if there was nothing to press.
 */
async function tryOut(page: Page, path: string, act: Act): Promise<string[] | null> {
  const outcome = await pressAndLook(page, act);
  if (outcome === 'is not there') return null;
  if (outcome !== 'stays, and says why') {
    await visitAndCut(page, path);
    await actsOn(page);
    return [`${path}: ${act.name}: ${outcome}`];
  }
  if (!act.name.startsWith('link ')) covered.add(patternAt(act.path));
  if ((await page.locator('dialog[open]').count()) === 0) return [];
  const wrong: string[] = [];
  for (const inner of await actsOn(page, 'dialog[open]'))
    if (!inner.name.startsWith('link ')) wrong.push(...(await tryInner(page, path, inner)));
  await page.evaluate(() => document.querySelector<HTMLDialogElement>('dialog[open]')?.close());
  return wrong;
}

async function tryInner(page: Page, path: string, act: Act): Promise<string[]> {
  const outcome = await pressAndLook(page, act);
  if (outcome === 'stays, and says why') covered.add(patternAt(act.path));
  return outcome === 'stays, and says why' ? [] : [`${path}: in a dialog: ${act.name}: ${outcome}`];
}
