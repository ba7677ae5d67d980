import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import {
  change,
  changed,
  newDraft,
  regenerated,
  type ShownDraft,
  undone,
} from '../../../../test/factories/drafts.ts';
import { insertAssignedPlan, keptPlan } from '../../../../test/factories/meal-plans.ts';
import { insertRecipe } from '../../../../test/factories/recipes.ts';
import { seedLibrary } from '../../../../test/factories/seed-library.ts';
import { RICE } from '../../../../test/factories/sides.ts';
import { type SignedInUser, TestApp } from '../../../../test/support/test-app.ts';
import { dateIn } from '../../../platform/clock/dates.js';

let app: TestApp;
let trainer: SignedInUser;
let rice: { id: string; name: string };

beforeAll(async () => {
  app = await TestApp.start();
  await seedLibrary(app);
  rice = await insertRecipe(app.db, RICE);
  // Recipes that are counted in part are used by no generated plan.
  await app.db.query(`update recipes set nutrition_source = 'computed' where id = $1`, [rice.id]);
});

beforeEach(async () => {
  trainer = await app.signedIn({ role: 'trainer' });
});

afterAll(() => app.stop());

const DINNER = { day: 2, mealNumber: 4 };

const mealIn = ({ mealPlan }: ShownDraft, place = DINNER) =>
  mealPlan.meals.find(({ day, mealNumber }) => day === place.day && mealNumber === place.mealNumber);

const ricePortion = (servings = 1.5) => ({ recipeId: rice.id, servings });

/** A draft with nothing beside its second dinner. */
const plainDraft = async () =>
  changed(trainer, await newDraft(trainer, { cooking: 'fresh' }), { meal: DINNER, sides: [] });

const withRice = async (draft: ShownDraft) =>
  changed(trainer, draft, { meal: DINNER, sides: [ricePortion()] });

