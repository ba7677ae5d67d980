import { expect } from '@jest/globals';
import type { Page } from 'playwright-core';
import { codeOf, wrongCodes } from '../../../backend/test/support/app-codes.ts';
import { expectAccessible } from '../../support/axe.ts';
import { journey, journeys, visit } from '../../support/browser.ts';
import {
  expectPath,
  expectRefused,
  fillIn,
  follow,
  press,
  seeHeading,
  seeMessage,
} from '../../support/forms.ts';
import { signIn } from '../../support/session.ts';
import { mailbox, PASSWORD, people } from '../../support/world.ts';

journeys('a second step when signing in', () => {
  journey('is set up with an app, asked for, and removed', async ({ page, another, scripts }) => {
    const [{ email }] = await people([{ role: 'trainer' }]);
    await signIn(page, email);
    const { secret, recoveryCodes } = await setUpCodes(page);
    if (scripts) await expectAccessible(page, 'recovery codes');
    expect(recoveryCodes).toHaveLength(10);
    await follow(page, 'I have saved them');
    await expectPath(page, '/settings/security');
    await page.getByText('10 of 10 left.').waitFor();
    await mailbox.next(email, /now asks for a code/);

    const elsewhere = await another();
    await visit(elsewhere, '/trainer/customers');
    await giveThePassword(elsewhere, email);
    if (scripts) await expectAccessible(elsewhere, 'the second step');
    const [wrong = ''] = wrongCodes(secret, 1);
    await fillIn(elsewhere, { Code: wrong });
    await expectRefused(elsewhere, 'Sign In', ['This code is not correct.']);
    await fillIn(elsewhere, { Code: codeOf(secret, 1) });
    await press(elsewhere, 'Sign In');
    await expectPath(elsewhere, '/trainer/customers');
    await visit(elsewhere, '/login/second-step');
    await expectPath(elsewhere, '/trainer');

    const lost = await another();
    await visit(lost, '/login');
    await giveThePassword(lost, email);
    await follow(lost, 'Use a recovery code');
    await fillIn(lost, { 'Recovery code': 'AAAA-BBBB-CCCC' });
    await expectRefused(lost, 'Sign In', ['This recovery code is not correct']);
    await fillIn(lost, { 'Recovery code': recoveryCodes[0]?.toLowerCase() ?? '' });
    await press(lost, 'Sign In');
    await seeHeading(lost, `Welcome, ${email.split('@')[0]}`);
    await visit(lost, '/settings/security');
    await lost.getByText('9 of 10 left.').waitFor();

    await follow(lost, 'Make new codes');
    await press(lost, 'Make new codes');
    const renewed = await codesShownOn(lost);
    expect(renewed).toHaveLength(10);
    expect(renewed).not.toContain(recoveryCodes[1]);

    await visit(page, '/settings/security');
    await follow(page, 'Remove the app');
    await press(page, 'Remove the app');
    await seeMessage(page, 'Your app has been removed.');
    const again = await another();
    await signIn(again, email);
    await seeHeading(again, `Welcome, ${email.split('@')[0]}`);
  });

  journey('is set up where that was begun last, and the other browser says so', async ({ page, another }) => {
    const [{ email }] = await people([{ role: 'customer' }]);
    const elsewhere = await another();
    for (const browser of [page, elsewhere]) {
      await signIn(browser, email);
      await visit(browser, '/settings/security/codes');
      await press(browser, 'Set up an app');
      await browser.getByLabel('Code', { exact: true }).waitFor();
    }
    await fillIn(page, { Code: '123456' });
    await expectRefused(page, 'Turn on codes', ['This setup has expired. Please start again.']);
    await page.getByRole('button', { name: 'Set up an app' }).waitFor();
  });

  journey('begins again once its challenge has ended', async ({ page, context }) => {
    await visit(page, '/login/second-step');
    await expectPath(page, '/login');
    const [{ email }] = await people([{ role: 'customer' }]);
    await signIn(page, email);
    await setUpCodes(page);
    await context.clearCookies();
    await visit(page, '/login');
    await giveThePassword(page, email);
    await context.clearCookies({ name: 'second-step' });
    await fillIn(page, { Code: '123456' });
    await press(page, 'Sign In');
    await page.getByText('This sign-in has expired').waitFor();
    await expectPath(page, '/login?error=challenge_ended');
  });
});

async function giveThePassword(page: Page, email: string): Promise<void> {
  await fillIn(page, { Email: email, Password: PASSWORD });
  await press(page, 'Sign In');
  await seeHeading(page, 'One more step');
}

async function setUpCodes(page: Page): Promise<{ secret: string; recoveryCodes: string[] }> {
  await visit(page, '/settings/security');
  await follow(page, 'Set up codes');
  await press(page, 'Set up an app');
  await page.getByRole('img', { name: 'A code for the camera of your phone' }).waitFor();
  const key = await page.getByText(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/).textContent();
  const secret = key?.replaceAll(' ', '') ?? '';
  const [wrong = ''] = wrongCodes(secret, 1);
  await fillIn(page, { Code: wrong });
  await expectRefused(page, 'Turn on codes', ['This code is not correct.']);
  await fillIn(page, { Code: codeOf(secret) });
  await press(page, 'Turn on codes');
  return { secret, recoveryCodes: await codesShownOn(page) };
}

async function codesShownOn(page: Page): Promise<string[]> {
  const list = page.getByRole('list', { name: 'Recovery codes' });
  await list.waitFor();
  return list.getByRole('listitem').allTextContents();
}
