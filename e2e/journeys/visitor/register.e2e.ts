import { expect } from '@jest/globals';
import type { Page } from 'playwright-core';
import { linkIn } from '../../../backend/test/support/mailbox.ts';
import { journey, journeys, visit } from '../../support/browser.ts';
import {
  expectPath,
  expectRefused,
  fillIn,
  follow,
  press,
  seeHeading,
  seeMessage,
  typedIn,
} from '../../support/forms.ts';
import { beSignedIn } from '../../support/session.ts';
import { invitation, mailbox, newAddress, PASSWORD, person } from '../../support/world.ts';

journeys('creating an account', () => {
  journey('every broken rule is named, and then a customer can register', async ({ page }) => {
    await visit(page, '/register');
    for (const point of ['Personalized Meal Plans', 'Expert Guidance', 'Track Your Progress']) {
      await page.getByRole('heading', { name: point }).waitFor();
    }
    await fillIn(page, { Email: 'nobody at all', Password: 'abc', 'Confirm password': 'abd' });
    await expectRefused(page, 'Create Account', [
      'Please enter your name.',
      'Invalid email address',
      'Password must be at least 8 characters',
      'Password must contain at least one uppercase letter',
      'Password must contain at least one number',
      'Password must contain at least one special character',
      "Passwords don't match",
    ]);
    expect(await typedIn(page, 'Email')).toBe('nobody at all');
    expect(await typedIn(page, 'Password')).toBe('');
    expect(await page.getByRole('radio', { name: /^Customer/ }).isChecked()).toBe(true);

    await fillIn(page, { Password: 'ABC', 'Confirm password': 'ABC' });
    await expectRefused(page, 'Create Account', [
      'Registration failed',
      'Password must contain at least one lowercase letter',
    ]);
    await fillIn(page, { Password: 'Passw0rd!', 'Confirm password': 'Passw0rd!' });
    await expectRefused(page, 'Create Account', ['This password is too common']);

    const email = newAddress('new');
    await fillIn(page, {
      'Your name': 'Nia New',
      Email: email,
      Password: PASSWORD,
      'Confirm password': PASSWORD,
    });
    await page.getByRole('button', { name: 'Create Account' }).click();
    await seeHeading(page, 'My Fitness Dashboard');
    await page.getByText('Welcome, Nia New').waitFor();
    await seeMessage(page, 'Registration successful');
    await expectPath(page, '/my-meal-plans');
  });

  journey('a trainer starts at the trainer’s home', async ({ page, scripts }) => {
    await visit(page, '/register');
    await page.getByRole('radio', { name: 'Trainer' }).check();
    const typed = { 'Your name': 'Carl Coach', Email: 'typed wrongly', Password: PASSWORD };
    await fillIn(page, { ...typed, 'Confirm password': PASSWORD });
    await expectRefused(page, 'Create Account', ['Invalid email address']);
    expect(await page.getByRole('radio', { name: 'Trainer' }).isChecked()).toBe(true);
    expect(await typedIn(page, 'Your name')).toBe('Carl Coach');
    await fillIn(page, { Email: newAddress('coach') });
    // The server never sends passwords back. With scripts, a password without an error is still in its field.
    for (const field of ['Password', 'Confirm password']) {
      expect(await typedIn(page, field)).toBe(scripts ? PASSWORD : '');
      if (!scripts) await fillIn(page, { [field]: PASSWORD });
    }
    await page.getByRole('button', { name: 'Create Account' }).click();
    await page.getByRole('heading', { name: 'Welcome, Carl Coach' }).waitFor();
    await expectPath(page, '/trainer');
    await visit(page, '/register');
    await expectPath(page, '/trainer');
  });

  journey('the page addresses the chosen role, and trainers have their own link to it', async ({ page }) => {
    const says = (text: string) => page.getByRole('heading', { name: text }).isVisible();
    await visit(page, '/register');
    expect([await says('Expert Guidance'), await says('Meal Plans in Seconds')]).toEqual([true, false]);
    await page.getByRole('radio', { name: 'Trainer' }).check();
    expect([await says('Expert Guidance'), await says('Meal Plans in Seconds')]).toEqual([false, true]);

    await visit(page, '/login');
    await follow(page, 'Create a trainer account');
    await seeHeading(page, 'Create Account');
    expect(await page.getByRole('radio', { name: 'Trainer' }).isChecked()).toBe(true);
    expect([await says('Expert Guidance'), await says('Meal Plans in Seconds')]).toEqual([false, true]);
  });

  journey('the rules of passwords are the same wherever one is chosen', async ({ page, another }) => {
    const [customer, trainer] = [await person('customer'), await person('trainer')];
    await visit(page, '/register');
    const rules = await readRules(page, 'Password');
    expect(rules.join()).toContain('8 to 200 characters');
    expect(rules.join()).toContain('Coach!2345');
    await visit(page, (await invitation(trainer, newAddress('invited'))).url);
    expect(await readRules(page, 'Password')).toEqual(rules);
    await visit(page, '/forgot-password');
    await fillIn(page, { Email: customer.email });
    await press(page, 'Send Reset Link');
    await visit(page, linkIn(await mailbox.next(customer.email, /Reset/), '/reset-password/'));
    expect(await readRules(page, 'New password')).toEqual(rules);
    const own = await another();
    await beSignedIn(own, customer);
    await visit(own, '/settings/security');
    expect(await readRules(own, 'New password')).toEqual(rules);
  });

  journey('a signed-in user sees a page without navigation', async ({ page }) => {
    const customer = await person('customer');
    const { url } = await invitation(await person('trainer'), customer.email);
    await beSignedIn(page, customer);
    await visit(page, url);
    await seeHeading(page, 'Accept the invitation');
    for (const name of ['Menu', 'More']) expect(await page.getByRole('button', { name }).count()).toBe(0);
    await follow(page, 'Not now');
    await seeHeading(page, 'My Fitness Dashboard');
    await page.getByRole('button', { name: 'More' }).waitFor();
  });

  journey('an email with an account is refused', async ({ page }) => {
    const { email } = await person('customer');
    await visit(page, '/register');
    await fillIn(page, {
      'Your name': 'Double',
      Email: email,
      Password: PASSWORD,
      'Confirm password': PASSWORD,
    });
    await expectRefused(page, 'Create Account', [
      'An account with this email already exists. Please login or use a different email.',
    ]);
  });
});

/** Returns the password rules that are shown with the field before anything is typed. */
async function readRules(page: Page, label: string): Promise<string[]> {
  const described = await page.getByLabel(label, { exact: true }).getAttribute('aria-describedby');
  return page.locator(`#${described} li`).allTextContents();
}
