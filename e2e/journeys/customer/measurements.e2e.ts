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
  typedIn,
} from '../../support/forms.ts';
import { looksGood } from '../../support/looks.ts';
import { beSignedIn } from '../../support/session.ts';
import { coached, type Person, person } from '../../support/world.ts';

const PROGRESS = '/customer/progress';

const daysAgo = (days: number): string => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);

const measure = ({ api }: Person, body: { measurementDate: string; weightKg?: number; waistCm?: number }) =>
  api.POST('/api/progress/measurements', { body });

async function measuredOften(): Promise<Person> {
  const customer = await person('customer');
  for (let n = 0; n < 12; n += 1)
    await measure(customer, {
      measurementDate: daysAgo(36 - 3 * n),
      weightKg: 84 - n / 4,
      ...(n % 3 === 0 && { waistCm: 92 - n / 3 }),
    });
  return customer;
}

journeys('measurements', () => {
  journey('are kept only after the customer has agreed, which is asked once', async ({ page }) => {
    await beSignedIn(page, await person('customer', { agreesToHealthData: false }));
    await visit(page, PROGRESS);
    const box = page.getByRole('checkbox', { name: /^I agree that Mealwright keeps/ });
    await fillIn(page, { Weight: '81.4' });
    await expectRefused(page, 'Add Measurement', [
      'Please agree that this is kept before you enter anything',
    ]);
    expect(await typedIn(page, 'Weight')).toBe('81.4');
    await box.check();
    await press(page, 'Add Measurement');
    await seeMessage(page, 'Measurement added successfully');
    expect(await box.count()).toBe(0);
  });

  journey('are added, changed and deleted', async ({ page }) => {
    await beSignedIn(page, await person('customer'));
    await visit(page, PROGRESS);
    await seeHeading(page, 'Progress Tracking');
    await page.getByText('No measurements recorded yet.').waitFor();
    await expectRefused(page, 'Add Measurement', ['Please enter at least one figure or a note']);
    await fillIn(page, { Weight: '81,4' });
    await page.getByText('More measurements').click();
    await fillIn(page, { 'Waist (optional)': '88.5', 'Notes (optional)': 'Before breakfast' });
    await press(page, 'Add Measurement');
    await seeMessage(page, 'Measurement added successfully');
    const row = page.getByRole('row').filter({ hasText: 'Before breakfast' });
    await row.getByText('81.4 kg').waitFor();
    await row.getByText('88.5 cm').waitFor();
    expect(await typedIn(page, 'Weight')).toBe('');

    await row.getByRole('link', { name: 'Edit' }).click();
    await seeHeading(page, 'Edit Measurement');
    expect([await typedIn(page, 'Weight'), await typedIn(page, 'Waist (optional)')]).toEqual([
      '81.4',
      '88.5',
    ]);
    await fillIn(page, { Weight: '81', 'Waist (optional)': '' });
    await press(page, 'Save changes');
    await seeMessage(page, 'Measurement updated successfully');
    await expectPath(page, PROGRESS);
    await row.getByText('81 kg').waitFor();
    expect(await page.getByText('88.5 cm').count()).toBe(0);

    await row.getByRole('link', { name: 'Delete' }).click();
    await page.getByText('Are you sure you want to delete this measurement').waitFor();
    await press(page, 'Delete measurement');
    await seeMessage(page, 'Measurement deleted');
    await page.getByText('No measurements recorded yet.').waitFor();
  });

  journey('ask for confirmation of an unusual weight', async ({ page }) => {
    const customer = await person('customer');
    await measure(customer, { measurementDate: daysAgo(2), weightKg: 80 });
    await beSignedIn(page, customer);
    await visit(page, PROGRESS);
    await fillIn(page, { Weight: '92' });
    await expectRefused(page, 'Add Measurement', ['92 kg is 15% more than the 80 kg of']);
    await press(page, 'Yes, the weight is right');
    await seeMessage(page, 'Measurement added successfully');
    await page.getByRole('row').filter({ hasText: '92 kg' }).waitFor();
  });

  journey('are drawn for the chosen time and units', async ({ page }) => {
    await beSignedIn(page, await measuredOften());
    await visit(page, PROGRESS);
    const chart = page.getByRole('img', { name: 'Weight (kg)' });
    await chart.waitFor();
    expect(await chart.locator('circle').count()).toBe(12);
    await page.getByText('Going down').waitFor();
    await follow(page, '7d');
    await page.getByText('From 81.5').waitFor();
    await page.getByRole('navigation', { name: 'Figures' }).getByRole('link', { name: 'Waist' }).click();
    await page.getByText('No waist data available for the selected period').waitFor();
    await follow(page, 'All');
    await page.getByRole('img', { name: 'Waist (cm)' }).waitFor();
    await follow(page, 'lb, in');
    await page.getByRole('img', { name: 'Waist (in)' }).waitFor();
    await expectPath(page, `${PROGRESS}?figure=waistCm&range=all&units=us`);
    await fillIn(page, { Weight: '180' });
    await press(page, 'Add Measurement');
    await seeMessage(page, 'Measurement added successfully');
    await page.getByRole('row').filter({ hasText: '180 lb' }).waitFor();
  });

  looksGood('progress', {
    'nothing yet': async ({ page }) => {
      await beSignedIn(page, await person('customer'));
      await visit(page, PROGRESS);
      await page.getByText('No measurements recorded yet.').waitFor();
    },
    refused: async ({ page }) => {
      await fillIn(page, { Weight: '8' });
      await expectRefused(page, 'Add Measurement', ['Weight must be 20 to 400 kg']);
    },
    'much, with everything open': async ({ page }) => {
      const customer = await measuredOften();
      const trainer = await person('trainer', { name: 'Tess Hill' });
      await coached(trainer, customer);
      await trainer.api.POST('/api/trainer/customers/{id}/measurements', {
        params: { path: { id: customer.id } },
        body: { measurementDate: daysAgo(0), weightKg: 81, hipsCm: 98, notes: 'In person' },
      });
      await beSignedIn(page, customer);
      await visit(page, PROGRESS);
      await page.getByText('By Tess Hill').waitFor();
      await page.getByText('More measurements').click();
      await page.getByText('Show as a table').click();
    },
    editing: async ({ page }) => {
      await page.getByRole('link', { name: 'Edit' }).first().click();
      await seeHeading(page, 'Edit Measurement');
    },
  });
});
