import { expect } from '@jest/globals';
import { linkIn } from '../../../backend/test/support/mailbox.ts';
import { expectAccessible } from '../../support/axe.ts';
import { journey, journeys, visit } from '../../support/browser.ts';
import {
  expectPath,
  expectRefused,
  fillIn,
  follow,
  press,
  seeMessage,
  typedIn,
} from '../../support/forms.ts';
import { beSignedIn, signIn } from '../../support/session.ts';
import { BROWSER_ZONE, mailbox, newAddress, PASSWORD, people, person } from '../../support/world.ts';

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

  journey('takes a new email once its link is opened, on any device', async ({ page, another, scripts }) => {
    const [{ email }] = await people([{ role: 'customer' }]);
    const newEmail = newAddress('moved');
    await signIn(page, email);
    await visit(page, '/customer/profile');
    await fillIn(page, { 'New email': newEmail, 'Your password': 'Wr0ng-one!' });
    await expectRefused(page, 'Send link', ['Your current password is incorrect.']);
    expect(await typedIn(page, 'New email')).toBe(newEmail);
    await fillIn(page, { 'Your password': PASSWORD });
    await press(page, 'Send link');
    await seeMessage(page, `We have sent a link to ${newEmail}.`);
    await page.getByText(`Waiting for ${newEmail}`).waitFor();
    if (scripts) await expectAccessible(page, 'profile with a new email');
    const first = linkIn(await mailbox.next(newEmail, /Confirm your new email/), '/confirm-email/');
    await mailbox.next(email, /A new email for your Mealwright account/);

    await press(page, 'Keep my email');
    await seeMessage(page, 'Your email stays as it is.');
    const elsewhere = await another();
    await visit(elsewhere, first);
    await elsewhere.getByText('This link no longer works.').waitFor();
    await follow(elsewhere, 'Sign in');
    await expectPath(elsewhere, '/login');

    const later = newAddress('moved');
    await fillIn(page, { 'New email': later, 'Your password': PASSWORD });
    await press(page, 'Send link');
    await page.getByText(`Waiting for ${later}`).waitFor();
    await visit(elsewhere, linkIn(await mailbox.next(later, /Confirm your new email/), '/confirm-email/'));
    await elsewhere.getByText(later).waitFor();
    if (scripts) await expectAccessible(elsewhere, 'confirming a new email');
    await press(elsewhere, 'Confirm email');
    await seeMessage(elsewhere, 'Email changed');
    await mailbox.next(email, /Your Mealwright email was changed/);
    await signIn(elsewhere, later);
    await visit(page, '/customer/profile');
    await page.getByText(`You sign in with ${later}.`).waitFor();
  });
});
