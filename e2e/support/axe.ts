import { expect } from '@jest/globals';
import axe from 'axe-core';
import type { Page } from 'playwright-core';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** The page as it stands has no violation that a machine can see. */
export async function expectAccessible(page: Page, name: string): Promise<void> {
  // Evaluated by the debugger and not by the page: the content security policy stays as it is.
  await page.evaluate(axe.source);
  const violations = await page.evaluate(async (rules) => {
    // There the header, which stays in view, lies over nothing.
    window.scrollTo(0, 0);
    const inspector = (window as unknown as { axe: typeof axe }).axe;
    const { violations } = await inspector.run(document, { runOnly: rules });
    return violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`,
    );
  }, RULES);
  expect({ view: name, violations }).toEqual({ view: name, violations: [] });
}

/** Nothing to the right of the screen. */
export async function expectNoSidewaysScroll(page: Page, name: string): Promise<void> {
  const beyond = await page.evaluate(() =>
    Math.max(0, document.documentElement.scrollWidth - document.documentElement.clientWidth),
  );
  expect({ view: name, beyond }).toEqual({ view: name, beyond: 0 });
}
