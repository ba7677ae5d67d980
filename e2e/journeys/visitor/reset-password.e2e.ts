import { expect } from '@jest/globals';
import { linkIn } from '../../../backend/test/support/mailbox.ts';
import { journey, journeys, visit } from '../../support/browser.ts';
import { expectRefused, fillIn, follow, press, seeHeading, seeMessage } from '../../support/forms.ts';
import { beSignedIn, signIn } from '../../support/session.ts';
import { mailbox, newAddress, PASSWORD, person } from '../../support/world.ts';

const NEXT_PASSWORD = 'Fresh#start7';

journeys('a forgotten password', () => {
  journey('is replaced through the link in the mail, once', async ({ page, another }) => {
    const customer = await person('customer');
    const elsewhere = await another();
    await beSignedIn(elsewhere, customer);
    await visit(elsewhere, '/my-meal-plans');

    await visit(page, '/login');
    await follow(page, 'Forgot your password?');
    await seeHeading(page, 'Forgot Password');
    await fillIn(page, { Email: customer.email });
    await press(page, 'Send Reset Link');
    await seeMessage(page, 'Check your email');
    const mail = await mailbox.next(customer.email, /Reset/);
    const link = linkIn(mail, '/reset-password/');

    await visit(page, link);
    await fillIn(page, { 'New password': 'short', 'Confirm new password': 'other' });
    await expectRefused(page, 'Reset Password', [
      'Password must be at least 8 characters',
      "Passwords don't match",
    ]);
    await fillIn(page, { 'New password': NEXT_PASSWORD, 'Confirm new password': NEXT_PASSWORD });
    await press(page, 'Reset Password');
    await seeHeading(page, 'Sign In');
    await seeMessage(page, 'Password Reset Successful');
    await seeMessage(page, 'You can now log in with your new password.');
    await mailbox.next(customer.email, /password was changed/i);

    await elsewhere.getByRole('banner').getByRole('link', { name: 'Profile' }).click();
    await seeHeading(elsewhere, 'Sign In');

    for (const spent of [link, '/reset-password/never-was-one']) {
      await visit(page, spent);
      await page.getByText('This link no longer works.').waitFor();
      expect(await page.getByRole('button', { name: 'Reset Password' }).count()).toBe(0);
      await follow(page, 'Request a new link');
      await seeHeading(page, 'Forgot Password');
    }

    await visit(page, '/login');
    await fillIn(page, { Email: customer.email, Password: PASSWORD });
    await expectRefused(page, 'Sign In', ['That email or password is incorrect.']);
    await signIn(page, customer.email, NEXT_PASSWORD);
    await seeHeading(page, 'My Fitness Dashboard');
  });

  journey('a link that is used while its form is open says so on sending', async ({ page, another }) => {
    const { email } = await person('customer');
    await visit(page, '/forgot-password');
    await fillIn(page, { Email: email });
    await press(page, 'Send Reset Link');
    const link = linkIn(await mailbox.next(email, /Reset/), '/reset-password/');
    const second = await another();
    for (const opened of [page, second]) {
      await visit(opened, link);
      await fillIn(opened, { 'New password': NEXT_PASSWORD, 'Confirm new password': NEXT_PASSWORD });
    }
    await press(page, 'Reset Password');
    await seeMessage(page, 'Password Reset Successful');
    await press(second, 'Reset Password');
    await second.getByText('This link no longer works.').waitFor();
  });

  journey('asking for an unknown address is answered like a known one', async ({ page }) => {
    const unknown = newAddress('unknown');
    const { email: known } = await person('trainer');
    const answers: (string | null)[] = [];
    for (const email of [unknown, known]) {
      await visit(page, '/forgot-password');
      await fillIn(page, { Email: email });
      await press(page, 'Send Reset Link');
      await seeMessage(page, 'Check your email');
      answers.push(await page.getByRole('status').filter({ hasText: 'Check your email' }).textContent());
    }
    expect(answers[0]).toBe(answers[1]);
    await mailbox.next(known, /Reset/);
    expect(await mailbox.to(unknown)).toEqual([]);
  });

  journey('a link without its token says so', async ({ page }) => {
    await visit(page, '/reset-password');
    await page.getByText('No reset token found.').waitFor();
    await follow(page, 'Request a new link');
    await seeHeading(page, 'Forgot Password');
    await fillIn(page, { Email: 'not an address' });
    await expectRefused(page, 'Send Reset Link', ['Failed to send reset link', 'Invalid email address']);
  });
});