describe('a side', () => {
  test('is eaten beside a dish and counts for its meal, its day, and the shopping', async () => {
    const draft = await plainDraft();
    const after = await withRice(draft);
    const [before, now] = [mealIn(draft), mealIn(after)];
    expect(now?.sides).toEqual([
      {
        recipeId: rice.id,
        name: 'Plain Rice',
        servings: 1.5,
        amountText: '75 g',
        dietaryTags: [],
        side: RICE.side,
        isOwn: false,
      },
    ]);
    expect(now?.recipe.id).toBe(before?.recipe.id);
    expect((now?.totals.calories ?? 0) - (before?.totals.calories ?? 0)).toBe(270);
    const dayOf = (one: ShownDraft) => one.certificate.days[1]?.actual.calories ?? 0;
    expect(dayOf(after) - dayOf(draft)).toBe(270);
    expect(after.nutrition.daily[1]?.calories).toBe(dayOf(after));
    expect(after.certificate.rules.find(({ rule }) => rule === 'sides')).toMatchObject({ holds: true });
    const riceIn = async ({ draftId }: ShownDraft) => {
      const { data } = await trainer.api.GET('/api/meal-plans/{id}/prep', {
        params: { path: { id: draftId } },
      });
      return data?.groups
        .flatMap(({ items }) => items)
        .find(({ usedInRecipes }) => usedInRecipes.includes('Plain Rice'));
    };
    expect(await riceIn(after)).toBeDefined();
    const back = await undone(trainer, after);
    expect(mealIn(back)?.sides).toEqual([]);
    expect(await riceIn(back)).toBeUndefined();
  });

  test('has its recipe in the plan, with the meals at which it is eaten', async () => {
    const { draftId } = await withRice(await plainDraft());
    const { data } = await trainer.api.GET('/api/meal-plans/{id}/recipes', {
      params: { path: { id: draftId } },
    });
    expect(data?.recipes.find(({ id }) => id === rice.id)).toMatchObject({
      eaten: [{ ...DINNER, mealType: 'dinner', servings: 1.5 }],
    });
    const one = await trainer.api.GET('/api/meal-plans/{id}/recipes/{recipeId}', {
      params: { path: { id: draftId, recipeId: rice.id } },
    });
    expect(one.data?.name).toBe('Plain Rice');
  });

  test('stays when the dish is swapped, moves with it, and goes alone', async () => {
    const { id } = await insertRecipe(app.db);
    const draft = await withRice(await plainDraft());
    const swapped = await changed(trainer, draft, { meal: DINNER, recipeId: id });
    expect(mealIn(swapped)).toMatchObject({ recipe: { id }, sides: [{ recipeId: rice.id, servings: 1.5 }] });
    const other = { day: 3, mealNumber: 4 };
    const moved = await changed(trainer, swapped, { meal: DINNER, exchangeWith: other });
    expect(mealIn(moved)?.sides).toEqual(mealIn(swapped, other)?.sides);
    expect(mealIn(moved, other)?.sides).toEqual(mealIn(swapped)?.sides);
    const alone = await changed(trainer, moved, { meal: other, sides: [] });
    expect(mealIn(alone, other)).toMatchObject({ recipe: { id }, sides: [] });
  });

  test('stays beside a locked meal when the rest is generated again', async () => {
    const draft = await withRice(await plainDraft());
    const locked = await changed(trainer, draft, { meal: DINNER, locked: true });
    const again = await regenerated(trainer, locked);
    expect(mealIn(again)?.sides).toEqual(mealIn(draft)?.sides);
    const freed = await regenerated(trainer, await changed(trainer, again, { meal: DINNER, locked: false }));
    expect(JSON.stringify(freed.mealPlan.meals)).not.toContain('Plain Rice');
  });

  test('is shown in figures of dishes that could replace its dish', async () => {
    const draft = await withRice(await plainDraft());
    const { data } = await trainer.api.GET('/api/meal-plan/drafts/{id}/swaps', {
      params: { path: { id: draft.draftId }, query: DINNER },
    });
    const [first] = data?.candidates ?? [];
    const after = await changed(trainer, draft, {
      meal: DINNER,
      recipeId: first?.recipe.id,
      servings: first?.servings,
    });
    expect(after.certificate.days[1]?.actual).toEqual(first?.day);
  });

  test('is refused in another amount, twice, and as more than three', async () => {
    const draft = await plainDraft();
    const dish = await insertRecipe(app.db, { name: 'Stew' });
    const refusals: [object[], string][] = [
      [[ricePortion(1.25)], 'Plain Rice is eaten in steps of 0.5, up to 3 servings'],
      [[ricePortion(3.5)], 'Plain Rice is eaten in steps of 0.5, up to 3 servings'],
      [[ricePortion(1), ricePortion(2)], 'Plain Rice is beside the same dish twice'],
      [[{ recipeId: dish.id, servings: 1 }], 'Stew is a dish of its own, not a side'],
      [[{ recipeId: draft.draftId, servings: 1 }], `There is no such recipe: ${draft.draftId}`],
    ];
    for (const [sides, problem] of refusals) {
      const { status, error } = await change(trainer, draft, { meal: DINNER, sides });
      expect([status, error?.fields]).toEqual([400, { sides: [problem] }]);
    }
    const four = Array.from({ length: 4 }, () => ricePortion(1));
    expect((await change(trainer, draft, { meal: DINNER, sides: four })).status).toBe(400);
    const both = { meal: DINNER, sides: [ricePortion(1)], locked: true };
    expect((await change(trainer, draft, both)).status).toBe(400);
  });

  test('is no dish, neither fresh nor from the plan', async () => {
    const draft = await plainDraft();
    const refusalOf = async (one: ShownDraft) => {
      const { status, error } = await change(trainer, one, {
        meal: { day: 1, mealNumber: 4 },
        recipeId: rice.id,
      });
      return [status, error?.fields];
    };
    const refused = [400, { meals: ['A side cannot be a meal of its own: Plain Rice'] }];
    expect(await refusalOf(draft)).toEqual(refused);
    expect(await refusalOf(await withRice(draft))).toEqual(refused);
  });

  test('of another trainer is not there', async () => {
    const other = await app.signedIn({ role: 'trainer' });
    const { id } = await insertRecipe(app.db, { ...RICE, owner: other });
    const draft = await plainDraft();
    const { status } = await change(trainer, draft, { meal: DINNER, sides: [{ recipeId: id, servings: 1 }] });
    expect(status).toBe(400);
  });
});

