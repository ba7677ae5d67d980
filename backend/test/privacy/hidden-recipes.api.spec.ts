import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { ApiClient } from '../../../openapi/src/client.ts';
import { insertAssignment } from '../factories/assignment.ts';
import { insertCoaching } from '../factories/coaching.ts';
import {
  insertCollection,
  insertFavorite,
  insertInteraction,
  insertRating,
} from '../factories/engagement.ts';
import { insertRecipe } from '../factories/recipes.ts';
import { type SignedInUser, TestApp } from '../support/test-app.ts';

/** A word that only the hidden recipe contains, in each of its texts. */
const SECRET = 'xylophagous';

let app: TestApp;
let owner: SignedInUser;
let customer: SignedInUser;
let otherTrainer: SignedInUser;
let stranger: SignedInUser;
let admin: SignedInUser;
let hidden: { id: string };
let open: { id: string };

beforeAll(async () => {
  app = await TestApp.start();
});

afterAll(() => app.stop());

beforeEach(async () => {
  await app.db.query('truncate users, recipes, recipe_words cascade');
  owner = await app.signedIn({ role: 'trainer' });
  customer = await app.signedIn({ role: 'customer' });
  otherTrainer = await app.signedIn({ role: 'trainer' });
  stranger = await app.signedIn({ role: 'customer' });
  admin = await app.signedIn({ role: 'admin' });
  await insertCoaching(app.db, owner, customer);
  hidden = await insertRecipe(app.db, {
    name: `Pan ${SECRET}`,
    description: SECRET,
    instructions: SECRET,
    ingredients: [{ name: SECRET }],
    owner,
  });
  open = await insertRecipe(app.db, { name: 'Open pan' });
});

/** The combined answers of all endpoints that return recipes or ratings, without what they repeat of the request. */
async function everywhere(api: ApiClient): Promise<string> {
  const recipe = { params: { path: { id: hidden.id } } };
  const query = { params: { query: { search: SECRET } } };
  const answers = await Promise.all([
    api.GET('/api/recipes', {}),
    api.GET('/api/recipes', query),
    api.GET('/api/recipes', { params: { query: { approved: false } } }),
    api.GET('/api/recipes/{id}', recipe),
    api.GET('/api/recipes/{id}/ratings', recipe),
    api.GET('/api/recipes/{id}/rating', recipe),
    api.GET('/api/recipes/{id}/engagement', recipe),
    api.GET('/api/recipes/{id}/similar', recipe),
    api.GET('/api/recipes/{id}/similar', { params: { path: { id: open.id } } }),
    api.GET('/api/recipes/recommended', {}),
    api.GET('/api/favorites', {}),
    api.GET('/api/favorites', query),
    api.GET('/api/favorites/check/{recipeId}', { params: { path: { recipeId: hidden.id } } }),
    api.GET('/api/collections', {}),
    api.GET('/api/collections', { params: { query: { scope: 'public' } } }),
    api.GET('/api/customer/recipes', {}),
    api.GET('/api/trainer/recipes', {}),
    api.GET('/api/trainer/customers', { params: { query: { recipeId: hidden.id } } }),
    api.GET('/api/admin/recipes', {}),
    api.GET('/api/admin/recipes', query),
    api.GET('/api/admin/recipes/{id}', recipe),
    api.GET('/api/admin/customers', { params: { query: { recipeId: hidden.id } } }),
  ]);
  // Only the message of a refusal is kept, because the rest repeats the address and a search repeats its words.
  return JSON.stringify(
    answers.map(({ data, error }) => data ?? (error as { message?: string }).message ?? null),
    (key, value) => (key === 'understood' ? undefined : value),
  );
}

describe('a hidden recipe', () => {
  test('is visible to its owner and their customer, so that the test proves something', async () => {
    expect(await everywhere(owner.api)).toContain(SECRET);
    expect(await everywhere(customer.api)).toContain(SECRET);
  });

  test('does not change any answer to others', async () => {
    const others = [app.api, otherTrainer.api, stranger.api, admin.api];
    const ask = () => Promise.all(others.map(everywhere));
    const answers = await ask();
    await app.db.query('delete from recipes where id = $1', [hidden.id]);
    expect(answers).toEqual(await ask());
    expect(answers.join()).not.toContain(SECRET);
  });

  test('cannot be favorited, rated, collected, viewed, or assigned by others', async () => {
    for (const { api } of [otherTrainer, stranger]) {
      const recipeId = hidden.id;
      const { data } = await api.POST('/api/collections', { body: { name: 'Mine' } });
      const id = data?.data.id ?? '';
      const answers = [
        await api.POST('/api/favorites', { body: { recipeId } }),
        await api.POST('/api/favorites/rate', { body: { recipeId, rating: 5 } }),
        await api.POST('/api/favorites/interactions', { body: { recipeId, interactionType: 'view' } }),
        await api.POST('/api/collections/{id}/recipes', { params: { path: { id } }, body: { recipeId } }),
      ];
      expect(answers.map(({ response }) => response.status)).toEqual([404, 404, 404, 404]);
    }
    for (const { api } of [otherTrainer, admin]) {
      const body = { recipeId: hidden.id, customerIds: [stranger.id] };
      expect((await api.POST('/api/admin/assign-recipe', { body })).response.status).toBe(404);
    }
  });

  test('leaves favorites, collections, assignments, ratings and counts when the coaching ends', async () => {
    await insertFavorite(app.db, customer, hidden, SECRET);
    const rating = await insertRating(app.db, customer, hidden, { reviewText: SECRET });
    await insertInteraction(app.db, customer, hidden, 'cook');
    await insertCollection(app.db, customer, [hidden]);
    await insertAssignment(app.db, owner, customer, hidden);
    expect(await everywhere(customer.api)).toContain(SECRET);

    await app.db.query('update coaching set ended_at = now()');

    expect(await everywhere(customer.api)).not.toContain(SECRET);
    const { data: favorites } = await customer.api.GET('/api/favorites', {});
    expect(favorites).toEqual({ recipes: [], total: 0 });
    const { data: assigned } = await customer.api.GET('/api/customer/recipes', {});
    expect(assigned).toEqual({ recipes: [], total: 0 });
    const { data: collections } = await customer.api.GET('/api/collections', {});
    expect(JSON.stringify(collections)).not.toContain('"recipeCount":1');
    const vote = await stranger.api.PUT('/api/ratings/{id}/helpful', {
      params: { path: { id: rating.id } },
      body: { isHelpful: true },
    });
    expect(vote.response.status).toBe(404);
  });
});
