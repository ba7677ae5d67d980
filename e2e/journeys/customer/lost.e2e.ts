import { randomUUID } from 'node:crypto';
import { expect } from '@jest/globals';
import type { Page } from 'playwright-core';
import { journey, journeys, visit } from '../../support/browser.ts';
import { expectPath, follow, seeHeading } from '../../support/forms.ts';
import { beSignedIn } from '../../support/session.ts';
import { person } from '../../support/world.ts';

journeys('a customer who is lost', () => {
  journey('is told that a page does not exist, and led home', async ({ page }) => {
    await beSignedIn(page, await person('customer'));
    for (const address of ['/no/such/page', '/customer/nothing', '/my-meal-plans/7']) {
      await visit(page, address);
      await seeHeading(page, 'Page Not Found');
      await page.getByText('The page you are looking for does not exist or has been moved.').waitFor();
      await page.getByText(/^Request [\w-]{8,}$/).waitFor();
      expect(await page.title()).toBe('Page Not Found - Mealwright');
      await follow(page, 'Return Home');
      await seeHeading(page, 'My Fitness Dashboard');
      await expectPath(page, '/my-meal-plans');
    }
  });

  journey('is told that what an address names may have been deleted', async ({ page }) => {
    await beSignedIn(page, await person('customer'));
    await visit(page, `/customer/progress/measurements/${randomUUID()}`);
    await page.getByText('What it was about may have been deleted meanwhile').waitFor();
  });

  journey('is sent home from the pages of others', async ({ page }) => {
    await beSignedIn(page, await person('customer'));
    for (const address of ['/admin', '/trainer/profile', '/meal-plan-generator', '/']) {
      await visit(page, address);
      await seeHeading(page, 'My Fitness Dashboard');
      await expectPath(page, '/my-meal-plans');
    }
  });

  journey('finds the same home at each of its addresses', async ({ page }) => {
    await beSignedIn(page, await person('customer'));
    for (const address of ['/customer', '/customer/meal-plans', '/customer?tab=nonsense']) {
      await visit(page, address);
      await seeHeading(page, 'My Fitness Dashboard');
      await expectPath(page, address);
    }
    await page.getByRole('banner').getByRole('link', { name: 'Profile' }).click();
    await seeHeading(page, 'My Profile');
    await expectPath(page, '/customer/profile');
  });

  journey('stays signed in if a form cannot be read', async ({ page }) => {
    await beSignedIn(page, await person('customer'));
    for (const [address, heading] of [
      ['/customer/profile', 'Bad Request'],
      ['/settings/theme', 'Bad Request'],
      ['/privacy', 'Not Possible Here'],
    ] as const) {
      await visit(page, '/customer/profile');
      await sendFromHere(page, address);
      await seeHeading(page, heading);
      await page.getByText(/^Request [\w-]{8,}$/).waitFor();
      await page.getByRole('banner').getByRole('link', { name: 'Profile' }).waitFor();
      expect(await page.getByText('our mistake').count()).toBe(0);
    }
  });
});

/** Sends a form to this address in an encoding that no page of the product uses. */
async function sendFromHere(page: Page, address: string): Promise<void> {
  await page.getByRole('button', { name: 'Save changes' }).evaluate((button: HTMLButtonElement, address) => {
    const form = document.createElement('form');
    form.method = 'post';
    form.enctype = 'text/plain';
    form.action = address;
    button.ownerDocument.body.append(form);
    form.submit();
  }, address);
}
