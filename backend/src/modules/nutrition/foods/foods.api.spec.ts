import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { insertCoaching } from '../../../../test/factories/coaching.js';
import { insertRecipe } from '../../../../test/factories/recipes.js';
import { type SignedInUser, TestApp } from '../../../../test/support/test-app.js';

let app: TestApp;
let ann: SignedInUser;

beforeAll(async () => {
  app = await TestApp.start();
});

beforeEach(async () => {
  ann = await app.signedIn({ name: 'Ann' });
});

afterAll(() => app.stop());

const search = async (text: string, limit = 5, by = ann) => {
  const query = { search: text, limit };
  return (await by.api.GET('/api/nutrition/foods', { params: { query } })).data?.foods ?? [];
};

describe('searching what can be logged', () => {
  test('finds a food of our table under its everyday name, with household weights to offer', async () => {
    const [banana] = await search('bananna');
    expect(banana).toMatchObject({
      ...{ id: 'food:banana', kind: 'food', name: 'banana', detail: 'Bananas, raw', per: '100 g' },
      figures: { calories: 89, fiber: 2.6, sodium: 1 },
    });
    expect(banana?.amounts).toContainEqual({ label: '1 cup, sliced', grams: 150 });
  });

  test('finds a food of the reference, and says what the reference has not measured', async () => {
    const [cheese] = await search('caraway cheese');
    expect(cheese).toMatchObject({ id: 'usda:01008', figures: { calories: 376, sugar: null } });
  });

  test('finds recipes by their name, with the figures of a serving', async () => {
    const recipe = await insertRecipe(app.db, { name: 'Quokka stew', kcal: 510, protein: 32.5 });
    expect((await search('stew quokka'))[0]).toMatchObject({
      ...{ id: `recipe:${recipe.id}`, kind: 'recipe', per: 'serving', amounts: [] },
      figures: { calories: 510, protein: 32.5, fiber: null },
    });
  });

  test('finds a trainer’s own recipes for their customers only', async () => {
    const trainer = await app.signedIn({ role: 'trainer' });
    const own = await insertRecipe(app.db, { name: 'Numbat pie', owner: trainer });
    const found = async () => (await search('numbat pie')).map(({ id }) => id);
    expect(await found()).not.toContain(`recipe:${own.id}`);
    await insertCoaching(app.db, trainer, ann);
    expect(await found()).toContain(`recipe:${own.id}`);
  });

  test('does not take a recipe for what is only one of its ingredients', async () => {
    const soup = await insertRecipe(app.db, { name: 'Wombat soup', ingredients: [{ name: 'quince' }] });
    expect((await search('quince', 50)).map(({ id }) => id)).not.toContain(`recipe:${soup.id}`);
  });

  test('finds nothing for nothing', async () => {
    expect(await search('')).toEqual([]);
    expect(await search('&&&')).toEqual([]);
  });
});
