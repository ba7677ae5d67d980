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
export async function expectAccessible(page: Page, name: string): Promise<void> {
  // Evaluated by the debugger and not by the page: the content security policy stays as it is.
  await page.evaluate(SOURCE);
  const violations = await page.evaluate(async (rules) => {
    const { axe } = window as unknown as { axe: Axe };
    const { violations } = await axe.run(document, { runOnly: rules });
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
