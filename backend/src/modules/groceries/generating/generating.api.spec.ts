import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { insertGroceryList } from '../../../../test/factories/groceries.js';
import { insertAssignedPlan, keptPlan } from '../../../../test/factories/meal-plans.js';
import { type SignedInUser, TestApp } from '../../../../test/support/test-app.js';
import { addDays } from '../../../platform/clock/dates.js';

let app: TestApp;
let ann: SignedInUser;
let trainer: SignedInUser;

beforeAll(async () => {
  app = await TestApp.start();
});

beforeEach(async () => {
  ann = await app.signedIn({ timeZone: 'UTC' });
  trainer = await app.signedIn({ role: 'trainer' });
});

afterAll(() => app.stop());

const TODAY = new Date().toISOString().slice(0, 10);

const generate = async (body: Record<string, unknown> = {}, by = ann) => {
  const { response, data, error } = await by.api.POST('/api/grocery-lists/generate', { body });
  return { status: response.status, data, error };
};

const insertPlanFrom = (startsOn: string, endsOn: string | null = null) => {
  const plan = { ...keptPlan({ id: randomUUID(), name: 'Chicken' }), startsOn };
  return insertAssignedPlan(app.db, ann, trainer, { plan, startsOn, endsOn });
};

describe('generating a list', () => {
  test('takes seven days from tomorrow of the plan that the customer follows', async () => {
    // Each day has three meals with 100 g of chicken breast each.
    const { id } = await insertAssignedPlan(app.db, ann, trainer, { startsOn: addDays(TODAY, -3) });
    const { status, data } = await generate();
    expect([status, data?.message, data?.added]).toEqual([201, 'Grocery list generated from meal plan', 1]);
    expect(data?.data).toMatchObject({ name: 'Meal Plan Grocery List', mealPlanId: id, itemCount: 1 });
    expect(data?.data.items).toMatchObject([{ foodId: 'chicken-breast', category: 'meat', grams: 2100 }]);
  });

  test('begins with the first day of a plan that begins later, and ends with its last', async () => {
    const startsOn = addDays(TODAY, 20);
    await insertPlanFrom(startsOn, addDays(startsOn, 2));
    expect((await generate()).data?.data.items).toMatchObject([{ grams: 600 }]);
  });

  test('of the same name again adds only what the list lacks', async () => {
    await insertAssignedPlan(app.db, ann, trainer);
    const fromDate = addDays(TODAY, 1);
    const first = await generate({ fromDate, days: 2, listName: 'The week' });
    expect((await generate({ fromDate, days: 2, listName: 'The week' })).data?.added).toBe(0);
    const more = await generate({ fromDate, days: 3, listName: 'The week' });
    expect(more.data).toMatchObject({
      added: 1,
      data: { id: first.data?.data.id, items: [{ grams: 900 }] },
    });
    expect((await generate({ fromDate, days: 2, listName: 'Another' })).data?.added).toBe(1);
  });

  test('adds to a list of the customer', async () => {
    await insertAssignedPlan(app.db, ann, trainer);
    const { id } = await insertGroceryList(app.db, ann, { name: 'Mine', items: ['Soap'] });
    const { data } = await generate({ groceryListId: id });
    expect(data?.data).toMatchObject({ id, name: 'Mine', itemCount: 2 });
    expect((await generate({ groceryListId: randomUUID() })).error?.message).toBe('Grocery list not found');
  });

  test('shows a picture of each food that is known, and none of what was typed', async () => {
    await insertAssignedPlan(app.db, ann, trainer);
    const { id } = await insertGroceryList(app.db, ann, { items: ['Carrots'] });
    const { data } = await generate({ groceryListId: id });
    const pictures = data?.data.items.map(({ foodId, drawing }) => ({ foodId, drawing }));
    expect(pictures).toEqual([
      { foodId: null, drawing: null },
      { foodId: 'chicken-breast', drawing: expect.any(String) },
    ]);
    const picture = await fetch(`${app.url}/api/drawings/${pictures?.at(-1)?.drawing}.svg`);
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/svg+xml']);
  });

  test('keeps the picture of an item that is read or checked', async () => {
    await insertAssignedPlan(app.db, ann, trainer);
    const [made] = (await generate()).data?.data.items ?? [];
    const path = { id: made?.groceryListId ?? '', itemId: made?.id ?? '' };
    const read = await ann.api.GET('/api/grocery-lists/{id}', { params: { path } });
    expect(read.data?.items).toEqual([made]);
    const ticked = await ann.api.PUT('/api/grocery-lists/{id}/items/{itemId}', {
      ...{ params: { path }, body: { isChecked: true } },
    });
    expect(ticked.data?.data.drawing).toBe(made?.drawing);
    const change = {
      id: randomUUID(),
      at: new Date().toISOString(),
      itemId: path.itemId,
      set: { isChecked: false },
    };
    const sent = await ann.api.POST('/api/grocery-lists/{id}/changes', {
      ...{
        params: { path },
        body: { sentAt: change.at, since: (read.data?.version ?? 0) + 1, changes: [change] },
      },
    });
    expect(sent.data?.items).toMatchObject([{ isChecked: false, drawing: made?.drawing }]);
  });

  test('says where packages hold a bit less than planned', async () => {
    const plan = keptPlan({ id: randomUUID(), name: 'Curry' });
    const milk = { amount: 272, unit: 'g', name: 'light coconut milk', note: null } as const;
    const inCans = { ...milk, foodId: 'coconut-milk-light', grams: 272 };
    const recipes = plan.recipes.map((recipe) => ({ ...recipe, ingredientsJson: [inCans] }));
    await insertAssignedPlan(app.db, ann, trainer, { plan: { ...plan, recipes } });
    // Three meals need 136 g each, and a can has 400 g.
    const { data } = await generate({ days: 1 });
    const spared = { quantity: 1, unit: 'cans', text: '8 g less than planned' };
    expect(data?.data.items).toMatchObject([{ quantity: 1, unit: 'cans', grams: 408, spared }]);
    const path = { params: { path: { id: data?.data.id ?? '' } } };
    expect((await ann.api.GET('/api/grocery-lists/{id}', path)).data?.items).toEqual(data?.data.items);
  });

  test('of a list that outlives its plan', async () => {
    const { id } = await insertAssignedPlan(app.db, ann, trainer);
    const { data } = await generate({ mealPlanId: id });
    await app.db.query('delete from personalized_meal_plans where id = $1', [id]);
    const path = { params: { path: { id: data?.data.id ?? '' } } };
    expect((await ann.api.GET('/api/grocery-lists/{id}', path)).data).toMatchObject({
      ...{ mealPlanId: null, itemCount: 1 },
    });
  });

  test('is refused without a plan, with that of someone else, and where nothing is cooked', async () => {
    expect((await generate()).error).toMatchObject({
      code: 'no_meal_plan',
      message: 'No Meal Plan: You need an assigned meal plan to generate a grocery list',
    });
    expect((await generate({ mealPlanId: 'x' })).error?.message).toBe('Invalid meal plan ID format');
    const { id } = await insertAssignedPlan(app.db, await app.signedIn(), trainer);
    expect((await generate({ mealPlanId: id })).status).toBe(404);
    await insertPlanFrom(addDays(TODAY, 5));
    const { error } = await generate({ fromDate: TODAY, days: 2 });
    expect(error?.code).toBe('nothing_cooked');
  });
});
