import { expect } from '@jest/globals';
import { eventually } from '../../../backend/test/support/eventually.ts';
import { journey, journeys, visit } from '../../support/browser.ts';
import {
  expectPath,
  fillIn,
  follow,
  isFocused,
  press,
  refusal,
  seeHeading,
  typedIn,
} from '../../support/forms.ts';
import { product } from '../../support/product.ts';
import { submitSignIn } from '../../support/session.ts';
import { newAddress, person } from '../../support/world.ts';

journeys('signing in', () => {
  journey('a wrong email and a wrong password are answered alike', async ({ page }) => {
    const { email } = await person('trainer');
    const answers: string[] = [];
    for (const typed of [email, newAddress('nobody')]) {
      await visit(page, '/login');
      await fillIn(page, { Email: typed, Password: 'Wr0ng&guess' });
      await press(page, 'Sign In');
      answers.push(await refusal(page));
      expect(await typedIn(page, 'Email')).toBe(typed);
      expect(await typedIn(page, 'Password')).toBe('');
      expect(await page.title()).toBe('Error: Sign In - Mealwright');
    }
    expect(answers[0]).toContain('Login failed');
    expect(answers[0]).toContain('That email or password is incorrect.');
    expect(answers[1]).toBe(answers[0]);

    await fillIn(page, { Email: '', Password: 'short' });
    await press(page, 'Sign In');
    await page.getByRole('link', { name: 'Password must be at least 6 characters' }).waitFor();
    await page.getByRole('link', { name: 'Email is required' }).click();
    await eventually(() => isFocused(page.getByLabel('Email')));

    await submitSignIn(page, ` ${email.toUpperCase()} `);
    await seeHeading(page, `Welcome, ${email.split('@')[0]}`);
    await expectPath(page, '/trainer');
  });

  journey('a user who had to sign in returns to the requested page', async ({ page }) => {
    const trainer = await person('trainer');
    await visit(page, '/trainer/profile?all=1');
    await page.waitForURL('**/login?redirectTo=*');
    await submitSignIn(page, trainer.email);
    await seeHeading(page, 'My Profile');
    await expectPath(page, '/trainer/profile?all=1');
    // A second window was still asking, and is loaded again.
    await visit(page, '/login?redirectTo=%2Ftrainer%2Fcustomers');
    await expectPath(page, '/trainer/customers');
  });

  journey('no one is sent to another site, or to a page of another role', async ({ another }) => {
    const customer = await person('customer');
    const elsewhere = ['//evil.example', '/\\evil.example', 'https://evil.example/', '/%09/evil.example'];
    for (const redirectTo of [...elsewhere, '/logout', '/trainer/profile']) {
      const browser = await another();
      await visit(browser, `/login?redirectTo=${encodeURIComponent(redirectTo)}`);
      await submitSignIn(browser, customer.email);
      await browser.waitForURL((url) => url.pathname !== '/trainer/profile');
      expect(new URL(browser.url()).origin).toBe(product.url);
      await browser.context().close();
    }
  });

  journey('every unknown address leads to the sign-in page after signing out', async ({ page }) => {
    for (const address of ['/', '/no/such/page', '/admin/users/7', '/trainer/invitations/x/withdraw']) {
      await visit(page, address);
      await seeHeading(page, 'Sign In');
      expect(new URL(page.url()).pathname).toBe('/login');
    }
    await follow(page, 'Create an account');
    await seeHeading(page, 'Create Account');
    expect(await page.getByRole('navigation', { name: 'Main' }).count()).toBe(0);
  });
});
