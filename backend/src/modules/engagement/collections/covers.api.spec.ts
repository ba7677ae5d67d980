import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { insertRecipe } from '../../../../test/factories/recipes.ts';
import { type SignedInUser, TestApp } from '../../../../test/support/test-app.ts';

let app: TestApp;
let ann: SignedInUser;
let ben: SignedInUser;
let apple: { id: string };
let bread: { id: string };
let collection: string;

beforeAll(async () => {
  app = await TestApp.start();
  [ann, ben] = await Promise.all([app.signedIn({ name: 'Ann' }), app.signedIn()]);
});

beforeEach(async () => {
  apple = await withPicture('Apple');
  bread = await withPicture('Bread');
  const { data } = await ann.api.POST('/api/collections', { body: { name: 'Sundays', isPublic: true } });
  collection = data?.data.id ?? '';
  for (const { id: recipeId } of [apple, bread])
    await ann.api.POST('/api/collections/{id}/recipes', { ...at(), body: { recipeId } });
});

afterAll(() => app.stop());

const at = () => ({ params: { path: { id: collection } } });

async function withPicture(name: string): Promise<{ id: string }> {
  const recipe = await insertRecipe(app.db, { name });
  await app.db.query(
    `update recipes set image_key = 'recipes/' || id || '/x', image_widths = '{320,640}', image_height = 480
     where id = $1`,
    [recipe.id],
  );
  return recipe;
}

const choose = (coverRecipeId: string | null, by = ann) =>
  by.api.PATCH('/api/collections/{id}', { ...at(), body: { coverRecipeId } });

async function coverFor(reader: SignedInUser) {
  const { data } = await reader.api.GET('/api/collections/{id}', at());
  return { of: data?.coverImageUrl?.split('/')[4], chosen: data?.coverRecipeId };
}

const takeOut = (recipeId: string) =>
  ann.api.DELETE('/api/collections/{id}/recipes/{recipeId}', {
    params: { path: { id: collection, recipeId } },
  });

test('the cover is the first picture unless the owner has chosen another', async () => {
  expect(await coverFor(ann)).toEqual({ of: apple.id, chosen: null });
  expect((await choose(bread.id)).response.status).toBe(200);
  expect(await coverFor(ann)).toEqual({ of: bread.id, chosen: bread.id });
  expect(await coverFor(ben)).toEqual({ of: bread.id, chosen: null });
  const { data } = await ben.api.GET('/api/collections', { params: { query: { scope: 'public' } } });
  expect(data?.collections.find(({ id }) => id === collection)?.coverImageUrl).toContain(bread.id);
  await choose(null);
  expect(await coverFor(ann)).toEqual({ of: apple.id, chosen: null });
});

test('changing the texts of a collection leaves its cover alone', async () => {
  await choose(bread.id);
  await ann.api.PATCH('/api/collections/{id}', { ...at(), body: { name: 'Mondays' } });
  expect(await coverFor(ann)).toEqual({ of: bread.id, chosen: bread.id });
});

test('a recipe that is removed or deleted is no longer the cover', async () => {
  await choose(bread.id);
  await takeOut(bread.id);
  expect(await coverFor(ann)).toEqual({ of: apple.id, chosen: null });
  await choose(apple.id);
  await app.db.query('delete from recipes where id = $1', [apple.id]);
  expect(await coverFor(ann)).toEqual({ of: undefined, chosen: null });
});

test('only a recipe of the collection can be the cover, and only the owner chooses it', async () => {
  const other = await withPicture('Curry');
  const { response, error } = await choose(other.id);
  expect([response.status, error?.code]).toEqual([422, 'not_in_collection']);
  expect((await choose(bread.id, ben)).response.status).toBe(404);
  expect(await coverFor(ann)).toEqual({ of: apple.id, chosen: null });
});