/** A saved plan with rice beside the first dish. */
async function savedPlan(sides: object[]) {
  const draft = await newDraft(trainer);
  const [first, ...others] = draft.mealPlan.meals;
  const { response, data, error } = await trainer.api.POST('/api/trainer/meal-plans', {
    body: { mealPlanData: { ...draft.mealPlan, meals: [{ ...first, sides }, ...others] } as never },
  });
  return { status: response.status, saved: data?.mealPlan, fields: error?.fields };
}

describe('a plan that a client sends', () => {
  test('keeps its sides, also when it is sent back', async () => {
    const { saved } = await savedPlan([ricePortion()]);
    const [first] = saved?.mealPlanData.meals ?? [];
    expect(first?.sides).toMatchObject([{ ...ricePortion(), amountText: '75 g' }]);
    const { data } = await trainer.api.POST('/api/trainer/meal-plans', {
      body: { mealPlanData: saved?.mealPlanData } as never,
    });
    expect(data?.mealPlan.mealPlanData.meals[0]).toEqual(first);
  });

  test('is refused where its sides are none, or not eaten like that', async () => {
    const dish = await insertRecipe(app.db, { name: 'Stew' });
    const problemWith = async (...sides: object[]) => (await savedPlan(sides)).fields?.meals;
    expect(await problemWith({ recipeId: dish.id, servings: 1 })).toEqual([
      'Meal 1 of day 1: Stew is a dish of its own, not a side',
    ]);
    expect(await problemWith(ricePortion(0.75))).toEqual([
      'Meal 1 of day 1: Plain Rice is eaten in steps of 0.5, up to 3 servings',
    ]);
    expect((await savedPlan([{ recipeId: rice.id }])).status).toBe(400);
  });

  test('shows visitors its sides without their IDs', async () => {
    const { saved } = await savedPlan([ricePortion()]);
    const { data } = await trainer.api.POST('/api/meal-plans/{id}/share', {
      params: { path: { id: saved?.id ?? '' } },
      body: {},
    });
    const token = data?.shareUrl.split('/').at(-1) ?? '';
    const shown = await app.from('10.7.0.1').GET('/api/shared/{token}', { params: { path: { token } } });
    expect(shown.data?.mealPlan.meals[0]).toMatchObject({
      sides: [{ name: 'Plain Rice', servings: 1.5, amountText: '75 g' }],
      totals: saved?.mealPlanData.meals[0]?.totals,
    });
    expect(JSON.stringify(shown.data)).not.toContain(rice.id);
  });
});

test('a customer reads what is beside the dishes of today', async () => {
  const customer = await app.signedIn();
  const plan = keptPlan(await insertRecipe(app.db, { name: 'Stew' }));
  const [first, ...others] = plan.meals;
  const [dish] = plan.recipes;
  if (!first || !dish) throw new Error('The plan has no meals');
  const side = { ...dish, ...rice, side: { kind: 'starch', step: 0.5, most: 3 } as const };
  await insertAssignedPlan(app.db, customer, trainer, {
    plan: {
      ...plan,
      recipes: [dish, side],
      meals: [{ ...first, sides: [ricePortion()] }, ...others],
    },
    startsOn: dateIn(null, new Date()),
  });
  const { data } = await customer.api.GET('/api/meal-plan/current');
  expect(data?.plan?.today?.meals[0]).toMatchObject({
    sides: [{ name: 'Plain Rice' }],
    totals: { calories: 1250 },
  });
  expect(data?.coming[0]).toMatchObject({ calories: 2250, meals: ['Stew with Plain Rice', 'Stew', 'Stew'] });
});
