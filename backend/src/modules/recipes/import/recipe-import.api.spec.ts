import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { components } from '../../../../../openapi/src/schema.d.ts';
import { jsonLd, published } from '../../../../test/factories/published-recipes.ts';
import { type SignedInUser, TestApp } from '../../../../test/support/test-app.ts';

type Body = components['schemas']['ImportRecipesRequest'];

let app: TestApp;
let admin: SignedInUser;
let trainer: SignedInUser;

beforeAll(async () => {
  app = await TestApp.start();
});

beforeEach(async () => {
  await app.db.query('delete from recipes');
  admin = await app.signedIn({ role: 'admin' });
  trainer = await app.signedIn({ role: 'trainer' });
});

afterAll(() => app.stop());

const intoQueue = (body: Body) => admin.api.POST('/api/admin/recipes/import', { body });
const asOwn = (body: Body) => trainer.api.POST('/api/trainer/recipes/import', { body });

const stored = async () =>
  (
    await app.db.query(`select name, nutrition_source as source, is_approved as approved, owner_id as owner,
      meal_types as meals, source_reference as reference from recipes order by creation_timestamp, name`)
  ).rows;

describe('an import by an admin', () => {
  test('puts recipes into the queue with a history', async () => {
    const { response, data } = await intoQueue({ jsonLd: jsonLd(published()) });
    expect([response.status, data?.message, data?.problems]).toEqual([200, '1 recipe imported', []]);
    expect(await stored()).toEqual([
      {
        name: 'Lentil soup',
        source: 'computed',
        approved: false,
        owner: null,
        meals: ['lunch'],
        reference: null,
      },
    ]);
    const id = data?.imported[0]?.id ?? '';
    const shown = await admin.api.GET('/api/admin/recipes/{id}', { params: { path: { id } } });
    expect(shown.data?.history).toMatchObject([{ action: 'recipe.created', actorEmail: admin.email }]);
    expect((await trainer.api.GET('/api/recipes/{id}', { params: { path: { id } } })).response.status).toBe(
      404,
    );
  });

  test('can read what our own pages say about recipes', async () => {
    const own = published({
      description: 'Warm & thick',
      prepTime: 'PT10M',
      cookTime: 'PT75M',
      totalTime: 'PT85M',
      recipeCategory: ['Breakfast', 'Dinner'],
      recipeCuisine: 'turkish',
      keywords: 'Vegan, High-Protein',
      suitableForDiet: ['https://schema.org/VeganDiet'],
      recipeIngredient: [
        '1 ½ cups rice',
        '200 g red lentils, rinsed',
        '2 tbsp olive oil',
        '¼ onion, chopped',
        'salt, to taste',
      ],
      nutrition: {
        '@type': 'NutritionInformation',
        servingSize: '1 serving',
        calories: '1 kcal',
        proteinContent: '1 g',
        carbohydrateContent: '1 g',
        fatContent: '1 g',
      },
    });
    const page = `<!doctype html><title>Soup</title><script type="application/ld+json">${JSON.stringify(own).replaceAll('&', '\\u0026')}</script>`;
    const { data } = await intoQueue({ jsonLd: page });
    const id = data?.imported[0]?.id ?? '';
    const shown = await admin.api.GET('/api/admin/recipes/{id}', { params: { path: { id } } });
    expect(shown.data).toMatchObject({
      name: 'Lentil soup',
      description: 'Warm & thick',
      mealTypes: ['breakfast', 'dinner'],
      cuisine: 'turkish',
      servings: 2,
      prepTimeMinutes: 10,
      cookTimeMinutes: 75,
      nutritionSource: 'computed',
      instructionsText: 'Boil it.',
      ingredientsJson: [
        { amount: 1.5, unit: 'cups', name: 'rice' },
        { amount: 200, unit: 'g', name: 'red lentils', note: 'rinsed' },
        { amount: 2, unit: 'tbsp' },
        { amount: 0.25, unit: 'pcs' },
        { amount: null, name: 'salt' },
      ],
    });
    expect(shown.data?.caloriesKcal).toBeGreaterThan(300);
  });
});

