import { expect } from '@jest/globals';
import type { Page } from 'playwright-core';
import { linkIn } from '../../../backend/test/support/mailbox.ts';
import { journey, journeys, settled, visit } from '../../support/browser.ts';
import { fillIn, press, seeHeading, seeMessage } from '../../support/forms.ts';
import { kitchen } from '../../support/kitchen.ts';
import { mailbox, newAddress, PASSWORD, person } from '../../support/world.ts';

/** Counts what a trainer does by hand: each field that is filled in, and each link or button that is pressed. */
function hands(page: Page) {
  let actions = 0;
  const act = async (action: Promise<void>) => {
    actions += 1;
    await action;
    await settled(page);
  };
  return {
    type: (label: string, text: string) => act(page.getByLabel(label, { exact: true }).fill(text)),
    press: (name: string) => act(page.getByRole('button', { name, exact: true }).click()),
    follow: (name: string) => act(page.getByRole('link', { name, exact: true }).click()),
    count: () => actions,
  };
}

journeys('the first plan of a new trainer', () => {
  journey(
    'reaches an invited customer after nine actions from the sign-in page',
    async ({ page, another }) => {
      const trainer = await person('trainer', { name: 'Tess Hill' });
      await kitchen(trainer);
      const mia = newAddress('mia');
      const hand = hands(page);

      await visit(page, '/login');
      await hand.type('Email', trainer.email);
      await hand.type('Password', PASSWORD);
      await hand.press('Sign In');
      await seeHeading(page, 'Welcome, Tess Hill');
      await hand.follow('2. Make a plan');
      await hand.type('Describe the plan', '2 days, 2000 kcal');
      await hand.press('Generate Plan Directly');
      await page.waitForURL('**/meal-plans/drafts/*');
      await hand.follow('Assign');
      await hand.type('Customer email', mia);
      await hand.press('Invite and Assign');
      await seeMessage(page, '1 invited customer gets the plan when they accept.');
      expect(hand.count()).toBeLessThanOrEqual(9);

      const hers = await another();
      const mail = await mailbox.next(mia, /Tess Hill/);
      await visit(hers, linkIn(mail, '/register'));
      await fillIn(hers, { 'Your name': 'Mia Lang', Password: PASSWORD, 'Confirm password': PASSWORD });
      await press(hers, 'Create Account');
      await seeHeading(hers, 'Sign In');
      await fillIn(hers, { Password: PASSWORD });
      await press(hers, 'Sign In');
      await hers.getByText('Welcome, Mia Lang').waitFor();
      await hers.getByText('For: Mia Lang').first().waitFor();

      await visit(page, '/trainer/meal-plans');
      await page.getByText('1 meal plan', { exact: true }).waitFor();
      await visit(page, '/trainer/customers');
      await page
        .getByRole('row')
        .filter({ hasText: 'Mia Lang' })
        .getByRole('link', { name: /^Open/ })
        .waitFor();
    },
  );
});
