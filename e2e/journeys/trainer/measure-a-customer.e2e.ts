import { expect } from '@jest/globals';
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
import { looksGood } from '../../support/looks.ts';
import { beSignedIn } from '../../support/session.ts';
import { coached, person } from '../../support/world.ts';

/** Nora and her trainer live where it is never the same day. */
const [ZONE, TRAINER_ZONE] = ['Pacific/Pago_Pago', 'Pacific/Kiritimati'];
const today = () => new Date().toLocaleDateString('sv', { timeZone: ZONE });

/** Makes a trainer with one customer who has weighed themselves. */
async function createCoaching() {
  const trainer = await person('trainer', { name: 'Tess Hill', timeZone: TRAINER_ZONE });
  const nora = await person('customer', { timeZone: ZONE });
  await coached(trainer, nora);
  await nora.api.POST('/api/progress/measurements', { body: { measurementDate: today(), weightKg: 70 } });
  return { trainer, nora, path: `/trainer/customers/${nora.id}/metrics` };
}

journeys('the measurements of a customer', () => {
  journey('are read by their trainer, who adds what they measured in person', async ({ page, another }) => {
    const { trainer, nora, path } = await createCoaching();
    await beSignedIn(page, trainer);
    await visit(page, `/trainer/customers/${nora.id}`);
    await follow(page, 'Health Metrics');
    await expectPath(page, path);
    await page.getByRole('row').filter({ hasText: '70 kg' }).waitFor();
    expect(await page.getByRole('link', { name: 'Edit' }).count()).toBe(0);
    await fillIn(page, { Weight: '80' });
    await expectRefused(page, 'Add Measurement', ['80 kg is 14.3% more than the 70 kg of']);
    await fillIn(page, { Weight: '69.8' });
    await press(page, 'Add Measurement');
    await seeMessage(page, 'Measurement added successfully');
    await page.getByRole('row').filter({ hasText: '69.8 kg' }).getByText('By Tess Hill').waitFor();

    const theirs = await another();
    await beSignedIn(theirs, nora);
    await visit(theirs, '/customer/progress');
    await theirs.getByRole('row').filter({ hasText: '69.8 kg' }).getByText('By Tess Hill').waitFor();
  });

  journey('are hidden from others', async ({ page }) => {
    const { path } = await createCoaching();
    await beSignedIn(page, await person('trainer'));
    await visit(page, path);
    await seeHeading(page, 'Page Not Found');
  });

  looksGood('health metrics', {
    some: async ({ page }) => {
      const { trainer, path } = await createCoaching();
      await beSignedIn(page, trainer);
      await visit(page, path);
      await page.getByRole('heading', { name: 'History' }).waitFor();
    },
  });
});
