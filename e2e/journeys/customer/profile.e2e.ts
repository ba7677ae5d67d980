import { expect } from '@jest/globals';
import { journey, journeys, visit } from '../../support/browser.ts';
import { expectRefused, fillIn, press, seeHeading, seeMessage, typedIn } from '../../support/forms.ts';
import { beSignedIn, signIn } from '../../support/session.ts';
import { BROWSER_ZONE, mailbox, PASSWORD, people, person } from '../../support/world.ts';

const NEXT_PASSWORD = 'Fresh#start7';

journeys('a profile', () => {
  journey('takes a new name', async ({ page }) => {
    await beSignedIn(page, await person('customer'));
    await visit(page, '/customer/profile');
    await fillIn(page, { 'Name (optional)': 'Kim Öz' });
    await press(page, 'Save changes');
    await seeMessage(page, 'Your profile has been successfully updated.');
    await visit(page, '/my-meal-plans');
    await page.getByText('Welcome, Kim Öz').waitFor();
  });

  journey('asks for a time zone once, or saves the browser’s with scripts', async ({ page, scripts }) => {
    await beSignedIn(page, await person('customer', { timeZone: null }));
    await visit(page, '/my-meal-plans');
    const question = page.getByRole('region', { name: 'Where are you?' });
    if (!scripts) {
      await question.getByLabel('Time zone').selectOption({ label: 'Berlin' });
      await question.getByRole('button', { name: 'Save time zone' }).click();
      await seeMessage(page, 'Time zone saved');
    }
    expect(await question.isVisible()).toBe(false);
    await page.getByText(BROWSER_ZONE).waitFor();
    expect(await page.getByText('Time zone saved').count()).toBe(scripts ? 0 : 1);
    await visit(page, '/my-meal-plans');
    await page.getByText(BROWSER_ZONE).waitFor();
    expect(await question.count()).toBe(0);
  });

  journey('changes the password and ends every other session', async ({ page, another, scripts }) => {
    const [{ email }] = await people([{ role: 'customer' }]);
    const elsewhere = await another();
    await signIn(elsewhere, email);
    await signIn(page, email);
    await visit(page, '/customer/profile');
    await fillIn(page, {
      'Current password': PASSWORD,
      'New password': NEXT_PASSWORD,
      'Confirm new password': NEXT_PASSWORD,
    });
    await press(page, 'Change password');
    await seeMessage(page, 'Your profile has been successfully updated.');
    for (const field of ['Current password', 'New password', 'Confirm new password']) {
      expect(await typedIn(page, field)).toBe('');
    }
    await mailbox.next(email, /password was changed/i);

    await elsewhere.getByRole('banner').getByRole('link', { name: 'Profile' }).click();
    await seeHeading(elsewhere, 'Sign In');
    await signIn(elsewhere, email, NEXT_PASSWORD);
    await seeHeading(elsewhere, 'My Fitness Dashboard');

    await fillIn(page, {
      'Current password': PASSWORD,
      'New password': PASSWORD,
      'Confirm new password': PASSWORD,
    });
    await expectRefused(page, 'Change password', ['Your current password is incorrect.']);
    expect(await typedIn(page, 'Current password')).toBe('');
    expect(await typedIn(page, 'New password')).toBe(scripts ? PASSWORD : '');
    await fillIn(page, {
      'Current password': NEXT_PASSWORD,
      'New password': PASSWORD,
      'Confirm new password': 'else',
    });
    await expectRefused(page, 'Change password', ['New password and confirm password do not match.']);
  });
});
