import { expect } from '@jest/globals';
import { journey, journeys, visit } from '../../support/browser.ts';
import { expectPath, expectRefused, fillIn, seeHeading, seeMessage, typedIn } from '../../support/forms.ts';
import { newAddress, PASSWORD, person } from '../../support/world.ts';

journeys('creating an account', () => {
  journey('every broken rule is named, then a customer is let in', async ({ page }) => {
    await visit(page, '/register');
    for (const point of ['Personalized Meal Plans', 'Expert Guidance', 'Track Your Progress']) {
      await page.getByRole('heading', { name: point }).waitFor();
    }
    await fillIn(page, { Email: 'nobody at all', Password: 'abc', 'Confirm password': 'abd' });
    await expectRefused(page, 'Create Account', [
      'Invalid email address',
      'Password must be at least 8 characters',
      'Password must contain at least one uppercase letter',
      'Password must contain at least one number',
      'Password must contain at least one special character',
      "Passwords don't match",
    ]);
    expect(await typedIn(page, 'Email')).toBe('nobody at all');
    expect(await typedIn(page, 'Password')).toBe('');

    await fillIn(page, { Password: 'ABC', 'Confirm password': 'ABC' });
    await expectRefused(page, 'Create Account', [
      'Registration failed',
      'Password must contain at least one lowercase letter',
    ]);
    await fillIn(page, { Password: 'Passw0rd!', 'Confirm password': 'Passw0rd!' });
    await expectRefused(page, 'Create Account', ['This password is too common']);

    await fillIn(page, { Email: newAddress('new'), Password: PASSWORD, 'Confirm password': PASSWORD });
    await page.getByRole('button', { name: 'Create Account' }).click();
    await seeHeading(page, 'My Fitness Dashboard');
    await seeMessage(page, 'Registration successful');
    expectPath(page, '/my-meal-plans');
  });

  journey('a trainer starts at the trainer’s home', async ({ page }) => {
    await visit(page, '/register');
    await page.getByRole('radio', { name: 'Trainer' }).check();
    await fillIn(page, { Email: 'typed wrongly', Password: PASSWORD, 'Confirm password': PASSWORD });
    await expectRefused(page, 'Create Account', ['Invalid email address']);
    expect(await page.getByRole('radio', { name: 'Trainer' }).isChecked()).toBe(true);
    await fillIn(page, { Email: newAddress('coach'), Password: PASSWORD, 'Confirm password': PASSWORD });
    await page.getByRole('button', { name: 'Create Account' }).click();
    await page.getByRole('heading', { name: /^Welcome, coach/ }).waitFor();
    expectPath(page, '/trainer');
    await visit(page, '/register');
    expectPath(page, '/trainer');
  });

  journey('an address that has an account is told so', async ({ page }) => {
    const { email } = await person('customer');
    await visit(page, '/register');
    await fillIn(page, { Email: email, Password: PASSWORD, 'Confirm password': PASSWORD });
    await expectRefused(page, 'Create Account', [
      'An account with this email already exists. Please login or use a different email.',
    ]);
  });
});
