import { readFile } from 'node:fs/promises';
import { expect } from '@jest/globals';
import { strFromU8, unzipSync } from 'fflate';
import { hold } from '../../support/assigned-plan.ts';
import { journey, journeys, visit } from '../../support/browser.ts';
import { fillIn, follow, press, seeHeading, seeMessage } from '../../support/forms.ts';
import { beSignedIn } from '../../support/session.ts';
import { coached, PASSWORD, person } from '../../support/world.ts';

journeys('the account of a trainer with customers', () => {
  journey(
    'is deleted without taking their plans, and comes back with them',
    async ({ page, another, scripts }) => {
      const [trainer, nora] = [await person('trainer', { name: 'Toni' }), await person('customer')];
      await coached(trainer, nora);
      const planName = await hold(nora, trainer);
      await beSignedIn(page, trainer);
      await visit(page, '/settings/data');
      await press(page, 'Make the file');
      const files = await download();
      const [account] = JSON.parse(strFromU8(files['account.json'] as Uint8Array));
      expect(account).toMatchObject({ email: trainer.email, role: 'trainer' });

      await follow(page, 'Delete account');
      await page.getByText('Your customers keep the plans that they have, without your name').waitFor();
      await press(page, 'Delete account');
      await seeMessage(page, 'Your account is locked and will be deleted in 7 days.');
      const hers = await another();
      await beSignedIn(hers, nora);
      await visit(hers, '/my-meal-plans');
      await hers.getByText(planName).first().waitFor();

      await fillIn(page, { Email: trainer.email, Password: PASSWORD });
      await press(page, 'Sign In');
      await seeHeading(page, 'Welcome, Toni');
      await visit(page, '/trainer/customers');
      await page.getByText(nora.email).first().waitFor();
      await visit(hers, '/customer/profile');
      await hers.getByRole('link', { name: 'End coaching by Toni' }).waitFor();

      async function download() {
        const link = page.getByRole('link', { name: 'Download the file' });
        if (!scripts)
          while (!(await link.isVisible()))
            await page.getByRole('link', { name: 'See whether it is ready' }).click();
        await link.waitFor();
        const [file] = await Promise.all([page.waitForEvent('download'), link.click()]);
        return unzipSync(new Uint8Array(await readFile(await file.path())));
      }
    },
  );
});
