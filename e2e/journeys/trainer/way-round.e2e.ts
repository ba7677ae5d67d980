import { expect } from '@jest/globals';
import type { Page } from 'playwright-core';
import { eventually } from '../../../backend/test/support/eventually.ts';
import { journey, journeys, visit } from '../../support/browser.ts';
import { follow, press, seeHeading } from '../../support/forms.ts';
import { beSignedIn } from '../../support/session.ts';
import { coached, person } from '../../support/world.ts';

const DASHBOARD = [
  '/trainer',
  '/trainer/recipes',
  '/meal-plan-generator',
  '/trainer/meal-plans',
  '/trainer/customers',
];

journeys('the navigation of a trainer', () => {
  journey('has tabs on one line of a phone, with the current one in view', async ({ page }) => {
    await beSignedIn(page, await person('trainer'));
    for (const address of DASHBOARD) {
      await visit(page, address);
      const tabs = page.getByRole('navigation', { name: 'Dashboard' });
      const tops = await tabs
        .getByRole('link')
        .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().top));
      expect(new Set(tops).size).toBe(1);
      await eventually(() => isInSight(page, '[aria-label=Dashboard] [aria-current=page]'));
    }
  });

  journey('shows under More what does not fit the bar, and everything in the menu', async ({ page }) => {
    await beSignedIn(page, await person('trainer'));
    await visit(page, '/trainer');
    const more = page.getByRole('navigation', { name: 'More pages' });
    const all = page.getByRole('navigation', { name: 'All pages' });
    await press(page, 'More');
    expect(await more.getByRole('link').allTextContents()).toEqual([
      'Saved',
      'Favorites',
      'Profile',
      'Contact',
    ]);
    expect(await all.isVisible()).toBe(false);
    await more.getByRole('link', { name: 'Saved' }).click();
    await seeHeading(page, 'Saved Plans');

    await press(page, 'Menu');
    await all.getByRole('link', { name: 'Clients' }).waitFor();
    expect(await more.isVisible()).toBe(false);
    await all.getByRole('link', { name: 'Clients' }).click();
    await seeHeading(page, 'Customers');
  });

  journey(
    'reloads a list that was left open when its tab is viewed',
    async ({ page }) => {
      const [trainer, customer] = [await person('trainer'), await person('customer', { name: 'Nora Hill' })];
      await beSignedIn(page, trainer);
      await page.clock.install();
      await visit(page, '/trainer/customers');
      await page.getByText('No Customers Yet').waitFor();
      await coached(trainer, customer);
      const asked = page.waitForRequest('**/readyz');
      await lookAgain(page);
      await page.clock.fastForward('00:31');
      await lookAgain(page);
      await asked;
      await page.getByRole('row').filter({ hasText: 'Nora Hill' }).waitFor();
    },
    { scriptsOnly: true },
  );

  journey(
    'keeps the list as it is without a connection',
    async ({ page, expectComplaint }) => {
      expectComplaint('ERR_FAILED');
      await beSignedIn(page, await person('trainer'));
      await page.clock.install();
      await visit(page, '/trainer/meal-plans');
      await page.route('**/readyz', (route) => route.abort());
      const failed = page.waitForEvent('requestfailed');
      await page.clock.fastForward('00:31');
      await lookAgain(page);
      await failed;
      await follow(page, 'Customers');
      await seeHeading(page, 'Customers');
    },
    { scriptsOnly: true },
  );
});

const lookAgain = (page: Page) => page.evaluate(() => window.dispatchEvent(new Event('focus')));

const isInSight = (page: Page, selector: string): Promise<boolean> =>
  page.locator(selector).evaluate((element) => {
    const { left, right } = element.getBoundingClientRect();
    return left >= 0 && right <= window.innerWidth;
  });
