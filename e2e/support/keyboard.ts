import { expect } from '@jest/globals';
import type { Locator, Page } from 'playwright-core';
import { eventually } from '../../backend/test/support/eventually.ts';
import { isFocused } from './forms.ts';

const MAX_STOPS = 60;

/** Moves to an element with Tab alone and checks that the focus is always visible. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let stops = 0; stops < MAX_STOPS; stops++) {
    await page.keyboard.press('Tab');
    await expectFocusVisible(page);
    if ((await target.count()) > 0 && (await isFocused(target))) return;
  }
  throw new Error(`Tab never came to ${target}`);
}

export const seeFocus = (target: Locator): Promise<boolean> => eventually(() => isFocused(target));

async function expectFocusVisible(page: Page): Promise<void> {
  const focus = await page.evaluate(() => {
    const element = document.activeElement;
    // After the last stop, the focus is in the browser's own controls.
    if (!element || element === document.body) return null;
    const { outlineStyle, outlineWidth } = getComputedStyle(element);
    const { width, height } = element.getBoundingClientRect();
    return {
      what: element.outerHTML.slice(0, 120),
      ring: outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2,
      hasSize: width > 1 && height > 1,
    };
  });
  if (focus) expect(focus).toEqual({ what: focus.what, ring: true, hasSize: true });
}
