import { insertDiaryEntry, insertOwnFood } from '../factories/diary.ts';
import { insertAssignedPlan } from '../factories/meal-plans.ts';
import type { Example, Owner } from './example-requests.ts';
import type { World } from './world.ts';

const TODAY = new Date().toISOString().slice(0, 10);

const FIGURES = { calories: 190, protein: 6.5, carbs: 28, fat: 5, fiber: 3, sugar: null, sodium: 120 };

const OWN_FOOD = { name: 'Oat bar', per: 'serving', servingGrams: 45, figures: FIGURES };

const entry = async (world: World, { self }: Owner) => ({
  params: { id: (await insertDiaryEntry(world.db, self)).id },
});

const ownFood = async (world: World, { self }: Owner) => ({
  params: { id: (await insertOwnFood(world.db, self)).id },
});

const plannedToday = async (world: World, { self, trainer }: Owner) => {
  await insertAssignedPlan(world.db, self, trainer, { startsOn: TODAY });
  return { params: { date: TODAY } };
};

const SPAN = { from: '2026-01-01', to: '2026-12-31', averages: 'month' };

export const nutritionExamples: Record<string, Example> = {
  'GET /api/nutrition/foods': () => ({ query: { search: 'chiken breast', limit: '5' } }),
  'GET /api/nutrition/foods/own': () => ({ query: { search: 'bar', page: '1', limit: '10' } }),
  'GET /api/nutrition/foods/own/{id}': ownFood,
  'POST /api/nutrition/foods': () => ({ body: OWN_FOOD }),
  'PUT /api/nutrition/foods/{id}': async (world, owner) => ({
    ...(await ownFood(world, owner)),
    body: OWN_FOOD,
  }),
  'DELETE /api/nutrition/foods/{id}': ownFood,
  'POST /api/nutrition/entries': async (world, { self, trainer }) => {
    const plan = await insertAssignedPlan(world.db, self, trainer, { startsOn: TODAY });
    return {
      body: {
        ...{ kind: 'food', day: TODAY, meal: 'lunch', source: 'food:banana', amount: 1.5 },
        ...{ measure: '1 cup, sliced', planId: plan.id, mealNumber: 1, isSkipped: false },
        ...{ name: 'Lunch', figures: FIGURES },
      },
    };
  },
  'GET /api/nutrition/entries/{id}': entry,
  'PUT /api/nutrition/entries/{id}': async (world, owner) => ({
    ...(await entry(world, owner)),
    body: { meal: 'dinner', name: 'Toast', figures: FIGURES },
  }),
  'DELETE /api/nutrition/entries/{id}': entry,
  'POST /api/nutrition/entries/{id}/restore': async (world, { self }) => ({
    params: { id: (await insertDiaryEntry(world.db, self, { deletedAt: new Date() })).id },
  }),
  'POST /api/nutrition/entries/{id}/undo': entry,
  'GET /api/nutrition/days': () => ({ query: SPAN }),
  'GET /api/nutrition/days/{date}': plannedToday,
  'POST /api/nutrition/days/{date}/plan': plannedToday,
  'POST /api/nutrition/days/{date}/copy': async (world, { self }) => {
    await insertDiaryEntry(world.db, self);
    return { params: { date: TODAY }, body: { from: TODAY, meal: 'lunch' } };
  },
  'GET /api/nutrition/export': () => ({}),
  'GET /api/nutrition/goals': () => ({}),
  'PUT /api/nutrition/goals': () => ({
    body: { calories: 2100, protein: 150, carbs: 220, fat: 70, usesPlan: false },
  }),
  'PUT /api/nutrition/sharing': () => ({ body: { isShared: false } }),
  'GET /api/trainer/customers/{id}/nutrition': async (world, { trainer }) => {
    const customer = await world.account('customer');
    await world.coaching(trainer.id, customer.id);
    return { params: { id: customer.id }, query: SPAN };
  },
  'GET /api/trainer/customers/{id}/nutrition/{date}': async (world, { trainer }) => {
    const customer = await world.account('customer');
    await world.coaching(trainer.id, customer.id);
    return { params: { id: customer.id, date: TODAY } };
  },
};
