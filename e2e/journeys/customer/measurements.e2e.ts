import { expect } from '@jest/globals';
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
  typedIn,
} from '../../support/forms.ts';
import { looksGood } from '../../support/looks.ts';
import { beSignedIn } from '../../support/session.ts';
import { BROWSER_ZONE, coached, type Person, person } from '../../support/world.ts';

const PROGRESS = '/customer/progress';

/** A day as the customer counts it. It is another one than in UTC for an hour or two of each day. */
const daysAgo = (days: number): string =>
  new Date(Date.now() - days * 86_400_000).toLocaleDateString('sv', { timeZone: BROWSER_ZONE });

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

  journey('that were deleted while they were edited lead back to the others', async ({ page }) => {
    const customer = await person('customer');
    const { data } = await measure(customer, { measurementDate: daysAgo(0), weightKg: 81 });
    const id = data?.data.id ?? '';
    await beSignedIn(page, customer);
    await visit(page, `${PROGRESS}/measurements/${id}`);
    await customer.api.DELETE('/api/progress/measurements/{id}', { params: { path: { id } } });
    await press(page, 'Save changes');
    await seeMessage(page, 'Nothing was saved, because it was deleted meanwhile');
    await expectPath(page, PROGRESS);
  });

  journey('are added, changed and deleted', async ({ page }) => {
    await beSignedIn(page, await person('customer'));
    await visit(page, PROGRESS);
    await seeHeading(page, 'Progress Tracking');
    await page.getByText('No measurements recorded yet.').waitFor();
    await expectRefused(page, 'Add Measurement', ['Please enter at least one figure or a note']);
    await fillIn(page, { Weight: '81,4' });
    await page.getByText('More measurements').click();
    await fillIn(page, {
      'Waist (optional)': '88.5',
      'Time (optional)': '00:01',
      'Notes (optional)': 'Before breakfast',
    });
    await press(page, 'Add Measurement');
    await seeMessage(page, 'Measurement added successfully');
    const row = page.getByRole('row').filter({ hasText: 'Before breakfast' });
    await row.getByText('81.4 kg').waitFor();
    await row.getByText(', 00:01').waitFor();
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
    await press(page, 'Undo');
    await seeMessage(page, 'Measurement restored');
    await row.getByText('81 kg').waitFor();
    expect(await page.getByRole('button', { name: 'Undo' }).count()).toBe(0);
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

  journey('are drawn for the chosen time, units, and figures', async ({ page }) => {
    await beSignedIn(page, await measuredOften());
    await visit(page, PROGRESS);
    const weight = page.getByRole('img', { name: 'Weight (kg)' });
    await weight.waitFor();
    const dots = (await weight.locator('path').first().getAttribute('d')) ?? '';
    expect(dots.match(/m/g)).toHaveLength(12);
    await page.getByText('Going down').waitFor();
    await page.getByRole('img', { name: 'Waist (cm)' }).waitFor();
    await follow(page, '7d');
    await page.getByText('From 81.5').waitFor();
    const lines = page.getByRole('navigation', { name: 'Lines of the chart' });
    await lines.getByRole('link', { name: 'Waist' }).click();
    await page.getByText('No measurements selected or available').waitFor();
    await expectPath(page, `${PROGRESS}?range=7d&figures=chestCm,hipsCm`);
    await lines.getByRole('link', { name: 'Waist' }).click();
    await page.getByRole('img', { name: 'Waist (cm)' }).waitFor();
    await follow(page, 'lb, in');
    await page.getByRole('img', { name: 'Waist (in)' }).waitFor();
    await page.getByRole('navigation', { name: 'of body measurements' }).getByText('All').click();
    await expectPath(page, `${PROGRESS}?range=7d&bodyRange=all&units=us`);
    await page.getByRole('link', { name: 'Show as a table' }).last().click();
    await page.getByRole('table', { name: 'Waist (in)' }).getByText('35.8').waitFor();
    await fillIn(page, { Weight: '180' });
    await press(page, 'Add Measurement');
    await seeMessage(page, 'Measurement added successfully');
    await page.getByRole('row').filter({ hasText: '180 lb' }).waitFor();
  });

  journey(
    'are explored day by day with the mouse and the keys',
    async ({ page }) => {
      await beSignedIn(page, await measuredOften());
      await visit(page, PROGRESS);
      await page.getByRole('button', { name: 'Explore day by day' }).first().click();
      const days = page.getByRole('slider', { name: 'Weight (kg), day by day' });
      await days.focus();
      const says = (text: string) => page.getByText(text).waitFor();
      await says('Weight 81.3\u00a0kg');
      await page.keyboard.press('ArrowLeft');
      await says('Weight 81.5\u00a0kg');
      await page.keyboard.press('Home');
      await says('Weight 84\u00a0kg');
      expect(await days.getAttribute('aria-valuetext')).toMatch(/: Weight 84\u00a0kg$/);
      const box = await days.boundingBox();
      await page.mouse.move((box?.x ?? 0) + (box?.width ?? 0) - 4, (box?.y ?? 0) + 100);
      await says('Weight 81.3\u00a0kg');
      await expectAccessible(page, 'explored');
      await page.getByRole('navigation', { name: 'Weight in' }).getByText('lb').click();
      await page.getByRole('slider', { name: 'Weight (lb), day by day' }).waitFor();
      await says('Weight 179.1\u00a0lb');
      await page.getByRole('button', { name: 'Stop exploring' }).click();
      await page.getByRole('img', { name: 'Weight (lb)' }).waitFor();
    },
    { scriptsOnly: true },
  );

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
      await page.getByRole('link', { name: 'Show as a table' }).first().click();
      await page.getByRole('table', { name: 'Weight (kg)' }).waitFor();
    },
    editing: async ({ page }) => {
      await page.getByRole('link', { name: 'Edit' }).first().click();
      await seeHeading(page, 'Edit Measurement');
    },
  });
});
