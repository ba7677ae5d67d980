import { expect } from '@jest/globals';
import { eventually } from '../../../backend/test/support/eventually.ts';
import { journey, journeys, type Visit, visit } from '../../support/browser.ts';
import { atADraft, pathOf, question } from '../../support/draft-page.ts';
import { press, seeMessage } from '../../support/forms.ts';
import { looksGood } from '../../support/looks.ts';
import { type Person, recipes } from '../../support/world.ts';

type Draft = Awaited<ReturnType<typeof atADraft>>['draft'];

/** The page on which the first dinner is changed. */
const dinnerPath = (draft: Draft) => `${pathOf(draft)}/swap?day=1&meal=3`;

/** Creates a rice, a salad, and a fruit of the trainer's own. */
const someSides = (owner: Person) =>
  recipes([
    { ...DINNER_SIDE, owner, name: 'Plain Rice', side: { kind: 'starch', step: 0.5, most: 3 } },
    { ...DINNER_SIDE, owner, name: 'Tomato Salad', kcal: 60, side: { kind: 'salad', step: 0.5, most: 2 } },
    { ...DINNER_SIDE, owner, name: 'One Pear', kcal: 90, side: { kind: 'fruit', step: 1, most: 2 } },
  ]);

const DINNER_SIDE = {
  ...{ mealTypes: ['lunch', 'dinner'], kcal: 180, protein: 4, carbs: 40, fat: 1, prep: 2, cook: 15 },
  ingredients: [{ name: 'white rice', amount: 100, unit: 'g', foodId: 'rice-white', grams: 100 }],
};

async function atADinner(visitor: Visit) {
  const { trainer, draft } = await atADraft(visitor, { days: 2, cooking: 'fresh' });
  await someSides(trainer);
  await trainer.api.PATCH('/api/meal-plan/drafts/{id}', {
    params: { path: { id: draft.draftId } },
    body: { revision: draft.revision, meal: { day: 1, mealNumber: 3 }, sides: [] },
  });
  await visit(visitor.page, dinnerPath(draft));
  return { trainer, draft };
}

/** Saves the draft, shares it, and returns the path of its page for visitors. */
async function sharedPath({ api }: Person, { draftId: id }: Draft): Promise<string> {
  const { data: draft } = await api.GET('/api/meal-plan/drafts/{id}', { params: { path: { id } } });
  const { data: saved } = await api.POST('/api/trainer/meal-plans', {
    body: { mealPlanData: draft?.mealPlan } as never,
  });
  const { data: link } = await api.POST('/api/meal-plans/{id}/share', {
    params: { path: { id: saved?.mealPlan.id ?? '' } },
    body: {},
  });
  return new URL(link?.shareUrl ?? '').pathname;
}

/** Pixels from the top within which a heading is seen at once. */
const LOW = 400;

const present = ({ page }: Visit) => page.getByRole('list', { name: 'Beside the dish' });

journeys('sides', () => {
  journey('are added to a dish, eaten in another amount, and removed', async (visitor) => {
    const { page } = visitor;
    const { draft } = await atADinner(visitor);
    await visit(page, pathOf(draft));
    await page.getByRole('link', { name: /^Swap day 1, dinner/ }).click();
    await page.getByRole('link', { name: 'Add a side' }).click();
    const heading = question(visitor).getByRole('heading', { name: 'Sides' });
    await eventually(async () => ((await heading.boundingBox())?.y ?? LOW) < LOW);
    await question(visitor).getByRole('button', { name: 'Add Plain Rice', exact: true }).click();
    await seeMessage(page, 'Sides changed');
    await page.getByRole('link', { name: 'Plain Rice', exact: true }).waitFor();
    await visit(page, dinnerPath(draft));
    await present(visitor).getByRole('combobox', { name: 'Amount of Plain Rice' }).selectOption('75 g');
    await press(page, 'Change the amount of Plain Rice');
    await seeMessage(page, 'Sides changed');
    const row = page.getByRole('row').filter({ hasText: 'Plain Rice' });
    expect(await row.textContent()).toContain('with Plain Rice (75 g)');
    await page.getByRole('link', { name: 'Plain Rice', exact: true }).click();
    await page.getByText('Nutrition of the portion (1½ servings)').waitFor();
    await visit(page, dinnerPath(draft));
    await press(page, 'Remove Plain Rice');
    await seeMessage(page, 'Sides changed');
    expect(await page.getByRole('link', { name: 'Plain Rice', exact: true }).count()).toBe(0);
    await press(page, 'Undo');
    await seeMessage(page, 'Last change undone');
    await page.getByRole('link', { name: 'Plain Rice', exact: true }).waitFor();
  });

  journey('stay when the dish is swapped, and are on the page for visitors', async (visitor) => {
    const { page } = visitor;
    const { trainer, draft } = await atADinner(visitor);
    await page.getByRole('button', { name: 'Add Plain Rice', exact: true }).click();
    await seeMessage(page, 'Sides changed');
    await visit(page, dinnerPath(draft));
    await page
      .getByRole('button', { name: /^Use this/ })
      .first()
      .click();
    await seeMessage(page, 'Meal swapped');
    await page.getByRole('link', { name: 'Plain Rice', exact: true }).waitFor();
    await page.goto(await sharedPath(trainer, draft));
    await page.getByText(/^with Plain Rice \(\d+\u00A0g\)$/).waitFor();
  });

  looksGood('sides', {
    'choosing them': async (visitor) => {
      await atADinner(visitor);
    },
    'the plan with them': async ({ page }) => {
      await page.getByRole('button', { name: 'Add Plain Rice', exact: true }).click();
      await seeMessage(page, 'Sides changed');
    },
    'changing them': async ({ page }) => {
      await page.getByRole('link', { name: /^Swap day 1, dinner/ }).click();
      await page.getByRole('combobox', { name: 'Amount of Plain Rice' }).waitFor();
    },
  });
});
