import { expect } from '@jest/globals';
import type { Page } from 'playwright-core';
import { journey, journeys, visit } from '../../support/browser.ts';
import { expectPath, expectRefused, fillIn, press, seeHeading, seeMessage } from '../../support/forms.ts';
import { comeFromGoogle, type GoogleAccount, googleAccount, goToGoogle } from '../../support/google.ts';
import { signIn } from '../../support/session.ts';
import { PASSWORD, people } from '../../support/world.ts';

const LINK_FIRST = 'An account with this email address already exists. Sign in with its password, then link';

journeys('Google', () => {
  journey('opens an account, and later leads back to it', async ({ page, another }) => {
    const gina = googleAccount();
    await signInWithGoogle(page, gina);
    await page.getByText('Welcome, Gina Gold').waitFor();
    await expectPath(page, '/my-meal-plans');
    await visit(page, '/customer/profile');
    await fillIn(page, { 'Name (optional)': 'Gina of Before' });
    await press(page, 'Save changes');
    await seeMessage(page, 'Your profile has been successfully updated.');

    const elsewhere = await another();
    await signInWithGoogle(elsewhere, gina);
    await elsewhere.getByText('Welcome, Gina of Before').waitFor();
  });

  journey('can be left by cancelling, and leads to the page that was asked for', async ({ page }) => {
    await visit(page, '/grocery-list');
    await goToGoogle(page, 'Continue with Google', googleAccount());
    await comeFromGoogle(page, 'Cancel');
    await seeHeading(page, 'Sign In');
    await page.getByText('Signing in with Google was canceled or did not work.').waitFor();
    await goToGoogle(page, 'Continue with Google', googleAccount());
    await comeFromGoogle(page, 'Continue');
    await expectPath(page, '/grocery-list');
  });

  journey('does not vouch for an address that it has not verified', async ({ page }) => {
    await visit(page, '/login');
    await goToGoogle(page, 'Continue with Google', googleAccount());
    await page.getByLabel('This e-mail is not verified').check();
    await comeFromGoogle(page, 'Continue');
    await page.getByText('Google has not verified your email address').waitFor();
  });

  journey(
    'can be linked and unlinked in the settings of a user with a password',
    async ({ page, another }) => {
      const [{ email }] = await people([{ role: 'trainer' }]);
      const account = googleAccount(email);
      const elsewhere = await another();
      await signInWithGoogle(elsewhere, account);
      await elsewhere.getByText(LINK_FIRST).waitFor();

      await signIn(page, email);
      await visit(page, '/settings/security');
      await goToGoogle(page, 'Link Google', account);
      await comeFromGoogle(page, 'Cancel');
      await seeMessage(page, 'Linking Google was canceled or did not work.');
      await expectPath(page, '/settings/security');
      await goToGoogle(page, 'Link Google', account);
      await comeFromGoogle(page, 'Continue');
      await seeHeading(page, 'Link this Google account?');
      await signInWithGoogle(elsewhere, account);
      await elsewhere.getByText(LINK_FIRST).waitFor();
      await press(page, 'Link this Google account');
      await seeMessage(page, 'Your Google account is linked.');
      await expectPath(page, '/settings/security');
      await signInWithGoogle(elsewhere, account);
      await seeHeading(elsewhere, `Welcome, ${email.split('@')[0]}`);

      const [{ email: otherEmail }] = await people([{ role: 'customer' }]);
      const other = await another();
      await signIn(other, otherEmail);
      await visit(other, '/settings/security');
      await goToGoogle(other, 'Link Google', account);
      await comeFromGoogle(other, 'Continue');
      await press(other, 'Link this Google account');
      await seeMessage(other, 'This Google account is already linked to another account here.');

      await press(page, 'Unlink Google');
      await seeMessage(page, 'Your Google account is no longer linked.');
      await visit(elsewhere, '/logout');
      await press(elsewhere, 'Sign Out');
      await seeHeading(elsewhere, 'Sign In');
      await signInWithGoogle(elsewhere, account);
      await elsewhere.getByText(LINK_FIRST).waitFor();
    },
  );

  journey('cannot be unlinked before a password is set', async ({ page }) => {
    const gina = googleAccount();
    await signInWithGoogle(page, gina);
    await visit(page, '/settings/security');
    await expectRefused(page, 'Unlink Google', ['Google is the only way to sign in to this account.']);
    expect(await page.getByLabel('Current password', { exact: true }).count()).toBe(0);
    await fillIn(page, { 'New password': PASSWORD, 'Confirm new password': PASSWORD });
    await press(page, 'Set password');
    await seeMessage(page, 'Your profile has been successfully updated.');
    await page.getByLabel('Current password', { exact: true }).waitFor();
    await press(page, 'Unlink Google');
    await seeMessage(page, 'Your Google account is no longer linked.');
  });
});

async function signInWithGoogle(page: Page, account: GoogleAccount): Promise<void> {
  await visit(page, '/login');
  await goToGoogle(page, 'Continue with Google', account);
  await comeFromGoogle(page, 'Continue');
}
