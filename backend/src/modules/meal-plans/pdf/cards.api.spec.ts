import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { insertDraft, insertSavedPlan } from '../../../../test/factories/meal-plans.ts';
import { insertRecipe } from '../../../../test/factories/recipes.ts';
import { sentPlan } from '../../../../test/factories/sent-plan.ts';
import { readPdf } from '../../../../test/support/read-pdf.ts';
import { type SignedInUser, TestApp } from '../../../../test/support/test-app.ts';

let app: TestApp;
let trainer: SignedInUser;

beforeAll(async () => {
  app = await TestApp.start();
});

beforeEach(async () => {
  trainer = await app.signedIn({ role: 'trainer', name: 'Toni' });
});

afterAll(() => app.stop());

const cardsOf = (id: string, body: { cardSize?: 'small' | 'medium' | 'large' } = {}, by = trainer) =>
  by.api.POST('/api/pdf/export/meal-plan/{id}/cards', {
    params: { path: { id } },
    body,
    parseAs: 'arrayBuffer',
  });

async function savedPlan(planName: string, names: string[]): Promise<string> {
  const recipes = [];
  for (const name of names) recipes.push(await insertRecipe(app.db, { name }));
  const { data } = await trainer.api.POST('/api/trainer/meal-plans', {
    body: { mealPlanData: sentPlan(recipes, { planName }) },
  });
  return data?.mealPlan.id ?? '';
}

describe('recipe cards of a plan', () => {
  test('are a file named after the plan, each recipe once', async () => {
    const id = await savedPlan('Crème week', ['Porridge', 'Żurek', 'Curry']);
    const { response, data } = await cardsOf(id, { cardSize: 'small' });
    expect(response.headers.get('content-type')).toBe('application/pdf');
    expect(response.headers.get('content-disposition')).toBe(
      `attachment; filename=Creme-week-recipe-cards.pdf; filename*=UTF-8''Cr%C3%A8me%20week%20recipe%20cards.pdf`,
    );
    const { pages, info } = readPdf(Buffer.from(data ?? new ArrayBuffer()));
    expect(pages).toHaveLength(2);
    expect(pages[0]).toMatch(/Porridge[\s\S]*Żurek/);
    expect(info).toMatchObject({ Title: 'Crème week: recipe cards', Author: 'Toni' });
  });

  test('are available for a draft, but only to its owner', async () => {
    const { id } = await insertDraft(app.db, trainer);
    expect((await cardsOf(id)).response.status).toBe(200);
    const other = await app.signedIn({ role: 'trainer' });
    expect((await cardsOf(id, {}, other)).response.status).toBe(404);
    expect((await cardsOf((await insertSavedPlan(app.db, other)).id)).response.status).toBe(404);
  });

  test('come in three sizes', async () => {
    const { id } = await insertDraft(app.db, trainer);
    const { response, error } = await cardsOf(id, { cardSize: 'huge' as 'large' });
    expect(response.status).toBe(400);
    expect(error?.fields?.cardSize).toEqual(['cardSize must be one of: small, medium, large']);
  });
});

describe('the recipes of a plan', () => {
  test('are listed once each, as copied into the plan, in the order they are eaten', async () => {
    const id = await savedPlan('Week', ['Porridge', 'Soup', 'Curry']);
    await app.db.query(`update recipes set name = 'Renamed' where name = 'Soup'`);
    const { data } = await trainer.api.GET('/api/meal-plans/{id}/recipes', { params: { path: { id } } });
    expect(data).toMatchObject({ planName: 'Week', trainerName: 'Toni' });
    expect(data?.recipes.map(({ name }) => name)).toEqual(['Porridge', 'Soup', 'Curry']);
    expect(data?.recipes[1]?.eaten).toEqual([
      { day: 1, mealNumber: 2, mealType: 'lunch', servings: 1, warmUpMinutes: null },
    ]);
  });
});
