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

/** Makes a trainer with one customer who has set a goal. */
async function createCoaching() {
  // Nora and her trainer live where it is never the same day.
  const trainer = await person('trainer', { name: 'Tess Hill', timeZone: 'Pacific/Kiritimati' });
  const nora = await person('customer', { timeZone: 'Pacific/Pago_Pago' });
  await coached(trainer, nora);
  await nora.api.POST('/api/progress/goals', {
    body: { goalName: 'Lighter', metric: 'weight', startValue: 84, targetValue: 80 },
  });
  return { trainer, nora, path: `/trainer/customers/${nora.id}/goals` };
}

journeys('the goals of a customer', () => {
  journey('are read by their trainer, who sets, changes, and deletes one', async ({ page, another }) => {
    const { trainer, nora, path } = await createCoaching();
    await beSignedIn(page, trainer);
    await visit(page, `/trainer/customers/${nora.id}`);
    await page.getByRole('link', { name: /^Goals/ }).click();
    await expectPath(page, path);
    await page.getByText('Weight from 84 kg to 80 kg').waitFor();
    expect(await page.getByRole('link', { name: 'Edit' }).count()).toBe(0);
    await fillIn(page, { Name: 'Slimmer', 'Start (optional)': '90' });
    await page.getByLabel('What is measured').selectOption('Waist (cm)');
    await expectRefused(page, 'Add Goal', ['Please enter the target']);
    await fillIn(page, { Target: '85' });
    await press(page, 'Add Goal');
    await seeMessage(page, 'Goal added');

    const theirs = await another();
    await beSignedIn(theirs, nora);
    await visit(theirs, '/customer/progress/goals');
    await theirs.getByText('Set by Tess Hill').waitFor();

    await follow(page, 'Edit');
    await seeHeading(page, 'Edit Goal');
    await fillIn(page, { Target: '84' });
    await press(page, 'Save changes');
    await seeMessage(page, 'Goal updated');
    await page.getByText('Waist from 90 cm to 84 cm').waitFor();
    await follow(page, 'Delete');
    await press(page, 'Delete goal');
    await seeMessage(page, 'Goal deleted');
    expect(await page.getByText('Slimmer').count()).toBe(0);
    await press(page, 'Undo');
    await seeMessage(page, 'Goal restored');
    await page.getByText('Slimmer').waitFor();
  });

  journey('are hidden from others', async ({ page }) => {
    const { path } = await createCoaching();
    await beSignedIn(page, await person('trainer'));
    await visit(page, path);
    await seeHeading(page, 'Page Not Found');
  });

  looksGood('the goals of a customer', {
    some: async ({ page }) => {
      const { trainer, path } = await createCoaching();
      await beSignedIn(page, trainer);
      await visit(page, path);
      await page.getByText('1 active, 0 achieved').waitFor();
    },
  });
});
