import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { insertCoaching } from '../../../test/factories/coaching.ts';
import { insertRating } from '../../../test/factories/engagement.ts';
import { insertRecipe } from '../../../test/factories/recipes.ts';
import { TestApp } from '../../../test/support/test-app.ts';

let app: TestApp;

beforeAll(async () => {
  app = await TestApp.start();
});

afterAll(() => app.stop());

beforeEach(() => app.db.query('truncate recipes, recipe_words cascade'));

const names = (answer: { data?: { recipes: { name: string }[] } }) =>
  answer.data?.recipes.map(({ name }) => name);

type Query = NonNullable<Parameters<typeof list>[0]>;

const list = (query: { [name: string]: unknown } = {}, api = app.api) =>
  api.GET('/api/recipes', { params: { query: query as never } });

describe('GET /api/recipes', () => {
  test('answers visitors with approved recipes, newest first, and their number', async () => {
    for (const day of [1, 2, 3])
      await insertRecipe(app.db, { name: `Day ${day}`, createdAt: new Date(`2026-01-0${day}`) });
    await insertRecipe(app.db, { name: 'Waiting', approved: false });

    const { data, response } = await list({ limit: 2 });

    expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(data?.recipes.map(({ name }) => name)).toEqual(['Day 3', 'Day 2']);
    expect(data?.total).toBe(3);
    expect(names(await list({ limit: 2, page: 2 }))).toEqual(['Day 1']);
    expect(await list({ limit: 2, page: 9 })).toMatchObject({ data: { recipes: [], total: 3 } });
  });

  test('narrows the results with each filter', async () => {
    const small = { name: 'Small', kcal: 250, prep: 10, protein: 12, carbs: 8, fat: 6, mealTypes: ['snack'] };
    const large = {
      name: 'Large',
      kcal: 900,
      prep: 70,
      protein: 55,
      carbs: 48,
      fat: 28,
      mealTypes: ['dinner', 'lunch'],
    };
    await insertRecipe(app.db, { ...small, dietaryTags: ['vegan', 'vegetarian', 'keto'] });
    await insertRecipe(app.db, { ...large, dietaryTags: ['vegetarian', 'high-protein'] });

    const cases: [query: Query, found: string[]][] = [
      [{ mealType: 'snack' }, ['Small']],
      [{ mealType: ['breakfast', 'lunch'] }, ['Large']],
      [{ dietaryTag: 'vegetarian' }, ['Large', 'Small']],
      [{ dietaryTag: ['vegetarian', 'keto'] }, ['Small']],
      [{ dietaryTag: ['keto', 'high-protein'] }, []],
      [{ maxPrepTime: 30 }, ['Small']],
      [{ maxCalories: 899 }, ['Small']],
      [{ minProtein: 13 }, ['Large']],
      [{ maxProtein: 12 }, ['Small']],
      [{ minCarbs: 9 }, ['Large']],
      [{ maxCarbs: 8 }, ['Small']],
      [{ minFat: 7 }, ['Large']],
      [{ maxFat: 6 }, ['Small']],
    ];
    for (const [query, found] of cases) {
      const { data } = await list(query);
      expect({ query, found: data?.recipes.map(({ name }) => name), total: data?.total }).toEqual({
        query,
        found,
        total: found.length,
      });
    }
  });

  test('counts resting in the total time, by which the quickest come first', async () => {
    await insertRecipe(app.db, { name: 'Overnight oats', prep: 5, cook: 0, rest: 240 });
    await insertRecipe(app.db, { name: 'Stew', prep: 20, cook: 60 });
    const { data } = await list({ sort: 'time' });
    expect(
      data?.recipes.map((recipe) => [recipe.name, recipe.restTimeMinutes, recipe.totalTimeMinutes]),
    ).toEqual([
      ['Stew', 0, 80],
      ['Overnight oats', 240, 245],
    ]);
    expect(names(await list({ search: 'up to 90 min' }))).toEqual(['Stew']);
    expect(names(await list({ maxPrepTime: 5 }))).toEqual(['Overnight oats']);
  });

  test('lists dishes and sides together, or only one of them, and says how a side is eaten', async () => {
    const side = { kind: 'fruit', step: 0.5, most: 2 };
    await insertRecipe(app.db, { name: 'Banana', side });
    await insertRecipe(app.db, { name: 'Stew' });
    expect(names(await list({ sort: 'name' }))).toEqual(['Banana', 'Stew']);
    expect(names(await list({ side: 'false' }))).toEqual(['Stew']);
    const { data } = await list({ side: 'true' });
    expect(data?.recipes.map((recipe) => [recipe.name, recipe.side])).toEqual([['Banana', side]]);
    expect((await list({ side: 'maybe' })).response.status).toBe(400);
  });

  test('sorts by name, energy, protein, and time', async () => {
    await insertRecipe(app.db, { name: 'banana', kcal: 300, protein: 5, prep: 1, cook: 30 });
    await insertRecipe(app.db, { name: 'Apple', kcal: 200, protein: 1, prep: 20, cook: 5 });
    await insertRecipe(app.db, { name: 'Cheese', kcal: 400, protein: 25, prep: 2, cook: 0 });

    expect(names(await list({ sort: 'name' }))).toEqual(['Apple', 'banana', 'Cheese']);
    expect(names(await list({ sort: 'calories' }))).toEqual(['Apple', 'banana', 'Cheese']);
    expect(names(await list({ sort: 'protein' }))).toEqual(['Cheese', 'banana', 'Apple']);
    expect(names(await list({ sort: 'time' }))).toEqual(['Cheese', 'Apple', 'banana']);
  });

  test('sorts by rating, with unrated recipes last', async () => {
    const [ann, ben] = await Promise.all([app.user(), app.user()]);
    await insertRecipe(app.db, { name: 'Unrated' });
    const good = await insertRecipe(app.db, { name: 'Good' });
    const better = await insertRecipe(app.db, { name: 'Better' });
    const alsoGood = await insertRecipe(app.db, { name: 'Good, says one' });
    await insertRating(app.db, ann, good, { rating: 4 });
    await insertRating(app.db, ben, good, { rating: 4 });
    await insertRating(app.db, ann, alsoGood, { rating: 4 });
    await insertRating(app.db, ann, better, { rating: 4 });
    await insertRating(app.db, ben, better, { rating: 5 });

    const found = await list({ sort: 'rating', view: 'card' });
    expect(names(found)).toEqual(['Better', 'Good', 'Good, says one', 'Unrated']);
    expect(found.data?.recipes[0]).toMatchObject({ averageRating: 4.5, totalRatings: 2, isFavorited: false });
    expect(found.data?.recipes[3]).toMatchObject({ averageRating: null, totalRatings: 0 });
  });

  test('finds words of the name before those of the ingredients and the description', async () => {
    await insertRecipe(app.db, { name: 'Green bowl', description: 'Tastes of salmon.' });
    await insertRecipe(app.db, { name: 'Rice bowl', ingredients: [{ name: 'salmon fillet' }] });
    await insertRecipe(app.db, { name: 'Baked salmon' });
    await insertRecipe(app.db, { name: 'Chicken' });

    expect(names(await list({ search: 'salmon' }))).toEqual(['Baked salmon', 'Rice bowl', 'Green bowl']);
  });

  test.each([
    ['brocoli', 'Broccoli gratin'],
    ['BROCOLLI', 'Broccoli gratin'],
    ['gratins', 'Broccoli gratin'],
    ['creme', 'Crème brûlée'],
    ['brulée', 'Crème brûlée'],
    ['quinao salad', 'Quinoa salad'],
    ['quin', 'Quinoa salad'],
    ['chikcen', 'Chicken soup'],
    ['olvie', 'Olive bread'],
  ])('%s finds %s', async (search, name) => {
    for (const each of ['Broccoli gratin', 'Crème brûlée', 'Quinoa salad', 'Chicken soup', 'Olive bread'])
      await insertRecipe(app.db, { name: each, ingredients: [{ name: 'salt' }] });

    expect(await list({ search })).toMatchObject({ data: { recipes: [{ name }], total: 1 } });
  });

  test.each(['zzzzzz', 'the', "'", '"', '\\', '%', ':*', '& | !', '((', '🥦'])(
    '%s is a search like any other',
    async (search) => {
      await insertRecipe(app.db, { name: 'Broccoli' });
      const { response, data } = await list({ search });
      expect([response.status, data?.total]).toEqual([200, 0]);
    },
  );

  test('suggests no word from private recipes to others, but finds them for their owner', async () => {
    const owner = await app.signedIn({ role: 'trainer' });
    await insertRecipe(app.db, { name: 'Broccoli gratin' });
    await insertRecipe(app.db, { name: 'My brocoli', owner });
    expect(names(await list({ search: 'brocoli' }))).toEqual(['Broccoli gratin']);
    expect(names(await list({ search: 'brocoli' }, owner.api))?.sort()).toEqual([
      'Broccoli gratin',
      'My brocoli',
    ]);
  });

  test('shows a trainer’s own recipes only to the trainer and current customers', async () => {
    const [trainer, other, admin, customer, stranger] = await Promise.all([
      app.signedIn({ role: 'trainer' }),
      app.signedIn({ role: 'trainer' }),
      app.signedIn({ role: 'admin' }),
      app.signedIn({ role: 'customer' }),
      app.signedIn({ role: 'customer' }),
    ]);
    await insertCoaching(app.db, trainer, customer);
    const { id } = await insertRecipe(app.db, { name: 'Granola', owner: trainer });
    const seen = async (api = app.api) => {
      const { data } = await list({ search: 'granola' }, api);
      const { response } = await api.GET('/api/recipes/{id}', { params: { path: { id } } });
      expect(data?.recipes).toHaveLength(data?.total ?? -1);
      return [data?.total, response.status];
    };

    expect(await seen(trainer.api)).toEqual([1, 200]);
    expect(await seen(customer.api)).toEqual([1, 200]);
    for (const api of [app.api, other.api, admin.api, stranger.api])
      expect(await seen(api)).toEqual([0, 404]);

    await app.db.query('update coaching set ended_at = now()');
    expect(await seen(customer.api)).toEqual([0, 404]);
  });

  test('leaves out recipes that contain or may contain an allergen', async () => {
    await insertRecipe(app.db, { name: 'Cheese', allergens: ['milk'] });
    await insertRecipe(app.db, { name: 'Tofu', allergens: ['soybeans'] });
    await insertRecipe(app.db, { name: 'Salad', allergens: [] });
    await insertRecipe(app.db, { name: 'Who knows' });

    expect(names(await list({ excludedAllergens: 'milk', sort: 'name' }))).toEqual(['Salad', 'Tofu']);
    expect(names(await list({ excludedAllergens: ['milk', 'soybeans'] }))).toEqual(['Salad']);
    expect(await list({ search: 'without milk, soy' })).toMatchObject({
      data: {
        total: 1,
        understood: [
          { label: 'without milk', rest: 'without soy' },
          { label: 'without soy', rest: 'without milk' },
        ],
      },
    });
  });

  test('leaves out foods by the names of ingredients', async () => {
    const of = (...ingredients: string[]) => ({ ingredients: ingredients.map((name) => ({ name })) });
    await insertRecipe(app.db, { name: 'Ramen', ...of('button mushrooms', 'noodles') });
    await insertRecipe(app.db, { name: 'Bacon and eggs', ...of('smoked bacon', 'egg') });
    await insertRecipe(app.db, { name: 'Salad', ...of('lettuce') });

    expect(names(await list({ excludedFoods: 'mushroom', sort: 'name' }))).toEqual([
      'Bacon and eggs',
      'Salad',
    ]);
    expect(await list({ excludedFoods: ['mushrooms', 'pork'] })).toMatchObject({
      data: { recipes: [{ name: 'Salad' }], total: 1 },
    });
    expect(names(await list({ search: 'sin cerdo', sort: 'name' }))).toEqual(['Ramen', 'Salad']);
    expect(await list({ excludedFoods: ["'", ':*'] })).toMatchObject({ data: { total: 3 } });
    const { error } = await list({ excludedFoods: Array.from({ length: 11 }, (_, at) => `food ${at}`) });
    expect(Object.keys(error?.fields ?? {})).toEqual(['excludedFoods']);
  });

  test('leaves out groups of foods by their labels, wherever they are named', async () => {
    await insertRecipe(app.db, { name: 'Pesto pasta', allergens: ['nuts', 'milk', 'gluten'] });
    await insertRecipe(app.db, { name: 'Baked cod', allergens: ['fish'] });
    await insertRecipe(app.db, { name: 'Lentils', allergens: [], dietaryTags: ['vegetarian'] });
    const without = async (...excludedFoods: string[]) => names(await list({ excludedFoods, sort: 'name' }));
    expect(await without('nuts')).toEqual(['Baked cod', 'Lentils']);
    expect(await without('Dairy', 'fish')).toEqual(['Lentils']);
    expect(await without('meat')).toEqual(['Lentils']);
  });

  test('finds a food by its names in other countries, and no other food', async () => {
    const of = (...ingredients: string[]) => ({ ingredients: ingredients.map((name) => ({ name })) });
    await insertRecipe(app.db, { name: 'Curry', ...of('eggplant', 'chicken stock') });
    await insertRecipe(app.db, { name: 'Pan', ...of('chicken breast', 'egg') });

    expect(names(await list({ search: 'aubergine' }))).toEqual(['Curry']);
    expect(names(await list({ search: 'Hähnchen' }))).toEqual(['Pan']);
    expect(names(await list({ search: 'eggs' }))).toEqual(['Pan']);
    expect((await list({ search: 'aubergine under 400 kcal' })).data?.understood).toEqual([
      { label: 'up to 400 kcal', rest: 'aubergine' },
      { label: '“aubergine (eggplant)”', rest: 'under 400 kcal' },
    ]);
  });

  test('names every value that it cannot use', async () => {
    const { error } = await list({
      mealType: 'brunch',
      maxPrepTime: '1e2',
      page: 0,
      limit: 101,
      approved: 'yes',
      who: 'x',
    });
    expect(Object.keys(error?.fields ?? {}).sort()).toEqual(
      ['approved', 'limit', 'mealType', 'maxPrepTime', 'page', 'who'].sort(),
    );
  });
});

describe('GET /api/recipes/{id}', () => {
  test('answers with the whole recipe, numbers as numbers', async () => {
    const { id } = await insertRecipe(app.db, { name: 'Whole', protein: 30.5 });
    const { data } = await app.api.GET('/api/recipes/{id}', { params: { path: { id } } });
    expect(data).toMatchObject({
      id,
      name: 'Whole',
      proteinGrams: 30.5,
      ingredientsJson: [{ name: 'chicken breast', amount: 200, unit: 'g' }],
      instructionsText: 'Cook it.\nEat it.',
      isApproved: true,
      isOwn: false,
    });
    expect(new Date(data?.creationTimestamp ?? '').toISOString()).toBe(data?.creationTimestamp);
  });
});
