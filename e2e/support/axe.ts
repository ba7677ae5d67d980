import { expect } from '@jest/globals';
import axe from 'axe-core';
import type { Page } from 'playwright-core';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Checks the current page for accessibility violations that can be detected automatically. */
export async function expectAccessible(page: Page, name: string): Promise<void> {
  // The debugger evaluates the script instead of the page, so the content security policy need not allow it.
  await page.evaluate(axe.source);
  const violations = await page.evaluate(async (rules) => {
    // At the top of the page, the sticky header covers nothing.
    window.scrollTo(0, 0);
    const inspector = (window as unknown as { axe: typeof axe }).axe;
    // Without `resultTypes`, axe also describes every element that has passed.
    const { violations } = await inspector.run(document, { runOnly: rules, resultTypes: ['violations'] });
    return violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`,
    );
  }, RULES);
  expect({ view: name, violations }).toEqual({ view: name, violations: [] });
}

/** Checks that nothing extends beyond the right edge of the screen. */
export async function expectNoSidewaysScroll(page: Page, name: string): Promise<void> {
  const beyond = await page.evaluate(() =>
    Math.max(0, document.documentElement.scrollWidth - document.documentElement.clientWidth),
  );
  expect({ view: name, beyond }).toEqual({ view: name, beyond: 0 });
}
