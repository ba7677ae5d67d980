import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { insertDraft, keptPlan } from '../../../../test/factories/meal-plans.ts';
import { insertRecipe } from '../../../../test/factories/recipes.ts';
import { seedLibrary } from '../../../../test/factories/seed-library.ts';
import { RICE } from '../../../../test/factories/sides.ts';
import { type SignedInUser, TestApp } from '../../../../test/support/test-app.ts';

let app: TestApp;
let trainer: SignedInUser;
let rice: { id: string };

beforeAll(async () => {
  app = await TestApp.start();
  await seedLibrary(app);
  rice = await insertRecipe(app.db, RICE);
});

beforeEach(async () => {
  trainer = await app.signedIn({ role: 'trainer' });
});

afterAll(() => app.stop());

const LUNCH = { day: 1, mealNumber: 2 };

const ricePortion = () => ({ recipeId: rice.id, servings: 1.5 });

const offeredAt = async (draftId: string, by = trainer) =>
  by.api.GET('/api/meal-plan/drafts/{id}/sides', { params: { path: { id: draftId }, query: LUNCH } });

/** A draft with one day of a dish, which lacks carbohydrates. */
async function dayOf(wish: Parameters<typeof insertRecipe>[1], rules = {}) {
  const dish = await insertRecipe(app.db, wish);
  const plan = keptPlan(dish);
  const recipes = plan.recipes.map((recipe) => ({
    ...recipe,
    mainIngredientTags: wish?.mainIngredients ?? [],
    allergens: [],
  }));
  const targets = { calories: 1800, protein: 100, carbs: 210, fat: 62 };
  return insertDraft(app.db, trainer, {
    plan: { ...plan, recipes, targets, rules: { ...plan.rules, ...rules } },
  });
}

const offersFor = async (...asked: Parameters<typeof dayOf>) => {
  const { id } = await dayOf(...asked);
  const { data } = await offeredAt(id);
  return { id, sides: data?.offered ?? [] };
};

describe('offered sides', () => {
  test('bring the day closer to its targets, and say what it becomes', async () => {
    const { id, sides } = await offersFor({ name: 'Plain Chicken' });
    expect(sides.length).toBeGreaterThan(4);
    expect(sides.length).toBeLessThanOrEqual(8);
    const [first] = sides;
    expect(first?.side.kind).toBe('starch');
    expect(first?.day.calories).toBe(1500 + (first?.totals.calories ?? 0));
    const { data } = await trainer.api.PATCH('/api/meal-plan/drafts/{id}', {
      params: { path: { id } },
      body: {
        ...{ revision: 1, meal: LUNCH },
        sides: [{ recipeId: first?.recipeId ?? '', servings: first?.servings ?? 0 }],
      },
    });
    expect(data?.certificate.days[0]).toMatchObject({ actual: first?.day, holds: first?.holds });
  });

  test('are of several kinds, and none of a kind that the meal has', async () => {
    const kindsOf = async (...asked: Parameters<typeof dayOf>) =>
      (await offersFor(...asked)).sides.map(({ side }) => side.kind);
    const kinds = await kindsOf({ name: 'Plain Chicken' });
    expect(new Set(kinds).size).toBeGreaterThan(2);
    const withPasta = await kindsOf({ name: 'Pasta', mainIngredients: ['pasta'] });
    expect(withPasta).not.toContain('starch');
    expect(withPasta).not.toContain('bread');
    expect(withPasta.length).toBeGreaterThan(0);
  });

  test('are none that is there, nor any beside three', async () => {
    const { id } = await dayOf({ name: 'Plain Chicken' });
    const put = (revision: number, sides: { recipeId: string; servings: number }[]) =>
      trainer.api.PATCH('/api/meal-plan/drafts/{id}', {
        params: { path: { id } },
        body: { revision, meal: LUNCH, sides },
      });
    await put(1, [ricePortion()]);
    const { data } = await offeredAt(id);
    expect(data?.offered.map(({ side }) => side.kind)).not.toContain('starch');
    expect(data?.present).toMatchObject([{ ...ricePortion(), totals: { calories: 270 } }]);
    expect(data?.present[0]?.amounts.map(({ amountText }) => amountText)).toEqual([
      ...['25 g', '50 g', '75 g', '100 g', '125 g', '150 g'],
    ]);
    const others = [];
    for (const kind of ['salad', 'fruit'])
      others.push(await insertRecipe(app.db, { ...RICE, side: { kind, step: 1, most: 1 } }));
    const three = [ricePortion(), ...others.map(({ id: recipeId }) => ({ recipeId, servings: 1 }))];
    expect((await put(2, three)).response.status).toBe(200);
    expect((await offeredAt(id)).data?.offered).toEqual([]);
  });

  test('are what the person may eat', async () => {
    const { sides } = await offersFor(
      { name: 'Plain Chicken' },
      {
        dietaryTags: ['vegan'],
        excludedAllergens: ['gluten'],
        excludedFoods: [{ name: 'rice', foodIds: ['rice-white'] }],
      },
    );
    expect(sides.length).toBeGreaterThan(0);
    expect(sides.filter(({ breaks }) => breaks.length > 0)).toEqual([]);
    expect(sides.map(({ name }) => name).join()).not.toMatch(/White Rice|Yogurt|Bread/);
  });

  test('come last, and say so, where they would break a rule', async () => {
    const { sides } = await offersFor({ name: 'Plain Chicken' }, { maxCalories: 600 });
    const broken = sides.map(({ breaks }) => breaks.length > 0);
    expect(broken).toEqual([...broken].sort((one, other) => Number(one) - Number(other)));
    for (const { totals, breaks } of sides)
      expect(breaks).toEqual(totals.calories > 100 ? ['No meal over 600 kcal'] : []);
  });

  test('are nobody else’s to see', async () => {
    const { id } = await dayOf({ name: 'Plain Chicken' });
    const other = await app.signedIn({ role: 'trainer' });
    expect((await offeredAt(id, other)).response.status).toBe(404);
  });
});
