import { expect } from '@jest/globals';
import { hold } from '../../support/assigned-plan.ts';
import { journey, journeys, visit } from '../../support/browser.ts';
import {
  expectPath,
  expectRefused,
  fillIn,
  follow,
  isInView,
  press,
  seeHeading,
  seeMessage,
  typedIn,
} from '../../support/forms.ts';
import { looksGood } from '../../support/looks.ts';
import { beSignedIn } from '../../support/session.ts';
import { BROWSER_ZONE, coached, type Person, person } from '../../support/world.ts';

const NUTRITION = '/nutrition';
const AMOUNTS = 'The amount is a number above 0, at most 10000, with at most two decimals';

/** A day in the time zone of the customers. */
const daysAgo = (days: number): string => inZone.format(Date.now() - days * 86_400_000);

const inZone = new Intl.DateTimeFormat('en-CA', { timeZone: BROWSER_ZONE });

const logBanana = ({ api }: Person, day: string) =>
  api.POST('/api/nutrition/entries', {
    body: { kind: 'food', day, meal: 'lunch', source: 'food:banana', amount: 200 },
  });

const idOf = ({ data }: Awaited<ReturnType<typeof logBanana>>): string => data?.data.id ?? '';

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

  journey('finds a food whose name is misspelled, and adds it in one tap', async ({ page, scripts }) => {
    await beSignedIn(page, await person('customer'));
    await visit(page, `${NUTRITION}/add?search=bananna`);
    await addBanana(page);
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
    // With scripts, the page stays where it has been scrolled to.
    if (scripts) expect(await isInView(page.getByRole('button', { name: 'Undo' }))).toBe(true);
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

  journey('acts on the day that was shown, even if another one has begun since', async ({ page }) => {
    const customer = await person('customer');
    await logBanana(customer, daysAgo(1));
    await beSignedIn(page, customer);
    await visit(page, NUTRITION);
    // Midnight makes today's page, whose address names no day, one of yesterday.
    const form = page.locator('form', { has: page.getByRole('button', { name: 'Copy yesterday' }) });
    // The fields are filled in one step, because the page sets its fields once more while it is being hydrated.
    await form.evaluate((element, day) => {
      element.querySelector('[name="date"]')?.setAttribute('value', day);
      (element as HTMLFormElement).requestSubmit(element.querySelector('button'));
    }, daysAgo(1));
    await page.waitForURL(({ searchParams }) => searchParams.get('date') === daysAgo(1));
    await page.getByText(/was added to lunch/).waitFor();
  });

  journey('leads from an entry that was deleted meanwhile back to its day', async ({ page }) => {
    const customer = await person('customer');
    const [opened, edited] = [await logBanana(customer, daysAgo(1)), await logBanana(customer, daysAgo(1))];
    const deleteIt = (entry: typeof opened) =>
      customer.api.DELETE('/api/nutrition/entries/{id}', { params: { path: { id: idOf(entry) } } });
    await beSignedIn(page, customer);
    await visit(page, `${NUTRITION}?date=${daysAgo(1)}`);
    await deleteIt(opened);
    await page.locator(`a[href*="${idOf(opened)}"]`).click();
    await seeMessage(page, 'This entry has been deleted meanwhile');
    await expectPath(page, `${NUTRITION}?date=${daysAgo(1)}`);
    await follow(page, 'banana');
    await seeHeading(page, 'Edit banana');
    await deleteIt(edited);
    await press(page, 'Save changes');
    await seeMessage(page, 'This entry has been deleted meanwhile');
    await page.getByText('Nothing logged').waitFor();
  });

  journey('copies yesterday as a whole or by meal, and takes it back', async ({ page }) => {
    const customer = await person('customer');
    await logBanana(customer, daysAgo(1));
    await logBanana(customer, daysAgo(1));
    await beSignedIn(page, customer);
    await visit(page, NUTRITION);
    await press(page, 'Copy yesterday');
    await page.getByText('2 entries were added.').waitFor();
    await press(page, 'Undo');
    await seeMessage(page, 'Entries removed');
    await visit(page, `${NUTRITION}/quick-add?meal=dinner`);
    await fillIn(page, { Name: 'Soup', Calories: '200', Protein: '6', Carbs: '28', Fat: '5' });
    await press(page, 'Add');
    await page.getByRole('link', { name: 'Soup' }).waitFor();
    expect(await page.getByRole('button', { name: /^Same as yesterday/ }).count()).toBe(1);
    await press(page, 'Same as yesterday for Lunch');
    await page.getByText('2 entries were added.').waitFor();
    await visit(page, `${NUTRITION}?date=${daysAgo(1)}`);
    await page.getByRole('link', { name: 'banana' }).first().waitFor();
    expect(await page.getByRole('button', { name: /^Copy|^Same as/ }).count()).toBe(0);
  });

  journey(
    'answers the meals of a plan: other portion, swapped, skipped, and the rest in one tap',
    async ({ page }) => {
      const [customer, trainer] = [await person('customer'), await person('trainer')];
      await coached(trainer, customer);
      await hold(customer, trainer, { begins: 0 });
      await beSignedIn(page, customer);
      await visit(page, NUTRITION);
      const meals = page.getByRole('listitem').filter({ hasText: 'Onion soup' });
      const change = async (meal: number) => {
        await meals
          .nth(meal)
          .getByRole('link', { name: /^Change/ })
          .click();
        await seeHeading(page, 'Onion soup');
      };
      await change(0);
      await fillIn(page, { 'I ate': '1.005' });
      await expectRefused(page, 'Log this portion', [AMOUNTS]);
      await fillIn(page, { 'I ate': '1,5' });
      await press(page, 'Log this portion');
      await page.getByText('Eaten, 1.5 servings').waitFor();
      await change(1);
      await page.getByLabel('Food or recipe').fill('bananna');
      await press(page, 'Search');
      await addBanana(page);
      await page.getByText('Swapped for banana').waitFor();
      await press(page, 'Skip Onion soup');
      await page.getByText('“Onion soup” is marked as skipped.').waitFor();
      await press(page, 'Undo');
      await seeMessage(page, 'Entry removed');
      await press(page, 'Log the rest');
      await seeMessage(page, 'Plan logged');
      await page.getByText('Eaten', { exact: true }).waitFor();
    },
  );

  journey('keeps own foods as they stand on their labels', async ({ page }) => {
    await beSignedIn(page, await person('customer'));
    await visit(page, `${NUTRITION}/own-foods`);
    await page.getByText('No own foods yet').waitFor();
    await follow(page, 'Add own food');
    await fillIn(page, { Name: 'Zebra oats' });
    await expectRefused(page, 'Save food', ['Calories are a number from 0 to 10000']);
    await page.getByLabel('100 g', { exact: true }).check();
    await fillIn(page, {
      'A serving weighs (optional)': '40',
      Calories: '380',
      Protein: '12',
      Carbs: '60',
      Fat: '9',
    });
    await press(page, 'Save food');
    await seeMessage(page, 'Food saved');
    await page.getByText('a serving is 40').waitFor();
    await follow(page, 'Edit Zebra oats');
    expect(await typedIn(page, 'Calories')).toBe('380');
    await fillIn(page, { Calories: '400' });
    await press(page, 'Save changes');
    await visit(page, `${NUTRITION}/add?search=zebra`);
    await press(page, 'Add 1 serving (40\u00a0g) of Zebra oats');
    await page.getByText('160\u00a0kcal eaten').waitFor();
    await visit(page, `${NUTRITION}/own-foods?search=zebra`);
    await page.getByText('Delete Zebra oats').click();
    await press(page, 'Delete food');
    await seeMessage(page, 'Food deleted');
    await page.getByText('No own foods yet').waitFor();
  });

  journey(
    'logs the food that is picked from the suggestions by keyboard',
    async ({ page }) => {
      await beSignedIn(page, await person('customer'));
      await visit(page, `${NUTRITION}/add?meal=lunch`);
      await seeHeading(page, 'Add to Lunch');
      await page.getByLabel('Food or recipe').click();
      await page.getByRole('combobox', { name: 'Food or recipe' }).waitFor();
      await page.keyboard.type('bananna');
      await page
        .getByRole('option', { name: /^banana/ })
        .first()
        .waitFor();
      await page.keyboard.press('Enter');
      await page.getByText(/^“banana”, .* was added to lunch\.$/).waitFor();
      await press(page, 'Undo');
      await page.getByText('Nothing logged yet').waitFor();
    },
    { scriptsOnly: true },
  );

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
    'own food': show('/own-foods/new'),
    'day with a plan': async ({ page }) => {
      const [customer, trainer] = [await person('customer'), await person('trainer')];
      await coached(trainer, customer);
      await hold(customer, trainer, { begins: 0 });
      await beSignedIn(page, customer);
      await visit(page, NUTRITION);
      await press(page, 'Log today’s plan');
      await page.getByText('3 entries were added.').waitFor();
      await page
        .getByRole('button', { name: /^Undo what became of/ })
        .nth(1)
        .click();
      await seeMessage(page, 'Entry deleted');
    },
  });
});

/** Adds the usual amount of the banana that was found. */
async function addBanana(page: Parameters<typeof press>[0]) {
  await page
    .getByRole('button', { name: /^Add 1 .* of banana$/ })
    .first()
    .click();
  await seeMessage(page, 'Logged');
}

async function expectRefusedAmount(page: Parameters<typeof press>[0]) {
  await fillIn(page, { Amount: '0' });
  await expectRefused(page, 'Save changes', [AMOUNTS]);
}