describe('rows of an import', () => {
  test('are kept if they are valid, and otherwise returned with a problem', async () => {
    const csv = [
      'name,meal types,servings,prep,cook,ingredients,instructions,kcal,protein,carbs,fat',
      'Omelette,breakfast,1,5,5,3 eggs;1 tsp butter,Whisk. Fry.,,,,',
      ',lunch,1,0,0,1 egg,Boil,,,,',
      'Mystery,dinner,2,0,0,200 g dragon heart;flour,Roast,,,,',
      'Known by its numbers,dinner,2,0,0,200 g dragon heart,Roast,410,"30,5",10,22',
      'Air,snack,0,0,0,,,,,,',
      `${'x'.repeat(20)},snack,1,0,0,1 egg ${'y'.repeat(200)},Boil,,,,`,
      'Omelette,breakfast,2,5,5,3 eggs;1 tsp butter,Whisk. Fry.,,,,',
    ].join('\r\n');
    const { response, data } = await asOwn({ csv });
    expect([response.status, data?.message]).toEqual([200, '2 recipes imported']);
    expect(data?.imported.map(({ name }) => name)).toEqual(['Omelette', 'Known by its numbers']);
    expect(data?.problems).toEqual([
      {
        row: 3,
        name: '',
        problem: 'It has no name',
        recipe: expect.objectContaining({ ingredients: ['1 egg'] }),
      },
      {
        row: 4,
        name: 'Mystery',
        problem: expect.stringContaining('Line 1, “200 g dragon heart”: No food in our table'),
        recipe: {
          name: 'Mystery',
          description: '',
          mealTypes: ['dinner'],
          cuisine: null,
          servings: 2,
          prepTimeMinutes: 0,
          cookTimeMinutes: 0,
          restTimeMinutes: 0,
          ingredients: ['200 g dragon heart', 'flour'],
          instructionsText: 'Roast',
          sourceReference: null,
          side: null,
        },
      },
      {
        row: 6,
        name: 'Air',
        problem: 'It does not say how many servings it makes. It has no ingredients. It has no instructions',
        recipe: null,
      },
      {
        row: 7,
        name: 'x'.repeat(20),
        problem: 'Each line of ingredients must be at most 200 characters',
        recipe: expect.anything(),
      },
      {
        row: 8,
        name: 'Omelette',
        problem: 'There is already a recipe with this name and these ingredients',
        recipe: null,
      },
    ]);
    const { rows } = await app.db.query(
      `select name, nutrition_source as source, calories_kcal as kcal, allergens, dietary_tags as tags from recipes order by name`,
    );
    expect(rows).toEqual([
      expect.objectContaining({
        name: 'Known by its numbers',
        source: 'entered',
        kcal: 410,
        allergens: null,
      }),
      expect.objectContaining({ name: 'Omelette', source: 'computed', allergens: ['eggs', 'milk'] }),
    ]);
  });

  test('get the meals that the user chose if they name none', async () => {
    const nameless = published({ recipeCategory: undefined, name: 'Lentils' });
    const refused = await asOwn({ jsonLd: jsonLd(nameless) });
    expect(refused.data).toMatchObject({
      message: 'No recipe was imported',
      problems: [
        { row: 1, problem: 'It does not say which meal it is for: breakfast, lunch, dinner, or snack' },
      ],
    });
    await asOwn({ jsonLd: jsonLd(nameless, published()), mealTypes: ['snack', 'dinner'] });
    expect(await stored()).toMatchObject([
      { name: 'Lentil soup', meals: ['lunch'] },
      { name: 'Lentils', meals: ['dinner', 'snack'] },
    ]);
  });

  test('cannot claim a diet', async () => {
    const claimed = published({
      recipeIngredient: ['200 g dragon heart'],
      keywords: 'vegan, gluten-free',
      nutrition: {
        calories: '400 kcal',
        proteinContent: '10 g',
        carbohydrateContent: '50 g',
        fatContent: '15 g',
      },
    });
    await asOwn({ jsonLd: jsonLd(claimed) });
    const { rows } = await app.db.query(
      'select nutrition_source as source, dietary_tags as tags from recipes',
    );
    expect(rows).toEqual([{ source: 'entered', tags: [] }]);
  });

  test('are stored as text even if they contain markup', async () => {
    const hostile = published({
      name: '<img src=x onerror=alert(1)>Soup</script>',
      description: 'a <b>b</b> &lt;i&gt;',
      url: 'javascript:alert(1)',
    });
    await intoQueue({ jsonLd: jsonLd(hostile) });
    expect(await stored()).toMatchObject([{ name: 'Soup', reference: null }]);
  });
});

