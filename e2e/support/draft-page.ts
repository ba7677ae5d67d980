import { type Visit, visit } from './browser.ts';
import { aDraft, kitchen } from './kitchen.ts';
import { beSignedIn } from './session.ts';
import { type Person, person } from './world.ts';

type Draft = Awaited<ReturnType<typeof aDraft>>;

export const pathOf = ({ draftId }: Draft) => `/meal-plans/drafts/${draftId}`;

export async function atADraft({ page }: Visit, wish: object = {}) {
  const trainer = await person('trainer');
  await kitchen(trainer);
  const draft = await aDraft(trainer, wish);
  await beSignedIn(page, trainer);
  await visit(page, pathOf(draft));
  return { trainer, draft };
}

export async function readMeals({ api }: Person, { draftId }: Draft): Promise<string[]> {
  const { data } = await api.GET('/api/meal-plan/drafts/{id}', { params: { path: { id: draftId } } });
  return (data?.mealPlan.meals ?? []).map(({ servings, recipe }) => `${servings} ${recipe.name}`);
}

export const nameOf = (meal: string | undefined) => meal?.replace(/^\S+ /, '') ?? '';

export const question = ({ page, scripts }: Visit) => page.getByRole(scripts ? 'dialog' : 'main');

export const swapFirst = ({ page }: Visit) =>
  page.getByRole('link', { name: /^Swap day 1, breakfast/ }).click();

export const lockFirst = ({ page }: Visit) => page.getByRole('button', { name: /^Lock day 1, breakfast/ });
