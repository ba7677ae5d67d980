import { randomUUID } from 'node:crypto';
import { Storage } from '../../src/platform/storage/storage.js';
import { insertCollection, insertFavorite, insertRating } from '../factories/engagement.ts';
import { insertRecipe } from '../factories/recipes.ts';
import { PASSWORD } from '../factories/users.ts';
import { jpeg } from '../support/pictures.ts';
import { coachingExamples } from './coaching-examples.ts';
import { type Operation, operations } from './document.ts';
import { generationExamples } from './generation-examples.ts';
import { groceryExamples } from './grocery-examples.ts';
import { mailingExamples } from './mailing-examples.ts';
import { mealPlanExamples } from './meal-plan-examples.ts';
import { nutritionExamples } from './nutrition-examples.ts';
import { ownDataExamples } from './own-data-examples.ts';
import { profileExamples } from './profile-examples.ts';
import { progressExamples } from './progress-examples.ts';
import { secondFactorExamples } from './second-factor-examples.ts';
import type { Account, World } from './world.ts';

/** Input for an operation that makes it succeed, besides a caller. */
export interface ExampleRequest {
  params?: Record<string, string>;
  query?: Record<string, string>;
  body?: Record<string, unknown>;
  /** The fields of a form, which is sent instead of a body. */
  picture?: Buffer;
  /** The name of the field with the picture. */
  field?: string;
}

/** The owner of the rows that a request is about. For most callers, this is the caller. */
export interface Owner {
  /** Owns sessions, passwords, and profiles. */
  self: Account;
  /** Owns invitations and customers. */
  trainer: Account;
}

export type Example = (world: World, owner: Owner) => Promise<ExampleRequest> | ExampleRequest;

const NEW_PASSWORD = 'An0ther!one';

const WRITTEN = {
  name: 'Lentil soup',
  description: 'Warm\nand thick',
  mealTypes: ['lunch', 'dinner'],
  cuisine: 'turkish',
  servings: 2,
  prepTimeMinutes: 10,
  cookTimeMinutes: 30,
  restTimeMinutes: 60,
  ingredients: ['200 g red lentils, rinsed', '1 onion, chopped', 'salt to taste'],
  instructionsText: 'Boil it.\nEat it.',
  nutrition: { caloriesKcal: 400, proteinGrams: 24.5, carbsGrams: 60, fatGrams: 3, sodiumMg: 10 },
  dietaryTags: ['vegan'],
  side: { kind: 'starch', step: 0.5, most: 2 },
  sourceReference: 'Grandmother',
};

/** A recipe as web pages describe it to programs. */
const PUBLISHED = {
  '@context': 'https://schema.org',
  '@type': 'Recipe',
  name: 'Lentil soup',
  recipeYield: '2 servings',
  recipeIngredient: WRITTEN.ingredients,
  recipeInstructions: [{ '@type': 'HowToStep', text: 'Boil it.' }],
};

const TABLE = 'name,servings,ingredients,instructions\nEgg,1,1 egg;salt,Boil it.\n';

