import { expect } from '@jest/globals';
import type { Page } from 'playwright-core';
import { journey, journeys, visit } from '../../support/browser.ts';
import { expectPath, fillIn, press, seeHeading, seeMessage, typedIn } from '../../support/forms.ts';
import { signIn, submitSignIn } from '../../support/session.ts';
import { newWord, person } from '../../support/world.ts';

const PROGRESS = '/customer/progress';
const MEASURED = { Weight: '81.4', 'Notes (optional)': 'After a run' };
const BACK = 'What you typed is here again.';

const typeMeasurement = async (page: Page) => {
  await visit(page, PROGRESS);
  await page.getByText('More measurements').click();
  await fillIn(page, MEASURED);
};

const storedIn = (page: Page) => page.evaluate(() => JSON.stringify({ ...sessionStorage }));

journeys('what was typed when a session ended', () => {
  journey(
    'is back once the same account has signed in, and can be saved',
    async ({ page, context }) => {
      const customer = await person('customer');
      await signIn(page, customer.email);
      await typeMeasurement(page);
      await context.clearCookies({ name: /^(token|refresh)$/ });
      await press(page, 'Add Measurement');
      await seeHeading(page, 'Sign In');
      await submitSignIn(page, customer.email);
      await seeMessage(page, BACK);
      await expectPath(page, PROGRESS);
      await page.getByLabel('Notes (optional)', { exact: true }).waitFor();
      expect([await typedIn(page, 'Weight'), await typedIn(page, 'Notes (optional)')]).toEqual(
        Object.values(MEASURED),
      );
      expect(await storedIn(page)).not.toContain(MEASURED['Notes (optional)']);
      await press(page, 'Add Measurement');
      await seeMessage(page, 'Measurement added successfully');
    },
    { scriptsOnly: true },
  );

  journey(
    'is back in a recipe, with its boxes, also where a link led to signing in',
    async ({ page, context }) => {
      const trainer = await person('trainer');
      const name = `Bowl ${newWord()}`;
      const written = { Name: name, Ingredients: '150 g rice\nsalt to taste', Instructions: 'Cook it.' };
      await signIn(page, trainer.email);
      await visit(page, '/trainer/recipes/new');
      await fillIn(page, written);
      await page.getByRole('checkbox', { name: 'Dinner' }).check();
      await context.clearCookies({ name: /^(token|refresh)$/ });
      await page.getByRole('banner').getByRole('link', { name: 'Profile' }).click();
      await seeHeading(page, 'Sign In');
      await submitSignIn(page, trainer.email);
      await seeMessage(page, BACK);
      await expectPath(page, '/trainer/recipes/new');
      for (const [label, text] of Object.entries(written)) expect(await typedIn(page, label)).toBe(text);
      expect(await page.getByRole('checkbox', { name: 'Dinner' }).isChecked()).toBe(true);
    },
    { scriptsOnly: true },
  );

  journey(
    'is deleted where another account signs in, and nothing is kept when a user signs out',
    async ({ page, context }) => {
      const [customer, other] = [await person('customer'), await person('customer')];
      await signIn(page, customer.email);
      await typeMeasurement(page);
      await context.clearCookies({ name: /^(token|refresh)$/ });
      await press(page, 'Add Measurement');
      await seeHeading(page, 'Sign In');
      expect(await storedIn(page)).toContain(MEASURED['Notes (optional)']);
      await submitSignIn(page, other.email);
      await seeHeading(page, 'Progress Tracking');
      expect(await typedIn(page, 'Notes (optional)')).toBe('');
      expect(await storedIn(page)).not.toContain(MEASURED['Notes (optional)']);

      await typeMeasurement(page);
      await press(page, 'Menu');
      await press(page, 'Sign Out');
      await seeHeading(page, 'Sign In');
      expect(await storedIn(page)).not.toContain(MEASURED['Notes (optional)']);
    },
    { scriptsOnly: true },
  );

  journey(
    'is never a password, even one that is shown, and leads nowhere from a page that leads elsewhere by now',
    async ({ page, context }) => {
      const { email } = await person('customer');
      await signIn(page, email);
      await visit(page, '/customer/profile');
      await press(page, 'Show your password');
      await fillIn(page, { 'Your password': 'open secret' });
      await context.clearCookies({ name: /^(token|refresh)$/ });
      await page.getByRole('banner').getByRole('link', { name: 'Profile' }).click();
      await seeHeading(page, 'Sign In');
      expect(await storedIn(page)).not.toContain('open secret');

      const kept = { account: email, page: '/login', at: Date.now(), forms: [] };
      await page.evaluate(
        (text) => sessionStorage.setItem('typed-before-sign-in', text),
        JSON.stringify(kept),
      );
      await submitSignIn(page, email);
      await page.waitForFunction(() => !('typed-before-sign-in' in sessionStorage));
    },
    { scriptsOnly: true },
  );
});
