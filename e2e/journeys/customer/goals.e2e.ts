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
import { BROWSER_ZONE, coached, type Person, person } from '../../support/world.ts';

const GOALS = '/customer/progress/goals';

/** A day as the customer counts it. It is another one than in UTC for an hour or two of each day. */
const daysAgo = (days: number): string =>
  new Date(Date.now() - days * 86_400_000).toLocaleDateString('sv', { timeZone: BROWSER_ZONE });

const measure = ({ api }: Person, weightKg: number, days: number) =>
  api.POST('/api/progress/measurements', {
    body: { measurementDate: daysAgo(days), weightKg, confirmsWeight: true },
  });

const setGoal = ({ api }: Person, wish: Record<string, unknown> = {}) =>
  api.POST('/api/progress/goals', {
    body: { goalName: 'Lighter', metric: 'weight', startValue: 84, targetValue: 80, ...wish },
  });

journeys('goals', () => {
  journey('follow the measurements from being added to being achieved', async ({ page }) => {
    const customer = await person('customer');
    await measure(customer, 84, 3);
    await beSignedIn(page, customer);
    await visit(page, '/customer/progress');
    await follow(page, 'Goals');
    await expectPath(page, GOALS);
    await page.getByText('No goals yet.').waitFor();
    await expectRefused(page, 'Add Goal', ['Please enter a name', 'Please enter the target']);
    await fillIn(page, { Name: 'Lighter', Target: '80,5' });
    await page.getByLabel('What is measured').selectOption('Weight (kg)');
    await press(page, 'Add Goal');
    await seeMessage(page, 'Goal added');
    await page.getByText('Weight from 84 kg to 80.5 kg').waitFor();
    await page.getByText('1 active, 0 achieved').waitFor();
    expect(await typedIn(page, 'Name')).toBe('');

    await measure(customer, 80.5, 0);
    await visit(page, GOALS);
    await page.getByText('0 active, 1 achieved').waitFor();
    await page.getByText('Achieved on').waitFor();
  });

  journey('are changed, given up, taken up again, and deleted', async ({ page }) => {
    const customer = await person('customer');
    await setGoal(customer);
    await beSignedIn(page, customer);
    await visit(page, GOALS);
    await follow(page, 'Edit');
    await seeHeading(page, 'Lighter');
    expect([await typedIn(page, 'Target'), await typedIn(page, 'Start (optional)')]).toEqual(['80', '84']);
    await fillIn(page, { Name: 'Lighter by far', Target: '75' });
    await press(page, 'Save changes');
    await seeMessage(page, 'Goal updated');
    await expectPath(page, GOALS);
    await page.getByText('Weight from 84 kg to 75 kg').waitFor();

    await follow(page, 'Edit');
    await press(page, 'Give up');
    await seeMessage(page, 'Goal given up');
    await press(page, 'Take up again');
    await seeMessage(page, 'Goal taken up again');
    await visit(page, GOALS);
    await follow(page, 'Delete');
    await page.getByText('delete the goal “Lighter by far”').waitFor();
    await press(page, 'Delete goal');
    await seeMessage(page, 'Goal deleted');
    await page.getByText('No goals yet.').waitFor();
    await press(page, 'Undo');
    await seeMessage(page, 'Goal restored');
    await page.getByText('Lighter by far').waitFor();
  });

  journey('about something else have values of their own', async ({ page }) => {
    const customer = await person('customer');
    await beSignedIn(page, customer);
    await visit(page, GOALS);
    await fillIn(page, {
      Name: 'Stronger',
      Target: '30',
      'Start (optional)': '10',
      'Unit (optional)': 'push-ups',
    });
    await page.getByLabel('What is measured').selectOption('A value that is entered at the goal');
    await press(page, 'Add Goal');
    await seeMessage(page, 'Goal added');
    await follow(page, 'Enter value');
    await fillIn(page, { Value: 'many' });
    await expectRefused(page, 'Save value', ['Please enter a number']);
    await fillIn(page, { Value: '20' });
    await press(page, 'Save value');
    await seeMessage(page, 'Value saved');
    await page.getByText('50%').waitFor();
    await page.getByRole('row').filter({ hasText: '20 push-ups' }).getByRole('button').click();
    await seeMessage(page, 'Value deleted');
    await page.getByText('0%', { exact: true }).waitFor();
  });

  looksGood('goals', {
    'nothing yet': async ({ page }) => {
      await beSignedIn(page, await person('customer', { agreesToHealthData: false }));
      await visit(page, GOALS);
      await page.getByText('I agree that Mealwright keeps').waitFor();
    },
    refused: async ({ page }) => {
      await expectRefused(page, 'Add Goal', ['Please enter a name']);
    },
    'in every state': async ({ page }) => {
      const [trainer, customer] = [await person('trainer', { name: 'Tess Hill' }), await person('customer')];
      await coached(trainer, customer);
      await setGoal(customer, { description: 'For the summer' });
      await setGoal(customer, { startValue: 80, goalName: 'Stay as I am' });
      const custom = { metric: 'custom', startValue: 10, targetValue: 30, targetUnit: 'push-ups' };
      const { data } = await setGoal(customer, { ...custom, goalName: 'Stronger' });
      const id = data?.data.id ?? '';
      const day = daysAgo(0);
      await customer.api.PUT('/api/progress/goals/{id}/values/{day}', {
        params: { path: { id, day } },
        body: { value: 31 },
      });
      await trainer.api.POST('/api/trainer/customers/{id}/goals', {
        params: { path: { id: customer.id } },
        body: { goalName: 'Even lighter', metric: 'weight', startValue: 84, targetValue: 78 },
      });
      await beSignedIn(page, customer);
      await visit(page, GOALS);
      await page.getByText('Set by Tess Hill').waitFor();
    },
    'one with values': async ({ page }) => {
      await follow(page, 'Enter value');
      await page.getByRole('row').filter({ hasText: '31 push-ups' }).waitFor();
    },
  });
});
