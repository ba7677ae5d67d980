import { expect } from '@jest/globals';
import type { Page } from 'playwright-core';
import { eventually } from '../../../backend/test/support/eventually.ts';
import { journey, journeys, PHONE, visit } from '../../support/browser.ts';
import { fillIn, press, seeMessage } from '../../support/forms.ts';
import { beSignedIn } from '../../support/session.ts';
import { newAddress, person } from '../../support/world.ts';

/** Sends an invitation, which shows a message. */
async function invite(page: Page): Promise<void> {
  await fillIn(page, { 'Customer email': newAddress('told') });
  await press(page, 'Send invitation');
  await seeMessage(page, 'Invitation Sent');
}

/** A message stays while the pointer is on it. */
const keep = (page: Page): Promise<void> => page.locator('.toast').hover();

journeys('messages', () => {
  journey(
    'disappear after four seconds',
    async ({ page }) => {
      await page.clock.install();
      await beSignedIn(page, await person('trainer'));
      await visit(page, '/trainer/profile');
      await invite(page);
      await page.mouse.move(0, 0);
      expect(await page.locator('.toast').count()).toBe(1);
      await page.clock.fastForward(4_000);
      await page.locator('.toast').waitFor({ state: 'detached' });
    },
    { scriptsOnly: true },
  );

  journey(
    'disappear before a later error is shown',
    async ({ page }) => {
      const trainer = await person('trainer');
      await beSignedIn(page, trainer);
      await visit(page, '/trainer/profile');
      await invite(page);
      await fillIn(page, { 'Customer email': trainer.email });
      await press(page, 'Send invitation');
      await page.locator('[data-error-summary]').waitFor();
      expect(await page.locator('.toast').count()).toBe(0);
    },
    { scriptsOnly: true },
  );

  journey(
    'cover nothing: sticky bars move up, and the page scrolls past them',
    async ({ page }) => {
      await beSignedIn(page, await person('trainer'));
      await visit(page, '/trainer/profile');
      await invite(page);
      await keep(page);
      const endOf = (place: string) =>
        page
          .locator(place)
          .last()
          .evaluate((element) => element.getBoundingClientRect().bottom);
      const startOf = (place: string) =>
        page
          .locator(place)
          .last()
          .evaluate((element) => element.getBoundingClientRect().top);
      expect(await endOf('.toast')).toBeLessThanOrEqual(Math.ceil(await startOf('[data-bottom-bar]')));
      await eventually(async () => {
        await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
        return (await endOf('footer')) <= (await startOf('.toast'));
      });
    },
    { scriptsOnly: true, viewport: PHONE },
  );

  journey(
    'lie above a dialog that is opened after them',
    async ({ page }) => {
      await beSignedIn(page, await person('trainer'));
      await visit(page, '/trainer/profile');
      await invite(page);
      await keep(page);
      const alone = await page.locator('.toast').screenshot();
      await page.getByRole('link', { name: 'Withdraw' }).focus();
      await page.keyboard.press('Enter');
      await page.getByRole('dialog').waitFor();
      await eventually(async () => (await page.locator('.toast').screenshot()).equals(alone));
    },
    { scriptsOnly: true },
  );
});
