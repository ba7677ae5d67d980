import { readFile } from 'node:fs/promises';
import { expect } from '@jest/globals';
import { strFromU8, unzipSync } from 'fflate';
import { journey, journeys, visit } from '../../support/browser.ts';
import { expectPath, fillIn, follow, press, seeHeading, seeMessage } from '../../support/forms.ts';
import { beSignedIn } from '../../support/session.ts';
import { mailbox, PASSWORD, person } from '../../support/world.ts';

journeys('own data', () => {
  journey('is made in the background and downloaded as a ZIP file', async ({ page, scripts }) => {
    const customer = await person('customer');
    await beSignedIn(page, customer);
    await visit(page, '/settings/security');
    await follow(page, 'Your data');
    await press(page, 'Make the file');
    const link = page.getByRole('link', { name: 'Download the file' });
    if (!scripts)
      while (!(await link.isVisible()))
        await page.getByRole('link', { name: 'See whether it is ready' }).click();
    await link.waitFor();
    const [file] = await Promise.all([page.waitForEvent('download'), link.click()]);
    expect(file.suggestedFilename()).toBe('mealwright-data.zip');
    const files = unzipSync(new Uint8Array(await readFile(await file.path())));
    const [account] = JSON.parse(strFromU8(files['account.json'] as Uint8Array));
    expect(account).toMatchObject({ email: customer.email, role: 'customer' });
  });

  journey('is deleted with the account, unless one signs in again', async ({ page }) => {
    const customer = await person('customer');
    await beSignedIn(page, customer);
    await visit(page, '/settings/data');
    await follow(page, 'Delete account');
    await seeHeading(page, 'Delete your account?');
    await press(page, 'Delete account');
    await seeMessage(page, 'Your account is locked and will be deleted in 7 days.');
    await expectPath(page, '/login');
    expect((await mailbox.next(customer.email, /will be deleted/)).source).toContain('Sign in and keep');
    await fillIn(page, { Email: customer.email, Password: PASSWORD });
    await press(page, 'Sign In');
    await page.waitForURL('**/my-meal-plans');
    await seeMessage(page, 'Your account will not be deleted');
    await page.getByText('ask again under “Your data”').waitFor();
    await mailbox.next(customer.email, /will not be deleted/);
    await visit(page, '/settings/security');
    await page.getByText('Deletion of the account taken back by signing in').waitFor();
  });
});