/** For each operation that needs input, a request that succeeds when its owner sends it. */
const examples: Record<string, Example> = {
  ...coachingExamples,
  ...generationExamples,
  ...groceryExamples,
  ...mailingExamples,
  ...mealPlanExamples,
  ...nutritionExamples,
  ...ownDataExamples,
  ...profileExamples,
  ...progressExamples,
  ...secondFactorExamples,
  'POST /api/admin/coachings': async (world) => {
    const trainer = await world.account('trainer');
    const customer = await world.account('customer');
    return { body: { trainerId: trainer.id, customerId: customer.id } };
  },
  'DELETE /api/admin/coachings/{trainerId}/{customerId}': async (world) => {
    const trainer = await world.account('trainer');
    const customer = await world.account('customer');
    await world.coaching(trainer.id, customer.id);
    return { params: { trainerId: trainer.id, customerId: customer.id } };
  },
  'POST /api/admin/assign-recipe': async (world, { trainer }) => {
    const customer = await world.account('customer');
    await world.coaching(trainer.id, customer.id);
    return { body: { recipeId: (await insertRecipe(world.db)).id, customerIds: [customer.id] } };
  },
  'GET /api/admin/customers': aboutARecipe,
  'GET /api/admin/export': () => ({ query: { type: 'users' } }),
  'GET /api/admin/recipes': () => ({
    query: { search: 'soup', mealType: 'dinner', approved: 'false', view: 'card', page: '1', limit: '5' },
  }),
  'POST /api/admin/recipes': () => ({ body: { ...WRITTEN, isApproved: true } }),
  'DELETE /api/admin/recipes': async (world) => ({
    body: { recipeIds: [(await insertRecipe(world.db)).id, (await insertRecipe(world.db)).id] },
  }),
  'POST /api/admin/recipes/import': () => ({
    body: { jsonLd: JSON.stringify(PUBLISHED), mealTypes: ['lunch'] },
  }),
  'POST /api/admin/recipes/bulk-approve': async (world) => ({
    body: { recipeIds: [(await insertRecipe(world.db, { approved: false })).id] },
  }),
  'GET /api/admin/recipes/dependents': async (world) => ({
    query: { id: (await insertRecipe(world.db)).id },
  }),
  'GET /api/admin/recipes/{id}': aRecipe,
  'PUT /api/admin/recipes/{id}': async (world) => ({ ...(await aRecipe(world)), body: WRITTEN }),
  'DELETE /api/admin/recipes/{id}': aRecipe,
  'PATCH /api/admin/recipes/{id}/approve': aRecipe,
  'GET /api/admin/recipes/{id}/queue-place': aRecipe,
  'POST /api/admin/recipes/{id}/decline': async (world, { trainer }) => ({
    ...(await ownRecipe(world, trainer, true)),
    body: { reason: 'Too\nsalty' },
  }),
  'GET /api/admin/users': () => ({ query: { search: 'example', role: 'customer', page: '1', limit: '5' } }),
  'GET /api/admin/users/{id}': somebody,
  'POST /api/admin/users/{id}/disable': somebody,
  'POST /api/admin/users/{id}/enable': somebody,
  'GET /api/trainer/customers': async (world) => ({
    query: { ...(await aboutARecipe(world)).query, search: 'ann lee', sort: 'name', page: '1', limit: '5' },
  }),
  'GET /api/assignable-customers': async (world) => ({
    query: {
      search: 'ann lee',
      id: randomUUID(),
      recipeId: (await insertRecipe(world.db)).id,
      page: '1',
      limit: '5',
    },
  }),
  'GET /api/customer/recipes': () => ({ query: { page: '1', limit: '5' } }),

  // A callback without a start, which leads back to the sign-in page.
  'GET /api/auth/google/callback': () => ({ query: { code: 'a-code', state: 'a-state' } }),
  'POST /api/auth/google/exchange': async (world, { self }) => ({
    body: await world.googleCode('google_sign_in', self.id),
  }),
  'POST /api/auth/google/link': async (world) => ({ body: await world.googleCode('google_link', null) }),
  'POST /api/auth/login': (_, { self }) => ({ body: { email: self.email, password: PASSWORD } }),
  'POST /api/auth/register': (world) => ({
    body: {
      email: world.newEmail('new'),
      password: PASSWORD,
      confirmPassword: PASSWORD,
      role: 'trainer',
      name: 'Nell New',
    },
  }),
  'DELETE /api/auth/sessions/{id}': async (world, { self }) => ({
    params: { id: (await world.session(self)).sessionId },
  }),

  'GET /api/collections': async (world) => ({
    query: { scope: 'own', recipeId: (await insertRecipe(world.db)).id, page: '1', limit: '5' },
  }),
  'POST /api/collections': async (world) => ({
    body: {
      ...{ name: 'Soups', description: 'Hot\nand cold', isPublic: true, tags: ['hot', 'cold'] },
      recipeId: (await insertRecipe(world.db)).id,
    },
  }),
  'GET /api/collections/{id}': async (world, { self }) => ({
    params: await aCollection(world, self),
    query: { page: '1', limit: '5' },
  }),
  'PATCH /api/collections/{id}': async (world, { self }) => ({
    params: await aCollection(world, self),
    body: { name: 'Stews', description: 'Hot', isPublic: false, tags: ['hot'], coverRecipeId: null },
  }),
  'DELETE /api/collections/{id}': async (world, { self }) => ({ params: await aCollection(world, self) }),
  'POST /api/collections/{id}/recipes': async (world, { self }) => ({
    params: await aCollection(world, self),
    body: { recipeId: (await insertRecipe(world.db)).id, notes: 'For\nSundays' },
  }),
  'DELETE /api/collections/{id}/recipes/{recipeId}': async (world, { self }) => {
    const recipe = await insertRecipe(world.db);
    return { params: { ...(await aCollection(world, self, recipe)), recipeId: recipe.id } };
  },
  'PUT /api/collections/{id}/order': async (world, { self }) => {
    const recipes = [await insertRecipe(world.db), await insertRecipe(world.db)];
    return {
      params: await aCollection(world, self, ...recipes),
      body: { recipeIds: recipes.map(({ id }) => id).reverse() },
    };
  },

  'GET /api/favorites': () => ({ query: { search: 'soup', page: '1', limit: '5' } }),
  'POST /api/favorites': async (world) => ({
    body: { recipeId: (await insertRecipe(world.db)).id, notes: 'For\nSundays' },
  }),
  'GET /api/favorites/check/{recipeId}': async (world) => ({
    params: { recipeId: (await insertRecipe(world.db)).id },
  }),
  'PATCH /api/favorites/{recipeId}': async (world, { self }) => ({
    params: await favorite(world, self),
    body: { notes: 'For\nSundays' },
  }),
  'DELETE /api/favorites/{recipeId}': async (world, { self }) => ({ params: await favorite(world, self) }),
  'POST /api/favorites/interactions': async (world) => ({
    body: {
      recipeId: (await insertRecipe(world.db)).id,
      interactionType: 'cook',
      sessionId: 'a-tab',
      metadata: { from: 'card' },
      interactionValue: 2,
    },
  }),
  'POST /api/favorites/rate': async (world) => ({
    body: {
      recipeId: (await insertRecipe(world.db)).id,
      rating: 4,
      reviewText: 'Good.\nVery good.',
      cookingDifficulty: 2,
      wouldCookAgain: true,
    },
  }),

  'GET /api/foods': () => ({ query: { search: 'chick', limit: '5' } }),
  'GET /api/foods/suggestions': () => ({ query: { search: 'mush', use: 'plans', limit: '5' } }),

  'POST /api/invitations/accept': async (world, { trainer }) => ({
    body: {
      token: (await world.invitation(trainer.id)).token,
      password: PASSWORD,
      confirmPassword: PASSWORD,
      firstName: 'Ina',
      lastName: 'Vited',
    },
  }),
  'POST /api/invitations/link': async (world, { self, trainer }) => ({
    body: { token: (await world.invitation(trainer.id, self.email)).token },
  }),
  'POST /api/invitations/send': (world) => ({
    body: { customerEmail: world.newEmail('client'), message: 'Come\nalong' },
  }),
  'GET /api/invitations/verify/{token}': async (world, { trainer }) => ({
    params: { token: (await world.invitation(trainer.id)).token },
  }),
  'DELETE /api/invitations/{id}': async (world, { trainer }) => ({
    params: { id: (await world.invitation(trainer.id)).id },
  }),
  'POST /api/invitations/resend/{id}': async (world, { trainer }) => ({
    params: { id: (await world.invitation(trainer.id)).id },
  }),

  'PUT /api/recipes/{id}/picture': async (world, { trainer }) => ({
    ...(await ownRecipe(world, trainer, true)),
    picture: await jpeg(64, 40),
  }),
  'DELETE /api/recipes/{id}/picture': (world, { trainer }) => ownRecipe(world, trainer, true),
  'GET /api/pictures/recipes/{id}/{version}/{file}': aPicture,
  'GET /api/drawings/{file}': () => ({ params: { file: 'soup.bluebowl.tomato.whitebean4.carrot2.svg' } }),
  'GET /api/placeholder/{w}/{h}': () => ({ params: { w: '60', h: '40' }, query: { meal: 'dinner' } }),

  'POST /api/password/forgot': (_, { self }) => ({ body: { email: self.email } }),
  'GET /api/password/verify/{token}': async (world, { self }) => ({
    params: { token: await world.passwordReset(self.id) },
  }),
  'POST /api/password/reset': async (world, { self }) => ({
    body: {
      token: await world.passwordReset(self.id),
      password: NEW_PASSWORD,
      confirmPassword: NEW_PASSWORD,
    },
  }),

  'GET /api/recipes': () => ({
    query: {
      search: 'soup without milk',
      mealType: 'dinner',
      maxCalories: '900',
      excludedAllergens: 'fish',
      excludedFoods: 'mushroom',
      sort: 'rating',
      page: '1',
      limit: '5',
    },
  }),
  'POST /api/recipes/nutrition': () => ({
    body: { lines: WRITTEN.ingredients, servings: 2, recipeId: null },
  }),
  'GET /api/recipes/{id}': aRecipe,
  'GET /api/recipes/{id}/engagement': aRecipe,
  'GET /api/recipes/{id}/similar': async (world) => ({ ...(await aRecipe(world)), query: { limit: '2' } }),
  'GET /api/recipes/recommended': () => ({ query: { limit: '2' } }),
  'GET /api/recipes/{id}/rating': aRecipe,
  'GET /api/recipes/{id}/ratings': async (world) => ({
    ...(await aRecipe(world)),
    query: { sort: 'reviews_desc', page: '1', limit: '5' },
  }),
  'PUT /api/ratings/{id}/helpful': async (world) => ({
    ...(await aReview(world)),
    body: { isHelpful: true },
  }),
  'DELETE /api/ratings/{id}/helpful': aReview,

  'GET /api/trainer/recipes': () => ({
    query: { search: 'soup', state: 'offered', page: '1', limit: '5' },
  }),
  'POST /api/trainer/recipes': () => ({ body: WRITTEN }),
  'POST /api/trainer/recipes/import': () => ({ body: { csv: TABLE, mealTypes: ['dinner', 'snack'] } }),
  'PUT /api/trainer/recipes/{id}': async (world, { trainer }) => ({
    ...(await ownRecipe(world, trainer)),
    body: WRITTEN,
  }),
  'DELETE /api/trainer/recipes/{id}': (world, { trainer }) => ownRecipe(world, trainer),
  'POST /api/trainer/recipes/{id}/offer': (world, { trainer }) => ownRecipe(world, trainer),
  'DELETE /api/trainer/recipes/{id}/offer': (world, { trainer }) => ownRecipe(world, trainer, true),
};

