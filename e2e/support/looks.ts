import { expect } from '@jest/globals';
import type { Page } from 'playwright-core';
import { expectAccessible, expectNoSidewaysScroll } from './axe.ts';
import { DESKTOP, journey, PHONE, type Visit } from './browser.ts';

/** A page or one of its states, and how to get there. */
export type View = (visit: Visit) => Promise<void>;

const NARROWEST = { width: 320, height: 640 };

/** A phone on which text is twice as large has room for half as much, as if it were half as wide. */
const HALF_AS_WIDE = { width: PHONE.width / 2, height: PHONE.height };

/** `npm run check:long` checks everything in both themes and sizes. */
const isLong = process.env.LONG === '1';

const looks = (['light', 'dark'] as const).flatMap((colorScheme) =>
  [PHONE, DESKTOP].map((viewport) => ({ colorScheme, viewport })),
);

/** Checks that no view has detectable accessibility violations and that all fit the narrowest phone. */
export function looksGood(whose: string, views: Record<string, View>): void {
  for (const look of isLong ? looks : looks.slice(0, 1)) {
    const described = isLong ? `, ${look.colorScheme}, ${look.viewport.width} px` : '';
    journey(
      `${whose}: accessible and narrow enough${described}`,
      async (visit) => {
        for (const [name, show] of Object.entries(views)) {
          await show(visit);
          await expectAccessible(visit.page, name);
          await narrow(visit.page, name);
          await cramped(visit.page, name);
          await wide(visit.page, name);
          await visit.page.setViewportSize(look.viewport);
        }
      },
      // Without scripts the markup is the same, and axe has no timers to work with.
      { ...look, scriptsOnly: true },
    );
  }
}

/** Waits until the styles of the new width apply: the next frame may have begun before the window had it. */
async function resize(page: Page, size: { width: number; height: number }): Promise<void> {
  await page.setViewportSize(size);
  for (let frame = 0; frame < 2; frame++) await page.evaluate(() => new Promise(requestAnimationFrame));
}

async function narrow(page: Page, name: string): Promise<void> {
  await resize(page, NARROWEST);
  await expectNoSidewaysScroll(page, name);
  expect({ name, uneven: await unevenRows(page) }).toEqual({ name, uneven: [] });
}

async function cramped(page: Page, name: string): Promise<void> {
  await resize(page, HALF_AS_WIDE);
  await expectNoSidewaysScroll(page, `${name}, with text at twice its size`);
}

/** Finds rows of stacked tables whose values do not begin at one line. */
const unevenRows = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('main .data-table tbody tr')]
      .filter((row) => {
        const shown = [...row.querySelectorAll('[data-label] > div')].flatMap((value) => [
          ...value.getClientRects(),
        ]);
        return new Set(shown.map(({ left }) => Math.round(left))).size > 1;
      })
      .map((row) => row.textContent),
  );

async function wide(page: Page, name: string): Promise<void> {
  await resize(page, DESKTOP);
  expect({ name, broken: await brokenWords(page) }).toEqual({ name, broken: [] });
}

/** Finds short words on buttons and links that run over the end of a line, as in a table with too little room. */
const brokenWords = (page: Page) =>
  page.evaluate(() => {
    const broken: string[] = [];
    for (const control of document.querySelectorAll('main :is(a, button, summary)')) {
      // What is in a closed menu is laid out once the menu opens, and keeps the places of another width until then.
      if (!control.checkVisibility()) continue;
      const texts = document.createTreeWalker(control, NodeFilter.SHOW_TEXT);
      while (texts.nextNode()) {
        for (const { 0: word, index } of (texts.currentNode.nodeValue ?? '').matchAll(
          /(?<!\S)[a-z]{2,12}(?!\S)/gi,
        )) {
          const place = document.createRange();
          place.setStart(texts.currentNode, index);
          place.setEnd(texts.currentNode, index + word.length);
          if (place.getClientRects().length > 1) broken.push(word);
        }
      }
    }
    return broken;
  });
