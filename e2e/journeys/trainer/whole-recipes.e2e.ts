import { expect } from '@jest/globals';
import { journey, journeys, type Visit, visit } from '../../support/browser.ts';
import { atADraft, pathOf } from '../../support/draft-page.ts';
import { press } from '../../support/forms.ts';
import { kitchen } from '../../support/kitchen.ts';
import { looksGood } from '../../support/looks.ts';
import { beSignedIn } from '../../support/session.ts';
import { person, recipes } from '../../support/world.ts';

/** Opens a draft with a stew for two servings, of which 1 is eaten on the first day and 0.75 on the second. */
async function atAStew(visitor: Visit) {
  const { trainer, draft } = await atADraft(visitor, { days: 2, cooking: 'fresh' });
  const [stew] = await recipes([
    {
      ...{ owner: trainer, name: 'Bean Stew', instructions: 'Simmer it for an hour.', cook: 60, kcal: 700 },
      ingredients: [{ name: 'white beans', amount: 300, unit: 'g', foodId: 'white-beans-dry', grams: 300 }],
    },
  ]);
  const params = { path: { id: draft.draftId } };
  const dinner = (day: number) => ({ day, mealNumber: 3 });
  const { data: cooked } = await trainer.api.PATCH('/api/meal-plan/drafts/{id}', {
    params,
    body: { revision: draft.revision, meal: dinner(1), recipeId: stew?.id, servings: 1 },
  });
  await trainer.api.PATCH('/api/meal-plan/drafts/{id}', {
    params,
    body: { revision: cooked?.revision ?? 0, meal: dinner(2), leftoverOf: dinner(1), servings: 0.75 },
  });
  await visit(visitor.page, pathOf(draft));
  return draft;
}

const tick = ({ page }: Visit) => page.getByRole('checkbox', { name: /^Cook whole recipes/ });

async function atTheForm(visitor: Visit) {
  const { page } = visitor;
  const trainer = await person('trainer');
  await kitchen(trainer);
  await beSignedIn(page, trainer);
  await visit(page, '/meal-plan-generator');
  await page.getByLabel('Describe the plan').fill('2 days of maintenance, 2000 kcal');
  await press(page, 'Read My Text');
  await page.locator('summary').filter({ hasText: 'Cooking and variety' }).click();
}

journeys('whole recipes', () => {
  journey('are cooked, and what is left is named where the dish is cooked', async (visitor) => {
    const { page } = visitor;
    await atAStew(visitor);
    await page.getByText(/^Cook 2 servings, also for [A-Z]\w+day; ¼ serving is left$/).waitFor();
    await page.getByText(/^Leftovers from [A-Z]\w+day$/).waitFor();
    await page.getByRole('link', { name: 'Bean Stew', exact: true }).first().click();
    await page.getByText('Cooked at once: 2 servings').waitFor();
    await page.getByText('Of the servings that the plan cooks, ¼ serving is left.').waitFor();
  });

  journey('are asked for unless the trainer says otherwise', async (visitor) => {
    const { page } = visitor;
    await atTheForm(visitor);
    expect(await tick(visitor).isChecked()).toBe(true);
    await tick(visitor).uncheck();
    await press(page, 'Generate Plan');
    await page.waitForURL(/\/meal-plans\/drafts\//);
    await visit(page, `/meal-plan-generator?draft=${new URL(page.url()).pathname.split('/').at(-1)}`);
    expect(await tick(visitor).isChecked()).toBe(false);
  });

  looksGood('whole recipes', {
    'a plan with a rest': async (visitor) => {
      await atAStew(visitor);
    },
    'asking for them': atTheForm,
  });
});
