import { expect } from '@jest/globals';
import { sentPlan } from '../../../backend/test/factories/sent-plan.ts';
import { eventually } from '../../../backend/test/support/eventually.ts';
import { journey, journeys, PHONE, visit } from '../../support/browser.ts';
import { follow, press, seeHeading } from '../../support/forms.ts';
import { looksGood } from '../../support/looks.ts';
import { printedBy } from '../../support/printed.ts';
import { beSignedIn } from '../../support/session.ts';
import { BROWSER_ZONE, coached, newWord, type Person, person, recipes } from '../../support/world.ts';

const CARDS = '/profile/recipe-cards';

/** So many are not made at once. */
const MANY = 61;
const DAYS_OF_MANY = 21;

const today = () => new Intl.DateTimeFormat('sv-SE', { timeZone: BROWSER_ZONE }).format();

/** Assigns a plan of these recipes, which begins today and ends the plans before it. */
async function assign(
  trainer: Person,
  customer: Person,
  planName: string,
  names: readonly string[],
  days = 1,
) {
  const made = await recipes(names.map((name) => ({ name })));
  const mealPlanData = sentPlan(made, { planName, days });
  const { response } = await trainer.api.POST('/api/admin/assign-meal-plan', {
    body: { mealPlanData, customerIds: [customer.id], startsOn: today() },
  });
  expect(response.status).toBe(200);
}

async function pair() {
  const [trainer, customer] = [
    await person('trainer'),
    await person('customer', { name: `Ann ${newWord()}` }),
  ];
  await coached(trainer, customer);
  return { trainer, customer };
}

const names = (count: number) => Array.from({ length: count }, (_, index) => `Dish ${index + 1}`);

journeys('recipe cards of profiles', () => {
  journey(
    'are downloaded if they are few, and made in the background if they are many',
    async ({ page, scripts }) => {
      const { trainer, customer } = await pair();
      await beSignedIn(page, customer);
      await visit(page, '/customer/profile');
      await follow(page, 'Make recipe cards');
      await seeHeading(page, 'Recipe Cards');
      await page.getByText('You have no meal plan yet').waitFor();

      await assign(trainer, customer, 'Long plan', names(MANY), DAYS_OF_MANY);
      await assign(trainer, customer, 'Lean week', ['Porridge', 'Lentil soup', 'Curry']);
      await visit(page, CARDS);
      await page.getByLabel('Small').check();
      const few = await printedBy(page, () => press(page, 'Export recipe cards'));
      expect(few).toMatchObject({ name: 'Lean week recipe cards.pdf', pages: 2 });
      expect(few.words).toMatch(/Porridge.*In the plan: 1 serving on day 1/);

      await page.getByLabel('Meal plan').selectOption({ label: await longPlanIn(page) });
      await press(page, 'Export recipe cards');
      await page.getByRole('heading', { name: `Long plan: ${MANY} cards` }).waitFor();
      // With scripts, the page follows by itself.
      const ready = page.getByRole('status').getByText('The cards are ready.');
      if (scripts) await ready.waitFor();
      else
        await eventually(async () => {
          await visit(page, CARDS);
          return ready.isVisible();
        });
      const many = await printedBy(page, () => follow(page, 'Download'));
      expect(many).toMatchObject({ name: 'Long plan recipe cards.pdf', pages: Math.ceil(MANY / 2) });

      await beSignedIn(page, trainer);
      await visit(page, '/trainer/profile');
      await follow(page, 'Make recipe cards');
      await page.getByLabel('Recipes of').selectOption({ index: 1 });
      await press(page, 'Export recipe cards');
      await page.getByRole('heading', { name: `: ${MANY + 3} cards` }).waitFor();
    },
    { viewport: PHONE },
  );

  looksGood('recipe cards of profiles', {
    'without a plan': async ({ page }) => {
      await beSignedIn(page, await person('customer'));
      await visit(page, CARDS);
      await page.getByText('You have no meal plan yet').waitFor();
    },
    'with cards that are made': async ({ page }) => {
      const { trainer, customer } = await pair();
      await assign(trainer, customer, 'Lean week', ['Porridge', 'Lentil soup', 'Curry']);
      await trainer.api.POST('/api/recipe-cards/exports', { body: {} });
      await beSignedIn(page, trainer);
      await visit(page, CARDS);
      await page.getByRole('status').getByText('The cards are ready.').waitFor();
    },
  });
});

/** The choice of the long plan, whose text ends with its first day. */
async function longPlanIn(page: Parameters<typeof visit>[0]): Promise<string> {
  const texts = await page.getByLabel('Meal plan').locator('option').allTextContents();
  return texts.find((text) => text.startsWith('Long plan')) ?? '';
}
