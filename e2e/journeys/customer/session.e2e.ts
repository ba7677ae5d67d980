import { expect } from '@jest/globals';
import { eventually } from '../../../backend/test/support/eventually.ts';
import { journey, journeys, settled, visit } from '../../support/browser.ts';
import { expectPath, fillIn, follow, press, seeHeading, seeMessage, typedIn } from '../../support/forms.ts';
import {
  ageAccessToken,
  beSignedIn,
  changeCookie,
  sessionCookie,
  signIn,
  submitSignIn,
} from '../../support/session.ts';
import { people, person } from '../../support/world.ts';

journeys('a session', () => {
  journey('is refreshed in mid-use when its access token ends', async ({ page, context }) => {
    await beSignedIn(page, await person('customer'));
    await visit(page, '/customer/profile');
    await page.getByLabel('Name (optional)').fill('Ann Refreshed');
    for (const secondsLeft of [0, 30]) {
      await ageAccessToken(context, secondsLeft);
      const before = (await sessionCookie(context, 'refresh')).value;
      await press(page, 'Save changes');
      await eventually(async () => (await sessionCookie(context, 'refresh')).value !== before);
      await page.getByText('Account Info').waitFor();
      expect(await typedIn(page, 'Name (optional)')).toBe('Ann Refreshed');
      await expectPath(page, '/customer/profile');
    }
    await ageAccessToken(context);
    await page.getByRole('link', { name: 'Home' }).first().click();
    await seeHeading(page, 'My Fitness Dashboard');
    await page.getByText('Welcome, Ann Refreshed').waitFor();
  });

  journey('survives two tabs that refresh at once', async ({ page, context }) => {
    await beSignedIn(page, await person('customer'));
    const tabs = [page, await context.newPage(), await context.newPage()];
    for (const path of ['/my-meal-plans', '/customer/profile', '/my-meal-plans', '/customer/profile']) {
      await ageAccessToken(context);
      await Promise.all(tabs.map((tab) => visit(tab, path)));
      for (const tab of tabs) await expectPath(tab, path);
    }
  });

  journey('survives an answer that was lost after a refresh', async ({ page, context }) => {
    await beSignedIn(page, await person('customer'));
    const kept = (await sessionCookie(context, 'refresh')).value;
    await ageAccessToken(context);
    await visit(page, '/my-meal-plans');
    const successor = (await sessionCookie(context, 'refresh')).value;
    expect(successor).not.toBe(kept);

    // The answer was lost, so the browser still has the cookie from before.
    await changeCookie(context, 'refresh', kept);
    await ageAccessToken(context);
    await visit(page, '/customer/profile');
    await seeHeading(page, 'My Profile');
    expect((await sessionCookie(context, 'refresh')).value).toBe(successor);
  });

  journey('ends if a used token is used again', async ({ page, context }) => {
    const customer = await person('customer');
    await beSignedIn(page, customer);
    for (let times = 0; times < 2; times++) {
      await ageAccessToken(context);
      await visit(page, '/my-meal-plans');
    }
    const stolen = customer.refreshToken;
    const latest = (await sessionCookie(context, 'refresh')).value;
    await changeCookie(context, 'refresh', stolen);
    await ageAccessToken(context);
    await page.getByRole('banner').getByRole('link', { name: 'Profile' }).click();
    await seeHeading(page, 'Sign In');
    await seeMessage(page, 'Session expired. Please login again.');
    expect((await context.cookies()).filter(({ name }) => name === 'token' || name === 'refresh')).toEqual(
      [],
    );

    await submitSignIn(page, customer.email);
    await seeHeading(page, 'My Profile');
    expect((await sessionCookie(context, 'refresh')).value).not.toBe(latest);
  });

  journey('leads to the sign-in page if it was ended on another device', async ({ page, another }) => {
    const [{ email }] = await people([{ role: 'customer' }]);
    const lost = await another();
    await signIn(lost, email);
    await signIn(page, email);
    await visit(page, '/settings/security');
    const devices = page.getByRole('region', { name: 'Signed-in devices' });
    expect(await devices.getByRole('listitem').count()).toBe(2);
    await devices.getByRole('button', { name: /^Sign out/ }).click();
    await eventually(async () => (await devices.getByRole('listitem').count()) === 1);
    await devices.getByText('This device').waitFor();

    await lost.getByRole('banner').getByRole('link', { name: 'Profile' }).click();
    await seeHeading(lost, 'Sign In');
    await submitSignIn(lost, email);
    await seeHeading(lost, 'My Profile');
  });

  journey('shows nothing private after signing out, even after going back', async ({ page, context }) => {
    const { email } = (await people([{ role: 'customer' }]))[0];
    await signIn(page, email);
    await page.getByRole('main').getByText(email).first().waitFor();
    await visit(page, '/customer/profile');
    await press(page, 'Menu');
    await press(page, 'Sign Out');
    await seeHeading(page, 'Sign In');
    await settled(page);
    expect((await context.cookies()).map(({ name }) => name)).toEqual(['device']);
    await page.goBack();
    await seeHeading(page, 'Sign In');
    expect(await page.content()).not.toContain(email);
    await visit(page, '/my-meal-plans');
    await seeHeading(page, 'Sign In');
    await fillIn(page, { Email: email });
    await follow(page, 'Create an account');
  });
});
