import { afterAll, beforeAll, expect, test } from '@jest/globals';
import {
  changed,
  generate,
  newDraft,
  regenerated,
  type ShownDraft,
} from '../../../../test/factories/drafts.ts';
import { insertRecipe } from '../../../../test/factories/recipes.ts';
import { seedLibrary } from '../../../../test/factories/seed-library.ts';
import { type SignedInUser, TestApp } from '../../../../test/support/test-app.ts';

/** A Monday, so that day 7 is a Sunday. */
const STARTS_ON = '2100-01-04';
const SUNDAY = 7;

let app: TestApp;
let trainer: SignedInUser;

beforeAll(async () => {
  app = await TestApp.start();
  await seedLibrary(app);
  trainer = await app.signedIn({ role: 'trainer' });
});

afterAll(() => app.stop());

const minutesOn = ({ mealPlan }: ShownDraft, on: number): number[] =>
  mealPlan.meals.flatMap(({ day, kitchenMinutes }) => (day === on ? [kitchenMinutes] : []));

const checkOf = ({ certificate }: ShownDraft) => certificate.rules.find(({ rule }) => rule === 'noCookingOn');

test('words name days without cooking, and the plan keeps them, also when it is made again', async () => {
  const { data } = await trainer.api.POST('/api/meal-plan/parse-natural-language', {
    body: { naturalLanguageInput: '2000 kcal, 4 meals, no cooking on Sundays' },
  });
  expect(data).toMatchObject({ noCookingOn: ['sunday'], notTaken: [], notUnderstood: [] });
  const { engine, note, notes, notTaken, marks, notUnderstood, ...form } = data ?? {};
  const { draft } = await generate(trainer, { ...form, startsOn: STARTS_ON });
  if (!draft) throw new Error('no draft was made');
  for (const each of [draft, await regenerated(trainer, draft)]) {
    expect(each.mealPlan.rules).toMatchObject({ noCookingOn: ['sunday'] });
    expect(each.certificate).toMatchObject({ holds: true });
    expect(checkOf(each)).toMatchObject({ holds: true, breaches: [] });
    expect(Math.max(...minutesOn(each, SUNDAY))).toBeLessThanOrEqual(10);
  }
  expect(Math.max(...minutesOn(draft, 1))).toBeGreaterThan(10);
});

test('what is offered on such a day needs no stove, and what is cooked there anyway is named', async () => {
  const draft = await newDraft(trainer, { noCookingOn: ['sunday'], startsOn: STARTS_ON });
  const meal = { day: SUNDAY, mealNumber: 4 };
  const { data } = await trainer.api.GET('/api/meal-plan/drafts/{id}/swaps', {
    params: { path: { id: draft.draftId }, query: meal },
  });
  expect(data?.candidates.length).toBeGreaterThan(0);
  for (const { recipe } of data?.candidates ?? []) expect(recipe.cookTimeMinutes).toBe(0);
  const stew = await insertRecipe(app.db, { name: 'Bean Stew', cook: 60 });
  const after = await changed(trainer, draft, { meal, recipeId: stew.id });
  expect(checkOf(after)).toMatchObject({
    holds: false,
    breaches: [`Day ${SUNDAY}, dinner: Bean Stew cooks for 60 minutes`],
  });
});

test('a day of the week that there is none of is refused', async () => {
  const { status, error } = await generate(trainer, { noCookingOn: ['someday'] });
  expect([status, Object.keys(error?.fields ?? {})]).toEqual([400, ['noCookingOn']]);
});