async function aboutARecipe(world: World): Promise<ExampleRequest> {
  return { query: { recipeId: (await insertRecipe(world.db)).id } };
}

async function aRecipe(world: World): Promise<ExampleRequest> {
  return { params: { id: (await insertRecipe(world.db)).id } };
}

async function aPicture(world: World): Promise<ExampleRequest> {
  const params = { id: (await insertRecipe(world.db)).id, version: 'a'.repeat(32), file: '64.jpg' };
  const stored = { body: await jpeg(64, 40), contentType: 'image/jpeg' };
  await world.app.app.get(Storage).put(`recipes/${params.id}/${params.version}/${params.file}`, stored);
  return { params };
}

async function aReview(world: World): Promise<ExampleRequest> {
  const author = await world.account('customer');
  const review = await insertRating(world.db, author, await insertRecipe(world.db), { reviewText: 'Good' });
  return { params: { id: review.id } };
}

async function aCollection(world: World, owner: Account, ...recipes: { id: string }[]) {
  const { id } = await insertCollection(world.db, owner, recipes);
  return { id };
}

async function ownRecipe(world: World, owner: Account, offered = false): Promise<ExampleRequest> {
  return { params: { id: (await insertRecipe(world.db, { owner, offered })).id } };
}

async function favorite(world: World, owner: Account): Promise<{ recipeId: string }> {
  const recipe = await insertRecipe(world.db);
  await insertFavorite(world.db, owner, recipe);
  return { recipeId: recipe.id };
}

async function somebody(world: World): Promise<ExampleRequest> {
  return { params: { id: (await world.account('customer')).id } };
}

export async function prepare(operation: Operation, world: World, owner: Owner): Promise<ExampleRequest> {
  const example = examples[operation.name];
  if (example) return example(world, owner);
  if (operation.body || operation.takesFile || operation.path.includes('{'))
    throw new Error(`Say in example-requests.ts how the owner's call of ${operation.name} looks`);
  return {};
}

/** Examples of operations that the document no longer contains. */
export const leftOverExamples = () =>
  Object.keys(examples).filter((name) => !operations.some((operation) => operation.name === name));
