import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { change, changed, newDraft, type ShownDraft } from '../../../../test/factories/drafts.ts';
import { insertRecipe } from '../../../../test/factories/recipes.ts';
import { seedLibrary } from '../../../../test/factories/seed-library.ts';
import { type SignedInUser, TestApp } from '../../../../test/support/test-app.ts';

let app: TestApp;
let trainer: SignedInUser;

beforeAll(async () => {
  app = await TestApp.start();
  await seedLibrary(app);
  trainer = await app.signedIn({ role: 'trainer' });
});

afterAll(() => app.stop());

async function search({ draftId }: ShownDraft, words: string, fits?: boolean) {
  const query = { day: 1, mealNumber: 4, search: words, ...(fits && { fits }) };
  const { data, response } = await trainer.api.GET('/api/meal-plan/drafts/{id}/swaps', {
    params: { path: { id: draftId }, query },
  });
  return { status: response.status, candidates: data?.candidates ?? [] };
}

test('the search finds any recipe, your own first, with the resulting totals of the day', async () => {
  const draft = await newDraft(trainer);
  const own = await insertRecipe(app.db, { name: 'House salmon supper', owner: trainer });
  const { candidates } = await search(draft, 'salmon');
  expect(candidates.length).toBeGreaterThan(3);
  expect(candidates[0]).toMatchObject({ recipe: { id: own.id }, isOwn: true });
  expect(candidates.slice(1).every(({ isOwn }) => !isOwn)).toBe(true);
  const choice = candidates[1];
  const { certificate } = await changed(trainer, draft, {
    meal: { day: 1, mealNumber: 4 },
    recipeId: choice?.recipe.id,
    servings: choice?.servings,
  });
  expect(certificate.days[0]).toMatchObject({ actual: choice?.day, holds: choice?.holds });
});

test('the search finds only what fits the day and breaks no rule if that is requested', async () => {
  const draft = await newDraft(trainer, { excludedAllergens: ['fish'] });
  const all = (await search(draft, 'salmon')).candidates;
  expect(all.length).toBeGreaterThan(0);
  expect(all.every(({ breaks }) => breaks.includes('Nothing with fish'))).toBe(true);
  expect((await search(draft, 'salmon', true)).candidates).toEqual([]);
  const fitting = (await search(draft, 'chicken', true)).candidates;
  expect(fitting.every(({ holds, breaks }) => holds && breaks.length === 0)).toBe(true);
});

test('the search does not find side dishes, which cannot be meals', async () => {
  const { id } = await insertRecipe(app.db, {
    name: 'Quinzhee bread',
    side: { kind: 'bread', step: 1, most: 2 },
  });
  const draft = await newDraft(trainer);
  expect((await search(draft, 'quinzhee')).candidates).toEqual([]);
  const { status, error } = await change(trainer, draft, { recipeId: id });
  expect([status, error?.fields]).toEqual([
    400,
    { meals: ['A side cannot be a meal of its own: Quinzhee bread'] },
  ]);
});

test('the search does not find recipes of another trainer', async () => {
  const other = await app.signedIn({ role: 'trainer' });
  await insertRecipe(app.db, { name: 'Zyzzyva casserole', owner: other });
  const draft = await newDraft(trainer);
  expect(await search(draft, 'zyzzyva')).toEqual({ status: 200, candidates: [] });
});
