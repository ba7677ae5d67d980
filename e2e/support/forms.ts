import { expect } from '@jest/globals';
import type { Locator, Page } from 'playwright-core';
import { eventually } from '../../backend/test/support/eventually.ts';

export async function fillIn(page: Page, fields: Record<string, string>): Promise<void> {
  for (const [label, value] of Object.entries(fields)) {
    await page.getByLabel(label, { exact: true }).fill(value);
  }
}

export const press = (page: Page, button: string): Promise<void> =>
  page.getByRole('button', { name: button, exact: true }).click();

export const follow = (page: Page, link: string): Promise<void> =>
  page.getByRole('link', { name: link, exact: true }).click();

/** Waits for the result of a form: a banner, or a toast with scripts. */
export const seeMessage = (page: Page, text: string): Promise<void> =>
  page.getByRole('status').getByText(text).waitFor();

export const seeHeading = (page: Page, name: string): Promise<void> =>
  page.getByRole('heading', { name, exact: true, level: 1 }).waitFor();

/** Checks that a refused form shows its errors in a focused summary and in the title, and returns them. */
export async function refusal(page: Page): Promise<string> {
  const summary = page.locator('[data-error-summary]');
  await summary.waitFor();
  await eventually(async () => (await page.title()).startsWith('Error: '));
  await eventually(() => isFocused(summary));
  return (await summary.textContent()) ?? '';
}

/** Sends an invalid form and checks that each error is shown. */
export async function expectRefused(page: Page, button: string, texts: readonly string[]): Promise<void> {
  await press(page, button);
  await eventually(async () => {
    const refused = await refusal(page);
    return texts.every((text) => refused.includes(text));
  });
}

export const typedIn = (page: Page, label: string): Promise<string> =>
  page.getByLabel(label, { exact: true }).inputValue();

export const isFocused = (locator: Locator): Promise<boolean> =>
  locator.evaluate((element) => element === document.activeElement);

/** Whether somebody sees all of it without scrolling. */
export const isInView = (locator: Locator): Promise<boolean> =>
  locator.evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return top >= 0 && bottom <= innerHeight;
  });

/** With scripts, the address changes only after the page has loaded. */
export async function expectPath(page: Page, path: string): Promise<void> {
  const current = () => {
    const { pathname, search } = new URL(page.url());
    return pathname + search;
  };
  await eventually(async () => current() === path).catch(() => undefined);
  expect(current()).toBe(path);
}