test.each([
  [{}, 'url'],
  [{ jsonLd: '[]', csv: 'name' }, 'csv'],
  [{ jsonLd: '' }, 'jsonLd'],
  [{ url: ' ' }, 'url'],
  [{ url: 'x'.repeat(2001) }, 'url'],
  [{ jsonLd: {} }, 'jsonLd'],
  [{ csv: 'a,b' }, 'csv'],
  [{ csv: 'a,b', mealTypes: ['tea'] }, 'mealTypes'],
])('an invalid import is refused: %#', async (body, field) => {
  const { response, error } = await intoQueue(body as Body);
  expect([response.status, Object.keys(error?.fields ?? {})]).toEqual([400, [field]]);
});

describe('a recipe pasted from notes', () => {
  const note = (name: string, line = '200 g red lentils') =>
    `${name}\nServes 2\nPrep 10 min, cook 20 min\nDinner\n\nIngredients\n- ${line}\n- 1 (14.5 oz) can diced tomatoes\n\nMethod\n1. Boil it.`;

  test('is saved with its numbers if everything is clear', async () => {
    const { data } = await asOwn({ text: note('Stew') });
    expect(data).toMatchObject({ message: '1 recipe imported', problems: [] });
    const id = data?.imported[0]?.id ?? '';
    const shown = await trainer.api.GET('/api/recipes/{id}', { params: { path: { id } } });
    expect(shown.data).toMatchObject({
      name: 'Stew',
      servings: 2,
      prepTimeMinutes: 10,
      cookTimeMinutes: 20,
      nutritionSource: 'computed',
      instructionsText: 'Boil it.',
      ingredientsJson: [
        { amount: 200, unit: 'g', grams: 200 },
        { amount: 1, unit: 'cans', name: 'diced tomatoes', note: '14.5 oz', grams: 411.07 },
      ],
    });
  });

  test('is returned for correction if something is unclear', async () => {
    const { data } = await asOwn({ text: note('Stew', '1 dragon heart') });
    expect(data).toMatchObject({
      message: 'No recipe was imported',
      imported: [],
      problems: [
        {
          row: 1,
          name: 'Stew',
          recipe: { name: 'Stew', servings: 2, ingredients: ['1 dragon heart', expect.anything()] },
        },
      ],
    });
    expect(await stored()).toEqual([]);
  });

  test('is a side if its table says so, and keeps that while something else is put right', async () => {
    const table = 'Name,Meals,Servings,Ingredients,Steps,Side,Side most';
    const rows = [
      'Egg,snack,1,1 egg,Boil,protein,2',
      'Odd,snack,1,1 dragon heart,Boil,fruit,1',
      'Sweet,snack,1,1 egg,Boil,cake,1',
    ];
    const { data } = await asOwn({ text: [table, ...rows].join('\n') });
    expect(data?.imported.map(({ name }) => name)).toEqual(['Egg']);
    const path = { id: data?.imported[0]?.id ?? '' };
    const shown = await trainer.api.GET('/api/recipes/{id}', { params: { path } });
    expect(shown.data?.side).toEqual({ kind: 'protein', step: 1, most: 2 });
    expect(data?.problems.map(({ recipe }) => recipe?.side)).toEqual([
      { kind: 'fruit', step: 1, most: 1 },
      null,
    ]);
    expect(data?.problems[1]?.problem).toContain('must be one of');
  });

  test('may come with others, and a table or a page is recognized', async () => {
    const both = await asOwn({ text: `${note('Stew')}\n\n---\n\n${note('Soup')}` });
    expect(both.data?.imported.map(({ name }) => name)).toEqual(['Stew', 'Soup']);
    const table = await asOwn({ text: 'Name,Meals,Servings,Ingredients,Steps\nEgg,snack,1,1 egg,Boil' });
    expect(table.data?.imported.map(({ name }) => name)).toEqual(['Egg']);
    const page = await asOwn({ text: jsonLd(published()) });
    expect(page.data?.imported.map(({ name }) => name)).toEqual(['Lentil soup']);
  });

  test('is requested in plain words if the text has none', async () => {
    const { error } = await asOwn({ text: 'Call Anna' });
    expect(error).toMatchObject({
      fields: { text: [expect.stringContaining('Put its name on the first line')] },
    });
  });
});
