import { describe, expect, test } from '@jest/globals';
import { InvalidInputError } from '../../../platform/errors/app-error.js';
import { contentOf, type WrittenRecipe, writtenLine } from './written-recipe.js';

const WRITTEN: WrittenRecipe = {
  name: 'Omelette',
  description: '',
  mealTypes: ['breakfast'],
  cuisine: null,
  servings: 2,
  prepTimeMinutes: 5,
  cookTimeMinutes: 5,
  ingredients: ['4 eggs, beaten', '10 g butter', 'salt to taste'],
  instructions: 'Fry it.',
  nutrition: null,
  dietaryTags: null,
};

const write = (wish: Partial<WrittenRecipe> = {}) => contentOf({ ...WRITTEN, ...wish });

const refusal = (wish: Partial<WrittenRecipe>) => {
  try {
    write(wish);
  } catch (error) {
    if (error instanceof InvalidInputError) return error.fields;
    throw error;
  }
  return null;
};

const ENTERED = { kcal: 300, protein: 20, carbs: 10, fat: 20 };

test('steps lose their list marks', () => {
  const instructions = '1. Brown the mince\nStep 2: Add 2 eggs\n- Serve\n-18 °C is too cold\n2 eggs go in';
  expect(write({ instructions })).toMatchObject({
    instructions: 'Brown the mince\nAdd 2 eggs\nServe\n-18 °C is too cold\n2 eggs go in',
  });
});

describe('a recipe with only understood lines', () => {
  test('derives numbers, tags, main ingredients, and allergens from its foods', () => {
    const { ingredients, nutrition } = write();
    // 100 g egg and 5 g butter: 143 + 35.85 kcal, 12.56 + 0.04 g protein
    expect(nutrition).toMatchObject({
      source: 'computed',
      perServing: { kcal: 179, protein: 12.6 },
      dietaryTags: ['vegetarian', 'keto', 'gluten-free', 'low-carb', 'high-protein'],
      mainIngredients: ['egg'],
      allergens: ['eggs', 'milk'],
    });
    expect(ingredients).toEqual([
      { amount: 4, unit: 'pcs', name: 'eggs', note: 'beaten', foodId: 'egg', grams: 200 },
      { amount: 10, unit: 'g', name: 'butter', note: null, foodId: 'butter', grams: 10 },
      { amount: null, unit: null, name: 'salt', note: 'to taste', foodId: 'salt', grams: null },
    ]);
  });

  test('counts foods without an amount for diets and allergens', () => {
    const content = write({ ingredients: ['200 g white rice', 'sesame oil'] });
    expect(content.nutrition.allergens).toEqual(['sesame']);
  });

  test('ignores tags that were sent', () => {
    expect(write({ dietaryTags: ['vegan'] }).nutrition.dietaryTags).not.toContain('vegan');
  });

  test('is refused if a serving exceeds the columns', () => {
    expect(refusal({ ingredients: ['20 kg butter'], servings: 1 })).toEqual({
      servings: ['One serving would have more than 99999 kcal. Are there more servings?'],
    });
    expect(refusal({ ingredients: ['2 kg sugar'], servings: 1 })).toEqual({
      servings: ['One serving would have more than 999.99 g of carbs. Are there more servings?'],
    });
    expect(refusal({ ingredients: ['1e300 g salt'], servings: 1 })).not.toBeNull();
  });

  test('is refused if it is only seasoning', () => {
    expect(refusal({ ingredients: ['salt', 'water'] })).toEqual({
      ingredients: ['At least one ingredient needs an amount'],
    });
  });
});

