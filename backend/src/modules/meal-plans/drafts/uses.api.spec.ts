import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { insertDraft, keptPlan } from '../../../../test/factories/meal-plans.ts';
import { insertRecipe } from '../../../../test/factories/recipes.ts';
import { type SignedInUser, TestApp } from '../../../../test/support/test-app.ts';

let app: TestApp;
let trainer: SignedInUser;

beforeAll(async () => {
  app = await TestApp.start();
});

beforeEach(async () => {
  trainer = await app.signedIn({ role: 'trainer' });
});

afterAll(() => app.stop());

const feta = (grams: number) => ({ amount: grams, unit: 'g' as const, name: 'feta', foodId: 'feta', grams });

/** A trainer's own dish for two, with this much feta in both servings together. */
const dishWith = (grams: number, name: string, more: object = {}) =>
  insertRecipe(app.db, { name, owner: trainer, ingredients: [feta(grams)], ...more });

/** A draft of a week that needs 50 g of feta for dinner on day 3, so that 150 g of the package are left. */
async function draftWithFeta(locked: string[] = []): Promise<string> {
  const plain = await insertRecipe(app.db, { name: 'Plain Chicken', owner: trainer });
  const plan = keptPlan(plain, { days: 7 });
  const [chicken] = plan.recipes;
  if (!chicken) throw new Error('The plan has no recipe');
  const ingredient = { ...feta(100), note: null };
  const plate = { ...chicken, id: (await dishWith(100, 'Feta Plate')).id, name: 'Feta Plate' };
  const meals = plan.meals.map((meal) =>
    meal.day === 3 && meal.mealNumber === 3 ? { ...meal, recipeId: plate.id } : meal,
  );
  const recipes = [chicken, { ...plate, ingredientsJson: [ingredient] }];
  const { id } = await insertDraft(app.db, trainer, { plan: { ...plan, meals, recipes }, locked });
  return id;
}

const uses = (id: string, query: { foodId: string; week?: number }) =>
  trainer.api.GET('/api/meal-plan/drafts/{id}/uses', { params: { path: { id }, query } });

const restOf = async (id: string) => {
  const { data } = await trainer.api.GET('/api/meal-plan/drafts/{id}', { params: { path: { id } } });
  return data?.nutrition.weeks[0]?.leftOver.find(({ foodId }) => foodId === 'feta')?.grams;
};

describe('what is left over of a food', () => {
  test('is offered in other dishes from the day on which it is opened, best first', async () => {
    const id = await draftWithFeta();
    await dishWith(60, 'Feta Salad', { mealTypes: ['lunch'] });
    await dishWith(160, 'Feta Pasta');
    await dishWith(120, 'Feta Mountain', { kcal: 1400 });
    const { data } = await uses(id, { foodId: 'feta' });
    expect(data?.leftOver).toEqual({ foodId: 'feta', name: 'feta', grams: 150, openedOn: 3, usableUntil: 7 });
    expect(
      data?.uses.map(({ recipe, meal, usedGrams, holds }) => [recipe.name, meal.day, usedGrams, holds]),
    ).toEqual([
      ['Feta Pasta', 4, 80, true],
      ['Feta Salad', 3, 30, true],
      ['Feta Mountain', 4, 30, false],
    ]);
  });

  test('is not offered in a dish that needs another package', async () => {
    const id = await draftWithFeta();
    await dishWith(900, 'Feta Feast');
    expect((await uses(id, { foodId: 'feta' })).data?.uses).toEqual([]);
  });

  test('is less after a swap, with the day as it was promised, until that is undone', async () => {
    const id = await draftWithFeta();
    await dishWith(160, 'Feta Pasta');
    const [offer] = (await uses(id, { foodId: 'feta' })).data?.uses ?? [];
    if (!offer) throw new Error('Nothing is offered');
    const { meal, recipe, servings } = offer;
    const { data: after } = await trainer.api.PATCH('/api/meal-plan/drafts/{id}', {
      params: { path: { id } },
      body: { revision: 1, meal, recipeId: recipe.id, servings },
    });
    expect(after?.certificate.days[meal.day - 1]).toMatchObject({ actual: offer.day, holds: offer.holds });
    expect(await restOf(id)).toBe(150 - offer.usedGrams);
    const body = { revision: after?.revision ?? 0 };
    await trainer.api.POST('/api/meal-plan/drafts/{id}/undo', { params: { path: { id } }, body });
    expect(await restOf(id)).toBe(150);
  });

  test('is not offered at locked meals', async () => {
    const id = await draftWithFeta(['4:3', '5:3', '7:3']);
    await dishWith(160, 'Feta Pasta');
    const { data } = await uses(id, { foodId: 'feta' });
    expect(data?.uses.map(({ meal }) => meal)).toEqual([{ day: 6, mealNumber: 3 }]);
  });

  test('is nothing for a food of which none or too little is left', async () => {
    const id = await draftWithFeta();
    for (const foodId of ['carrot', 'no-such-food'])
      expect((await uses(id, { foodId })).data).toEqual({ leftOver: null, uses: [] });
  });

  test('is asked for in a week that the plan has', async () => {
    const id = await draftWithFeta();
    const { response, error } = await uses(id, { foodId: 'feta', week: 2 });
    expect([response.status, error?.fields]).toEqual([400, { week: ['The plan has no such week'] }]);
  });
});
