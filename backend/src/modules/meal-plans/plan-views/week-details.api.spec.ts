import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { insertCoaching } from '../../../../test/factories/coaching.ts';
import {
  insertAssignedPlan,
  insertDraft,
  insertSavedPlan,
  keptPlan,
} from '../../../../test/factories/meal-plans.ts';
import { insertRecipe } from '../../../../test/factories/recipes.ts';
import { type SignedInUser, TestApp } from '../../../../test/support/test-app.ts';
import type { Plan } from '../../plan-model/index.js';

let app: TestApp;
let trainer: SignedInUser;
let plan: Plan;

beforeAll(async () => {
  app = await TestApp.start();
});

beforeEach(async () => {
  trainer = await app.signedIn({ role: 'trainer' });
  // Seven days from a Monday on.
  plan = keptPlan(await insertRecipe(app.db, { name: 'Soup' }), { days: 7 });
});

afterAll(() => app.stop());

const at = (id: string) => ({ params: { path: { id } } });

interface Week {
  details?: { title: string; text: string; missed: string | null }[];
}

const longestCooking = (weeks: readonly Week[] = []) =>
  weeks[0]?.details?.find(({ title }) => title.startsWith('Longest cooking'));

describe('the details of a week', () => {
  test('name the days of a draft by their dates, and say what is missed', async () => {
    const { id } = await insertDraft(app.db, trainer, { plan });
    const weeks = (await trainer.api.GET('/api/meal-plan/drafts/{id}', at(id))).data?.nutrition.weeks;
    expect(longestCooking(weeks)).toEqual({
      title: 'Longest cooking from Monday to Friday',
      text: 'Soup on Monday, 30 min',
      missed: null,
    });
    expect(weeks?.[0]?.details).toContainEqual({
      title: 'A portion of fruit',
      text: 'On none of 7 days',
      missed: 'Not on any day',
    });
  });

  test('number the days of a saved plan, which begins when it is assigned', async () => {
    const { id } = await insertSavedPlan(app.db, trainer, { plan });
    const { data } = await trainer.api.GET('/api/trainer/meal-plans/{id}', at(id));
    expect(longestCooking(data?.nutrition.weeks)).toMatchObject({
      title: 'Longest cooking',
      text: 'Soup on day 1, 30 min',
    });
  });

  test('name the days of an assigned plan by the date on which it began', async () => {
    const customer = await app.signedIn();
    await insertCoaching(app.db, trainer, customer);
    const startsOn = '2026-11-18';
    const { id } = await insertAssignedPlan(app.db, customer, trainer, { plan, startsOn });
    const { data } = await customer.api.GET('/api/meal-plan/{id}', at(id));
    expect(longestCooking(data?.nutrition.weeks)?.text).toBe('Soup on Wednesday, 30 min');
  });

  test('are not told to strangers, because some depend on what a person eats', async () => {
    const { id } = await insertSavedPlan(app.db, trainer, { plan });
    const { data: link } = await trainer.api.POST('/api/meal-plans/{id}/share', { ...at(id), body: {} });
    const token = link?.shareUrl.split('/').at(-1) ?? '';
    const { data } = await app.from('10.9.1.1').GET('/api/shared/{token}', { params: { path: { token } } });
    expect(data?.mealPlan.nutrition.weeks).toMatchObject([{ week: 1 }]);
    expect(data?.mealPlan.nutrition.weeks[0]).not.toHaveProperty('details');
  });
});
