import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { insertCoaching } from '../../../../test/factories/coaching.ts';
import { insertAssignedPlan, insertSavedPlan, keptPlan } from '../../../../test/factories/meal-plans.ts';
import { insertRecipe } from '../../../../test/factories/recipes.ts';
import { type SignedInUser, TestApp } from '../../../../test/support/test-app.ts';
import { addDays, dateIn } from '../../../platform/clock/dates.js';
import type { RecipeIngredient } from '../../recipes/index.js';

let app: TestApp;
let trainer: SignedInUser;
let customer: SignedInUser;
let recipe: { id: string; name: string };

beforeAll(async () => {
  app = await TestApp.start();
});

beforeEach(async () => {
  trainer = await app.signedIn({ role: 'trainer' });
  customer = await app.signedIn();
  await insertCoaching(app.db, trainer, customer);
  recipe = await insertRecipe(app.db, { name: 'Soup' });
});

afterAll(() => app.stop());

async function held(days = 1, more: RecipeIngredient[] = []): Promise<string> {
  const plan = keptPlan(recipe, { days });
  const recipes = plan.recipes.map((one) => ({
    ...one,
    ingredientsJson: [...one.ingredientsJson, ...more],
  }));
  return (await insertAssignedPlan(app.db, customer, trainer, { plan: { ...plan, recipes } })).id;
}

const at = (id: string) => ({ params: { path: { id } } });

const guide = async (id: string, week = 1, by = customer) =>
  (await by.api.GET('/api/meal-plans/{id}/prep', { params: { path: { id }, query: { week } } })).data;

const tick = (id: string, item: string, ticked: boolean, { week = 1, by = customer } = {}) =>
  by.api.PUT('/api/meal-plans/{id}/ticks', { ...at(id), body: { week, item, ticked } });

describe('the guide of a week', () => {
  test('says what to buy, without tap water, and the source of its times', async () => {
    const water = {
      amount: 500,
      unit: 'ml',
      name: 'water',
      note: null,
      foodId: 'water',
      grams: 500,
    } as const;
    const shown = await guide(await held(1, [water]));
    expect(shown).toMatchObject({ weeks: 1, week: 1, fromDay: 1, toDay: 1, guide: null, ticked: [] });
    expect(shown?.groups).toMatchObject([
      { group: 'Proteins & Meat', items: [{ ingredient: 'chicken breast', grams: 300 }] },
    ]);
    expect(shown?.storageSources).toContain('FoodSafety.gov');
  });

  test('says where packages hold a bit less than planned', async () => {
    const milk = { amount: 271, unit: 'g', name: 'light coconut milk', note: null } as const;
    const shown = await guide(await held(1, [{ ...milk, foodId: 'coconut-milk-light', grams: 271 }]));
    const spared = '7 g less than planned';
    expect(shown?.groups.flatMap(({ items }) => items)).toMatchObject([
      { foodId: 'chicken-breast', spared: null },
      { totalAmount: 1, unit: 'cans', spared, packages: { count: 1, leftOverGrams: 0, spared } },
    ]);
  });

  test('exists for each week of the plan, and for no other', async () => {
    const id = await held(10);
    expect(await guide(id, 2)).toMatchObject({ weeks: 2, fromDay: 8, toDay: 10 });
    const { response, error } = await customer.api.GET('/api/meal-plans/{id}/prep', {
      params: { path: { id }, query: { week: 3 } },
    });
    expect([response.status, error?.fields]).toEqual([400, { week: ['The plan has 2 weeks'] }]);
  });
});

