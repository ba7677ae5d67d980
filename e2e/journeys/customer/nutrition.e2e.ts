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
import { type Person, person } from '../../support/world.ts';

const NUTRITION = '/nutrition';

const daysAgo = (days: number): string => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);

const logBanana = ({ api }: Person, day: string) =>
  api.POST('/api/nutrition/entries', {
    body: { kind: 'food', day, meal: 'lunch', source: 'food:banana', amount: 200 },
  });

journeys('the nutrition tracker', () => {
  journey('asks for consent once, before anything is logged', async ({ page }) => {
    await beSignedIn(page, await person('customer', { agreesToHealthData: false }));
    await visit(page, NUTRITION);
    await seeHeading(page, 'Nutrition Tracker');
    expect(await page.getByRole('link', { name: 'Add food' }).count()).toBe(0);
    await press(page, 'I agree, start my diary');
    await seeMessage(page, 'Your diary is ready');
    await page.getByText('Nothing logged yet').waitFor();
  });

  journey('finds a food whose name is misspelled, and adds it in one tap', async ({ page }) => {
    await beSignedIn(page, await person('customer'));
    await visit(page, `${NUTRITION}/add?search=bananna`);
    await page.getByRole('button', { name: /^Add 1 .* of banana$/ }).click();
    await seeMessage(page, 'Logged');
    await page.getByRole('link', { name: 'banana', exact: true }).waitFor();

    await follow(page, 'banana');
    await seeHeading(page, 'Edit banana');
    await expectRefusedAmount(page);
    await fillIn(page, { Amount: '2' });
    await press(page, 'Save changes');
    await seeMessage(page, 'Entry updated');

    await press(page, 'Delete banana');
    await seeMessage(page, 'Entry deleted');
    await page.getByText('Nothing logged yet').waitFor();
    await press(page, 'Undo');
    await seeMessage(page, 'Entry restored');
    await page.getByRole('link', { name: 'banana', exact: true }).waitFor();
  });

  journey('takes own figures, and keeps them as a food that is found again', async ({ page }) => {
    await beSignedIn(page, await person('customer'));
    await visit(page, `${NUTRITION}/quick-add`);
    await expectRefused(page, 'Add', ['Please enter a name']);
    await fillIn(page, { Name: 'Zebra bar', Calories: '190', Protein: '6,5', Carbs: '28', Fat: '5' });
    await page.getByRole('checkbox', { name: /own food/ }).check();
    await press(page, 'Add');
    await seeMessage(page, 'Logged');
    await page.getByText('6.5 of 140 g').waitFor();
    await visit(page, `${NUTRITION}/add?search=zebra`);
    await page.getByRole('button', { name: 'Add 1 serving of Zebra bar' }).waitFor();
  });

  journey('copies the day before', async ({ page }) => {
    const customer = await person('customer');
    await logBanana(customer, daysAgo(1));
    await beSignedIn(page, customer);
    await visit(page, NUTRITION);
    await press(page, 'Copy the day before');
    await seeMessage(page, 'Copied');
    await page.getByRole('link', { name: 'banana', exact: true }).waitFor();
  });

  journey('keeps goals from today on', async ({ page }) => {
    await beSignedIn(page, await person('customer'));
    await visit(page, `${NUTRITION}/goals`);
    expect(await typedIn(page, 'Calories')).toBe('2200');
    await fillIn(page, { Calories: '1,900' });
    await press(page, 'Save goals');
    await seeMessage(page, 'Goals saved');
    await expectPath(page, NUTRITION);
    await page.getByText('0 of 1,900 kcal').waitFor();
  });

  const show =
    (path: string) =>
    async ({ page }: { page: Parameters<typeof press>[0] }) => {
      const customer = await person('customer');
      for (const ago of [0, 1, 3, 8, 33]) await logBanana(customer, daysAgo(ago));
      await beSignedIn(page, customer);
      await visit(page, `${NUTRITION}${path}`);
    };

  looksGood('nutrition', {
    daily: show(''),
    weekly: show('/weeks'),
    monthly: show('/months'),
    goals: show('/goals'),
    'add food': show('/add?search=egg'),
    'quick add': show('/quick-add'),
  });
});

async function expectRefusedAmount(page: Parameters<typeof press>[0]) {
  await fillIn(page, { Amount: '0' });
  await expectRefused(page, 'Save changes', ['The amount is a number above 0, at most 10000']);
}