describe('a recipe with a line that is not understood', () => {
  const ingredients = ['4 eggs', '200 g smoked dragon', 'flour'];

  test('names each line with what is unclear', () => {
    expect(refusal({ ingredients: ['4 eggs', '1 bunch coriander', 'flour'] })).toEqual({
      ingredients: [
        'Line 2, “1 bunch coriander”: No food in our table is called this. Did you mean cilantro?',
        'Line 3, “flour”: The amount is missing.',
        'Fix these lines, leave them out of the numbers, or enter the numbers yourself',
      ],
    });
  });

  test('keeps entered numbers, and claims nothing about allergens', () => {
    const content = write({ ingredients, nutrition: ENTERED });
    expect(content.nutrition).toEqual({
      source: 'entered',
      perServing: ENTERED,
      dietaryTags: ['low-carb', 'high-protein'],
      mainIngredients: ['egg'],
      allergens: null,
    });
    expect(content.ingredients[1]).toEqual({
      amount: 200,
      unit: 'g',
      name: 'smoked dragon',
      note: null,
      foodId: null,
      grams: null,
    });
  });
});

describe('entered numbers', () => {
  test('are kept even if they could be computed, while tags still follow from the foods', () => {
    expect(write({ nutrition: ENTERED }).nutrition).toMatchObject({
      source: 'entered',
      perServing: ENTERED,
      dietaryTags: ['vegetarian', 'gluten-free', 'low-carb', 'high-protein'],
      allergens: ['eggs', 'milk'],
    });
  });

  test('come with tags of their own, unless a food contradicts them', () => {
    expect(
      write({ nutrition: ENTERED, dietaryTags: ['paleo', 'keto'], ingredients: ['4 eggs'] }),
    ).toMatchObject({
      nutrition: { dietaryTags: ['paleo', 'keto'] },
    });
    expect(refusal({ nutrition: ENTERED, dietaryTags: ['vegan', 'paleo', 'low-carb'] })).toEqual({
      dietaryTags: ['It is not vegan: it contains eggs', 'It is not paleo: it contains butter'],
    });
  });
});

describe('a line that is left out of the numbers', () => {
  const SPICES = '2 tsp Aunt May’s spice mix, not counted';
  const ingredients = ['4 eggs, beaten', '10 g butter', SPICES];

  test('stays in the recipe, and the others are counted', () => {
    const content = write({ ingredients });
    expect(content.nutrition).toMatchObject({ source: 'computed', perServing: { kcal: 179 } });
    expect(content.ingredients[2]).toEqual({
      amount: 2,
      unit: 'tsp',
      name: 'Aunt May’s spice mix',
      note: 'not counted',
      foodId: null,
      grams: null,
    });
  });

  test('prevents claims about allergens, and keeps the recipe out of generated plans', () => {
    const content = write({ ingredients, isForPlans: true });
    expect(content).toMatchObject({ nutrition: { dietaryTags: [], allergens: null }, isForPlans: false });
  });

  test('is kept when the recipe is edited', () => {
    const before = write({ ingredients }).ingredients;
    const again = contentOf({ ...WRITTEN, ingredients: before.map(writtenLine) }, before);
    expect(again.ingredients).toEqual(before);
  });

  test('must be one that cannot be counted', () => {
    expect(refusal({ ingredients: ['4 eggs', '10 g butter, not counted'] })?.ingredients?.[0]).toContain(
      'This is in our food table, so it counts: remove “not counted”',
    );
  });

  test('may be marked in parentheses after other notes', () => {
    expect(
      write({ ingredients: ['4 eggs', '1 dragon heart, sliced (not counted)', 'salt'] }).ingredients[1],
    ).toMatchObject({
      amount: 1,
      name: 'dragon heart',
      note: 'sliced, not counted',
    });
  });

  test.each([
    ['four of many', 10, 4],
    ['as many as are counted', 2, 2],
  ])('is refused if it leaves out %s', (_, counted, left) => {
    const lines = [
      ...Array.from({ length: counted }, () => '1 egg'),
      ...Array.from(
        { length: left },
        (_unused, index) => `1 dragon heart ${'x'.repeat(index + 1)}, not counted`,
      ),
    ];
    expect(refusal({ ingredients: lines })?.ingredients?.[0]).toContain('Only 3 lines may be left out');
  });

  test('claims nothing with entered numbers either', () => {
    expect(write({ ingredients, nutrition: ENTERED }).nutrition).toMatchObject({ allergens: null });
  });
});