describe('checkmarks in the prep guide', () => {
  test('stay, once each and per week, until they are removed', async () => {
    const id = await held(10);
    for (const item of ['buy:chicken-breast:g', 'buy:chicken-breast:g', 'do:1']) await tick(id, item, true);
    await tick(id, 'do:2', true, { week: 2 });
    expect((await guide(id))?.ticked.sort()).toEqual(['buy:chicken-breast:g', 'do:1']);
    expect((await guide(id, 2))?.ticked).toEqual(['do:2']);
    await tick(id, 'do:1', false);
    await tick(id, 'do:1', false);
    expect((await guide(id))?.ticked).toEqual(['buy:chicken-breast:g']);
  });

  test('work for items with the longest names', async () => {
    const name = `a${'🥦'.repeat(199)}`;
    const id = await held(1, [{ amount: 1, unit: 'pcs', name, note: null, foodId: null, grams: null }]);
    const item = (await guide(id))?.groups
      .flatMap(({ items }) => items)
      .find(({ ingredient }) => ingredient === name);
    expect((await tick(id, item?.key ?? '', true)).response.status).toBe(200);
    expect((await guide(id))?.ticked).toEqual([item?.key]);
  });

  test('are cleared all at once for a new cycle, of one week or of the whole plan', async () => {
    const id = await held(10);
    const untick = async (query: { week?: number }) =>
      (await customer.api.DELETE('/api/meal-plans/{id}/ticks', { params: { path: { id }, query } })).data;
    const ticked = async () => [(await guide(id))?.ticked.length, (await guide(id, 2))?.ticked.length];
    for (const item of ['do:1', 'do:2']) await tick(id, item, true);
    await tick(id, 'do:1', true, { week: 2 });
    expect(await untick({ week: 1 })).toEqual({ message: 'Saved' });
    expect(await ticked()).toEqual([0, 1]);
    await tick(id, 'do:1', true);
    await untick({});
    expect(await ticked()).toEqual([0, 0]);
  });

  test('are the user’s own', async () => {
    const id = await held();
    await tick(id, 'do:1', true);
    const other = await app.signedIn();
    expect((await tick(id, 'do:2', true, { by: other })).response.status).toBe(404);
    expect((await tick(id, 'do:1', false, { by: other })).response.status).toBe(404);
    expect((await other.api.DELETE('/api/meal-plans/{id}/ticks', at(id))).response.status).toBe(404);
    expect((await tick(id, 'do:2', true, { by: trainer })).response.status).toBe(403);
    expect((await guide(id, 1, trainer))?.ticked).toEqual([]);
    expect((await guide(id))?.ticked).toEqual(['do:1']);
  });

  test('are deleted with the plan', async () => {
    const id = await held();
    await tick(id, 'do:1', true);
    await customer.api.DELETE('/api/meal-plan/{id}', at(id));
    expect((await tick(id, 'do:1', true)).response.status).toBe(404);
    const { rows } = await app.db.query('select 1 from meal_plan_ticks where meal_plan_id = $1', [id]);
    expect(rows).toEqual([]);
  });

  test('are limited to more than any guide has', async () => {
    const id = await held();
    await app.db.query(
      `insert into meal_plan_ticks (meal_plan_id, week, item, ticked_at)
       select $1, 1, 'x' || n, now() from generate_series(1, 500) n`,
      [id],
    );
    await tick(id, 'one more', true);
    expect((await guide(id))?.ticked).toHaveLength(500);
  });
});

describe('a recipe of a plan', () => {
  const read = (id: string, recipeId: string, by = customer) =>
    by.api.GET('/api/meal-plans/{id}/recipes/{recipeId}', { params: { path: { id, recipeId } } });

  test('is the plan’s copy, with the meals in which it is eaten', async () => {
    const id = await held();
    await app.db.query(`update recipes set name = 'Renamed' where id = $1`, [recipe.id]);
    for (const by of [customer, trainer]) {
      const { data } = await read(id, recipe.id, by);
      expect(data).toMatchObject({ name: 'Soup', servings: 2, instructionsText: 'Cook it.\nEat it.' });
      expect(data?.eaten.map(({ mealNumber }) => mealNumber)).toEqual([1, 2, 3]);
    }
  });

  test('is found only if the plan has it, by users who may read the plan', async () => {
    const id = await held();
    const { response, error } = await read(id, randomUUID());
    expect([response.status, error?.message]).toEqual([404, 'Recipe not found']);
    expect((await read(id, recipe.id, await app.signedIn())).response.status).toBe(404);
  });
});

describe('the calendar of a plan', () => {
  const calendar = async (id: string, by = customer) => {
    const path = { ...at(id), parseAs: 'text' } as const;
    const { data, response } = await by.api.GET('/api/meal-plans/{id}/calendar', path);
    expect(response.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    return [...(data ?? '').matchAll(/DTSTART:(\d{4})(\d\d)(\d\d)T/g)].map(([, ...date]) => date.join('-'));
  };

  const today = dateIn(null, new Date());

  test('has every meal', async () => {
    expect(await calendar(await held(2))).toHaveLength(6);
  });

  test('has the dates of the current cycle if a customer follows the plan', async () => {
    const plan = { ...keptPlan(recipe, { days: 7 }), startsOn: addDays(today, -10) };
    const { id } = await insertAssignedPlan(app.db, customer, trainer, { plan });
    const dates = await calendar(id);
    expect([dates.at(0), dates.at(-1)]).toEqual([addDays(today, -3), addDays(today, 3)]);
    // A saved plan has no dates of its own once its first day is over.
    const saved = await insertSavedPlan(app.db, trainer, { plan });
    expect((await calendar(saved.id, trainer)).at(0)).toBe(addDays(today, 1));
  });

  test('ends where another plan takes over', async () => {
    const plan = { ...keptPlan(recipe, { days: 7 }), startsOn: addDays(today, -1) };
    const { id } = await insertAssignedPlan(app.db, customer, trainer, { plan, endsOn: addDays(today, 2) });
    expect((await calendar(id)).at(-1)).toBe(addDays(today, 1));
  });

  test('is a file with the name of the plan', async () => {
    const { id } = await insertSavedPlan(app.db, trainer, { recipe, planName: 'Ana’s “lean” week' });
    const { response } = await trainer.api.GET('/api/meal-plans/{id}/calendar', {
      ...at(id),
      parseAs: 'text',
    });
    expect(response.headers.get('content-disposition')).toBe(
      `attachment; filename=Anas-lean-week.ics; filename*=UTF-8''Ana%E2%80%99s%20%E2%80%9Clean%E2%80%9D%20week.ics`,
    );
  });
});
