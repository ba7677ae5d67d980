import { readFileSync } from 'node:fs';
import { expect } from '@jest/globals';
import type { Page } from 'playwright-core';

const SOURCE = readFileSync('node_modules/axe-core/axe.min.js', 'utf8');
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

interface Axe {
  run(
    root: Document,
    options: { runOnly: string[] },
  ): Promise<{ violations: { id: string; nodes: { target: string[] }[] }[] }>;
}

/** The page as it stands has no violation that a machine can see. */
export async function expectAccessible(page: Page): Promise<void> {
  // Evaluated by the debugger and not by the page: the content security policy stays as it is.
  await page.evaluate(SOURCE);
  const violations = await page.evaluate(async (rules) => {
    const { axe } = window as unknown as { axe: Axe };
    const { violations } = await axe.run(document, { runOnly: rules });
    return violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`,
    );
  }, RULES);
  expect({ page: page.url(), violations }).toEqual({ page: page.url(), violations: [] });
}

/** Nothing to the right of the screen. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const [content, screen] = await page.evaluate(() => [
    document.documentElement.scrollWidth,
    window.innerWidth,
  ]);
  expect(content).toBeLessThanOrEqual(screen ?? 0);
}
