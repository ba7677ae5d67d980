import { expect } from '@jest/globals';
import { journey, journeys, type Visit, visit } from '../../support/browser.ts';
import { pathOf } from '../../support/draft-page.ts';
import { aDraft, kitchen } from '../../support/kitchen.ts';
import { looksGood } from '../../support/looks.ts';
import { beSignedIn } from '../../support/session.ts';
import { person } from '../../support/world.ts';

/** Opens the details of a draft in which a dinner is two servings. Other meals of it may be large, too. */
async function openDetails({ page }: Visit) {
  const trainer = await person('trainer');
  await kitchen(trainer);
  const draft = await aDraft(trainer, { days: 2, cooking: 'fresh' });
  const dinner = draft.mealPlan.meals.find(({ mealType }) => mealType === 'dinner');
  if (!dinner) throw new Error('The plan has no dinner');
  const { day, mealNumber, recipe } = dinner;
  await trainer.api.PATCH('/api/meal-plan/drafts/{id}', {
    params: { path: { id: draft.draftId } },
    body: { revision: draft.revision, meal: { day, mealNumber }, recipeId: recipe.id, servings: 2 },
  });
  await beSignedIn(page, trainer);
  await visit(page, pathOf(draft));
  const summary = page.locator('summary', { hasText: 'More about this week' });
  await summary.click();
  await page.getByText('Largest portion', { exact: true }).waitFor();
  return { summary, missed: page.getByText(/^More than 1\.5 servings at \d+ meals?$/) };
}

journeys('what a week is like', () => {
  journey('is told below its figures, with the aims that are missed', async (visitor) => {
    const { summary, missed } = await openDetails(visitor);
    await missed.waitFor();
    expect(await summary.textContent()).toMatch(/\d+ aims? missed$/);
    await summary.click();
    await missed.waitFor({ state: 'hidden' });
  });

  looksGood('what a week is like', {
    'its details': async (visitor) => {
      await openDetails(visitor);
    },
  });
});
