import { v7 as uuid } from 'uuid';
import { Storage } from '../../src/platform/storage/storage.js';
import { insertAssignedPlan, insertDraft, insertSavedPlan, keptPlan } from '../factories/meal-plans.ts';
import { insertRecipe } from '../factories/recipes.ts';
import { sentPlan } from '../factories/sent-plan.ts';
import type { Example, Owner } from './example-requests.ts';
import type { Account, World } from './world.ts';

/** A dinner that is a whole day by itself, and a request for a plan with nothing else. */
const DINNER = { kcal: 1000, protein: 60, carbs: 90, fat: 44 };

const ONE_DINNER = {
  planName: 'One dinner',
  fitnessGoal: 'maintenance',
  description: 'Only\nthis',
  clientName: 'Ann',
  dailyCalorieTarget: DINNER.kcal,
  dailyProtein: DINNER.protein,
  dailyCarbs: DINNER.carbs,
  dailyFat: DINNER.fat,
  days: 1,
  mealsPerDay: 1,
  maxIngredients: 20,
  generateMealPrep: true,
  maxPrepTime: 30,
  maxCalories: 1200,
  minProtein: 10,
  maxUses: 2,
  excludedAllergens: [],
  weekdayMinutes: 60,
  startsOn: '2100-01-01',
  seed: 7,
};

/** The same recipe for every request: among hundreds of similar ones, the generator would search for seconds. */
async function dinner({ db }: World): Promise<{ id: string; name: string }> {
  const { rows } = await db.query(`select id, name from recipes where name = 'Feast' limit 1`);
  return rows[0] ?? insertRecipe(db, { name: 'Feast', ...DINNER });
}

const draft = async (world: World, { self }: Owner) => ({
  params: { id: (await insertDraft(world.db, self)).id },
});

const saved = async (world: World, { self }: Owner) => ({
  params: { id: (await insertSavedPlan(world.db, self)).id },
});

const shared = async (world: World, { self }: Owner) => {
  const plan = await insertSavedPlan(world.db, self);
  await world.share(plan, self);
  return { params: { id: plan.id } };
};

const held = async (world: World, { self, trainer }: Owner) => ({
  params: { id: (await insertAssignedPlan(world.db, self, trainer)).id },
});

async function customerOf(world: World, { trainer }: Owner): Promise<Account> {
  const customer = await world.account('customer');
  await world.coaching(trainer.id, customer.id);
  return customer;
}

/** A plan that the caller may read, and one of its recipes. */
async function readable(world: World, { self, trainer }: Owner) {
  const { id, plan } =
    self.role === 'customer'
      ? await insertAssignedPlan(world.db, self, trainer)
      : await insertSavedPlan(world.db, self);
  return { id, recipeId: plan.recipes[0]?.id ?? '' };
}

/** For each operation about meal plans, a request that succeeds when its owner sends it. */
/** A plan of the customer, or a customer to whom the trainer has assigned one. */
async function chosenForCards(world: World, owner: Owner): Promise<string> {
  const { self, trainer } = owner;
  if (self.role === 'customer') return (await insertAssignedPlan(world.db, self, trainer)).id;
  const customer = await customerOf(world, owner);
  await insertAssignedPlan(world.db, customer, trainer);
  return customer.id;
}

const cards = async (world: World, owner: Owner) => ({
  body: { chosenId: await chosenForCards(world, owner), cardSize: 'small', includeNutrition: true },
});

async function exportedCards({ db, app }: World, { self }: Owner) {
  const id = uuid();
  await db.query(
    `insert into card_exports (id, user_id, name, card_size, includes_nutrition, status, total, made, bytes, created_at,
       changed_at, expires_at)
     values ($1, $2, 'Week', 'small', true, 'done', 1, 1, 4, now(), now(), now() + interval '1 day')`,
    [id, self.id],
  );
  const stored = { body: Buffer.from('%PDF'), contentType: 'application/pdf' };
  await app.app.get(Storage).put(`recipe-cards/${id}.pdf`, stored);
  return { params: { id } };
}

