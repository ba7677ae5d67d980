import type { Page } from 'playwright-core';
import { follow, press } from './forms.ts';
import { newAddress } from './world.ts';

export interface GoogleAccount {
  id: string;
  email: string;
  name: string;
}

export function googleAccount(email = newAddress('gina')): GoogleAccount {
  return { id: `id of ${email}`, email, name: 'Gina Gold' };
}

/** Follows one of our links to Google and chooses the account there. */
export async function goToGoogle(
  page: Page,
  link: 'Continue with Google' | 'Link Google',
  { id, email, name }: GoogleAccount,
): Promise<void> {
  await follow(page, link);
  await page.getByLabel('Id').fill(id);
  await page.getByLabel('E-mail', { exact: true }).fill(email);
  await page.getByLabel('Name').fill(name);
}

export async function comeFromGoogle(page: Page, decision: 'Continue' | 'Cancel'): Promise<void> {
  await press(page, decision);
  await page.getByRole('main').waitFor();
}