export const mealPlanExamples: Record<string, Example> = {
  'POST /api/recipe-cards/pdf': cards,
  'POST /api/recipe-cards/exports': cards,
  'GET /api/recipe-cards/exports/{id}/file': exportedCards,
  'POST /api/meal-plan/generate': async (world) => {
    await dinner(world);
    return { body: ONE_DINNER };
  },
  'POST /api/meal-plan/parse-natural-language': () => ({
    body: { naturalLanguageInput: '7 day high protein plan, 1800 kcal' },
  }),
  'GET /api/meal-plan/drafts/{id}': draft,
  'GET /api/meal-plan/drafts/{id}/swaps': async (world, owner) => ({
    ...(await draft(world, owner)),
    query: { day: '1', mealNumber: '2' },
  }),
  'GET /api/meal-plan/drafts/{id}/uses': async (world, owner) => ({
    ...(await draft(world, owner)),
    query: { foodId: 'chicken-breast', week: '1' },
  }),
  'GET /api/meal-plan/drafts/{id}/leftovers': async (world, owner) => ({
    ...(await draft(world, owner)),
    query: { day: '1', mealNumber: '2' },
  }),
  'GET /api/meal-plan/drafts/{id}/sides': async (world, owner) => {
    await insertRecipe(world.db, { mealTypes: ['lunch'], side: { kind: 'salad', step: 0.5, most: 2 } });
    return { ...(await draft(world, owner)), query: { day: '1', mealNumber: '2' } };
  },
  'PATCH /api/meal-plan/drafts/{id}': async (world, owner) => ({
    ...(await draft(world, owner)),
    body: {
      revision: 1,
      meal: { day: 1, mealNumber: 2 },
      recipeId: (await insertRecipe(world.db)).id,
      servings: 1.5,
    },
  }),
  'POST /api/meal-plan/drafts/{id}/regenerate': async (world, { self }) => {
    const recipe = await dinner(world);
    const { rules, recipes, ...plan } = keptPlan(recipe);
    const targets = { calories: DINNER.kcal, protein: DINNER.protein, carbs: DINNER.carbs, fat: DINNER.fat };
    const meals = [{ day: 1, mealNumber: 1, mealType: 'dinner' as const, servings: 1, recipeId: recipe.id }];
    const { id } = await insertDraft(world.db, self, {
      plan: { ...plan, rules, recipes, targets, meals, mealsPerDay: 1 },
    });
    return { params: { id }, body: { revision: 1, seed: 5 } };
  },
  'POST /api/meal-plan/drafts/{id}/undo': async (world, owner) => ({
    ...(await draft(world, owner)),
    body: { revision: 1 },
  }),
  'DELETE /api/meal-plan/drafts/{id}': draft,
  'GET /api/trainer/meal-plans': () => ({
    query: { search: 'lean', templates: 'false', page: '1', limit: '5', withMeals: 'true' },
  }),
  'POST /api/trainer/meal-plans': async (world) => ({
    body: {
      mealPlanData: sentPlan([await insertRecipe(world.db)]),
      notes: 'For the cut',
      tags: ['lean'],
      isTemplate: true,
    },
  }),
  'GET /api/trainer/meal-plans/{id}': saved,
  'PATCH /api/trainer/meal-plans/{id}': async (world, owner) => ({
    ...(await saved(world, owner)),
    body: {
      planName: 'Renamed',
      notes: null,
      tags: ['a', 'b'],
      isTemplate: true,
      mealPlanData: sentPlan([await insertRecipe(world.db)]),
    },
  }),
  'DELETE /api/trainer/meal-plans/{id}': saved,
  'POST /api/trainer/meal-plans/{id}/duplicate': saved,
  'POST /api/trainer/meal-plans/{id}/draft': saved,
  'POST /api/trainer/meal-plans/{id}/assign': async (world, owner) => ({
    ...(await saved(world, owner)),
    body: {
      customerIds: [(await customerOf(world, owner)).id],
      startsOn: '2100-01-01',
      notes: 'Have fun\ncooking',
    },
  }),
  'GET /api/trainer/meal-plans/{id}/assignments': saved,
  'DELETE /api/trainer/meal-plans/{id}/assignments/{customerId}': async (world, owner) => {
    const { id } = await insertSavedPlan(world.db, owner.self);
    const customer = await customerOf(world, owner);
    await insertAssignedPlan(world.db, customer, owner.trainer, { savedPlanId: id });
    return { params: { id, customerId: customer.id }, query: { bringBack: 'true' } };
  },
  'POST /api/admin/assign-meal-plan': async (world, owner) => ({
    body: {
      mealPlanData: sentPlan([await insertRecipe(world.db)]),
      customerIds: [(await customerOf(world, owner)).id],
      startsOn: '2100-01-01',
    },
  }),
  'GET /api/trainer/customers/{id}': async (world, owner) => ({
    params: { id: (await customerOf(world, owner)).id },
  }),
  'GET /api/trainer/customers/{id}/meal-plans': async (world, owner) => {
    const customer = await customerOf(world, owner);
    await insertAssignedPlan(world.db, customer, owner.trainer);
    return { params: { id: customer.id }, query: { withMeals: 'true', page: '1', limit: '5' } };
  },
  'DELETE /api/trainer/customers/{id}/meal-plans/{planId}': async (world, owner) => {
    const customer = await customerOf(world, owner);
    const { id: planId } = await insertAssignedPlan(world.db, customer, owner.self);
    return { params: { id: customer.id, planId }, query: { bringBack: 'false' } };
  },
  'POST /api/trainer/customers/{id}/meal-plans': async (world, owner) => ({
    params: { id: (await customerOf(world, owner)).id },
    body: { mealPlanData: sentPlan([await insertRecipe(world.db)]), startsOn: '2100-01-01' },
  }),
  'GET /api/meal-plan/personalized': async (world, owner) => {
    await held(world, owner);
    return { query: { withMeals: 'true', page: '1', limit: '5' } };
  },
  'GET /api/meal-plan/current': async (world, owner) => {
    await held(world, owner);
    return {};
  },
  'GET /api/meal-plan/{id}': held,
  'DELETE /api/meal-plan/{id}': held,
  'GET /api/meal-plans/{id}/recipes/{recipeId}': async (world, owner) => ({
    params: await readable(world, owner),
  }),
  'GET /api/meal-plans/{id}/recipes': async (world, owner) => ({
    params: { id: (await readable(world, owner)).id },
  }),
  'GET /api/meal-plans/{id}/prep': async (world, owner) => ({
    params: { id: (await readable(world, owner)).id },
    query: { week: '1' },
  }),
  'GET /api/meal-plans/{id}/calendar': async (world, owner) => ({
    params: { id: (await readable(world, owner)).id },
  }),
  'PUT /api/meal-plans/{id}/ticks': async (world, owner) => ({
    ...(await held(world, owner)),
    body: { week: 1, item: 'do:1', ticked: true },
  }),
  'DELETE /api/meal-plans/{id}/ticks': async (world, owner) => ({
    ...(await held(world, owner)),
    query: { week: '1' },
  }),
  'POST /api/meal-plans/{id}/share': async (world, owner) => ({
    ...(await saved(world, owner)),
    body: { expiresAt: '2100-01-01T00:00:00Z', showClient: true, showNotes: false },
  }),
  'GET /api/meal-plans/{id}/share': shared,
  'DELETE /api/meal-plans/{id}/share': shared,
  'GET /api/shared/{token}': async (world, { trainer }) => ({
    params: { token: await world.share(await insertSavedPlan(world.db, trainer), trainer) },
  }),
  'POST /api/pdf/export': async (world) => ({
    body: {
      mealPlanData: sentPlan([await insertRecipe(world.db)]),
      customerName: 'Ann',
      options: { pageSize: 'Letter', orientation: 'landscape', includeShoppingList: false },
    },
  }),
  'POST /api/pdf/export/meal-plan/{id}': async (world, owner) => ({
    params: { id: (await readable(world, owner)).id },
    body: { includeMacroSummary: false, includeRecipePhotos: true },
  }),
  'POST /api/pdf/export/meal-plan/{id}/cards': async (world, owner) => ({
    params: { id: (await readable(world, owner)).id },
    body: { cardSize: 'small', includeNutrition: false },
  }),
};
