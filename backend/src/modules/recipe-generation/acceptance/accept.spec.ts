import { describe, expect, test } from '@jest/globals';
import { library } from '../../../../seeders/library/index.js';
import type { LibraryRecipe } from '../../../../seeders/library/library-recipe.js';
import { foods } from '../../foods/index.js';
import { ExistingRecipes } from '../proposals/existing-recipes.js';
import { ANYTHING, type GenerationOrder } from '../proposals/order.js';
import type { Proposal, ProposedIngredient } from '../proposals/proposal.js';
import { isRefused } from '../proposals/refused.js';
import { accept } from './accept.js';

const ingredient = (amount: number | null, unit: string | null, name: string): ProposedIngredient => ({
  amount,
  unit,
  name,
  note: null,
});

const PROPOSAL: Proposal = {
  name: 'Lemon Chicken with Rice and Broccoli',
  description: 'Chicken breast in a bright lemon sauce, with rice and crisp broccoli.',
  mealTypes: ['dinner'],
  cuisine: 'Greek',
  servings: 2,
  prepTimeMinutes: 10,
  cookTimeMinutes: 20,
  restTimeMinutes: 0,
  ingredients: [
    ingredient(300, 'g', 'chicken breast'),
    ingredient(120, 'g', 'white rice'),
    ingredient(300, 'g', 'broccoli'),
    ingredient(1, 'tbsp', 'olive oil'),
    ingredient(2, 'tbsp', 'lemon juice'),
    ingredient(0.25, 'tsp', 'salt'),
  ],
  steps: [
    'Simmer the rice in water for 15 minutes.',
    'Fry the chicken in the olive oil for 10 minutes and add the lemon juice and salt.',
    'Steam the broccoli for 5 minutes and serve it with the chicken and rice.',
  ],
};

const outcome = (
  changes: Partial<Proposal> = {},
  order: Partial<GenerationOrder> = {},
  existing = new ExistingRecipes(),
) => accept({ ...PROPOSAL, ...changes }, { ...ANYTHING, ...order }, existing);

const reason = (...given: Parameters<typeof outcome>): string => {
  const result = outcome(...given);
  return isRefused(result) ? `${result.refused}: ${result.reason}` : 'accepted';
};

const withIngredients = (...more: ProposedIngredient[]) => ({
  ingredients: [...PROPOSAL.ingredients, ...more],
});

const proposalOf = ({
  slug: _,
  tags,
  side,
  ingredients,
  instructions,
  ...said
}: LibraryRecipe): Proposal => ({
  ...said,
  mealTypes: [...said.mealTypes],
  restTimeMinutes: said.restTimeMinutes ?? 0,
  ingredients: ingredients.map(([amount, unit, food, note = null]) => ({
    amount,
    unit,
    name: foods.get(food)?.name ?? food,
    note,
  })),
  steps: [...instructions],
});

test('a proposal becomes a recipe with numbers, tags, and allergens of its foods', () => {
  const accepted = outcome();
  if (isRefused(accepted)) throw new Error(accepted.reason);
  expect(accepted.content.ingredients.map(({ foodId }) => foodId)).toEqual([
    'chicken-breast',
    'rice-white',
    'broccoli',
    'oil-olive',
    'lemon-juice',
    'salt',
  ]);
  expect(accepted.content.nutrition).toMatchObject({
    source: 'computed',
    dietaryTags: ['gluten-free', 'high-protein'],
    mainIngredients: ['chicken', 'broccoli', 'rice'],
    allergens: [],
  });
});

test('what people wrote for the library is accepted, but for a few lines that need a person', () => {
  const dishes = library.filter(({ side }) => !side);
  const refused = dishes.filter((dish) =>
    isRefused(accept(proposalOf(dish), ANYTHING, new ExistingRecipes())),
  );
  expect(refused.length / dishes.length).toBeLessThan(0.06);
});

describe('a proposal is refused', () => {
  test.each<[string, Partial<Proposal>, string]>([
    ['with markup in its name', { name: 'Chicken <img src=x>' }, 'malformed: The name contains'],
    [
      'with an address',
      { description: 'Best recipe of all, see https://example.com' },
      'malformed: The description',
    ],
    ['without steps', { steps: [] }, 'malformed: There are 0 steps'],
    ['for no meal', { mealTypes: [] }, 'malformed: It is for no meal'],
    ['for half a serving', { servings: 0.5 }, 'malformed: It is for 0.5 servings'],
    ['with a time that is no number', { cookTimeMinutes: Number.NaN }, 'malformed: It takes 10, NaN, 0'],
    [
      'with a food that does not exist',
      withIngredients(ingredient(100, 'g', 'moon dust')),
      'unmatched: Line 7, “100 g moon dust”',
    ],
    [
      'with a unit that does not exist',
      withIngredients(ingredient(1, 'bucket', 'milk')),
      'unmatched: Line 7',
    ],
    [
      'with salt to taste, whose sodium nobody knows',
      withIngredients(ingredient(null, null, 'sea salt')),
      'unmatched: The weight of sea salt is not known',
    ],
    [
      'if a step names what is no ingredient',
      { steps: [...PROPOSAL.steps, 'Crumble the feta over it.'] },
      'implausible: The steps name feta',
    ],
    [
      'if no step uses an ingredient',
      withIngredients(ingredient(50, 'g', 'walnut')),
      'implausible: No step uses the walnut',
    ],
    [
      'if a serving is too heavy',
      { ...withIngredients(ingredient(500, 'ml', 'water')), servings: 1 },
      'implausible: A serving weighs',
    ],
    [
      'if it is as salty as the sea',
      withIngredients(ingredient(4, 'tsp', 'salt')),
      'implausible: A serving has 13 g of salt',
    ],
    [
      'if it waits longer than it says',
      { steps: [...PROPOSAL.steps, 'Chill the chicken for 2 hours.'] },
      'implausible: The steps wait for 120 minutes',
    ],
  ])('%s', (_, changes, expected) => {
    expect(reason(changes)).toContain(expected);
  });

  test.each<[string, Partial<GenerationOrder>]>([
    ['for another meal', { mealTypes: ['breakfast'] }],
    ['in less time', { maxPrepTime: 15 }],
    ['that is vegan', { dietaryTags: ['vegan'] }],
    ['of salmon', { mainIngredient: 'salmon' }],
    ['of what only seasons it', { mainIngredient: 'lemon juice' }],
    ['with less energy', { maxCalories: 300 }],
    ['that aims at more energy', { targetCalories: 700 }],
    ['with more protein', { minProtein: 60 }],
    ['with fewer carbs', { maxCarbs: 20 }],
    ['with more fat', { minFat: 30 }],
    ['without what it contains', { excludedFoods: ['broccoli'] }],
    ['with more fiber', { minFiber: 30 }],
    ['with more energy', { minCalories: 900 }],
  ])('where a recipe %s was asked for', (_, order) => {
    expect(reason({}, order)).toMatch(/^outOfRange: /);
  });

  test('with the ingredient that must not be in it', () => {
    const almonds = {
      ingredients: [...PROPOSAL.ingredients, ingredient(30, 'g', 'almond butter')],
      steps: [...PROPOSAL.steps, 'Stir in the almond butter.'],
    };
    expect(reason(almonds, { excludedAllergens: ['nuts'] })).toBe(
      'outOfRange: It contains almond butter, and tree nuts must be left out',
    );
    expect(reason(almonds, { excludedFoods: ['almonds'] })).toBe(
      'outOfRange: It contains almond butter, and almonds must be left out',
    );
  });

  test('where one with its name exists, or one of nearly the same foods', () => {
    const ingredients = [
      { foodId: 'chicken-breast', grams: 400 },
      { foodId: 'rice-white', grams: 200 },
      { foodId: 'broccoli', grams: 500 },
      { foodId: 'soy-sauce', grams: 30 },
    ];
    const likeIt = new ExistingRecipes([{ name: 'Soy Chicken and Broccoli', ingredients }]);
    expect(reason({}, {}, likeIt)).toMatch(
      /^tooAlike: \d+ % of its weight is of the same foods as Soy Chicken/,
    );
    const namesake = new ExistingRecipes([
      { name: 'lemon chicken with rice  and broccoli', ingredients: [] },
    ]);
    expect(reason({}, {}, namesake)).toMatch(/^tooAlike: There is already/);
  });
});

describe('what was asked', () => {
  test('is met by what has exactly that', () => {
    expect(
      reason(
        {},
        {
          mealTypes: ['lunch', 'dinner'],
          dietaryTags: ['gluten-free', 'high-protein'],
          mainIngredient: 'Chicken',
          maxPrepTime: 30,
          maxCalories: 600,
          minProtein: 35,
          fitnessGoal: 'muscle_gain',
        },
      ),
    ).toBe('accepted');
  });

  test('of a target never contradicts a bound', () => {
    expect(reason({}, { targetCalories: 666, maxCalories: 530 })).toBe('accepted');
  });

  test('of meat, fish, or poultry is met by any of these', () => {
    expect(reason({}, { mainIngredient: 'poultry' })).toBe('accepted');
    expect(reason({}, { mainIngredient: 'meat' })).toBe('accepted');
    expect(reason({}, { mainIngredient: 'fish' })).toMatch(/^outOfRange/);
  });
});

describe('existing recipes', () => {
  const salad = (grams: number) => ({
    name: 'Salad',
    ingredients: [
      { foodId: 'tomato', grams },
      { foodId: 'cucumber', grams: 100 },
    ],
  });

  test('are alike in the weight of the foods that both have, each by itself', () => {
    const existing = new ExistingRecipes([salad(100)]);
    expect(existing.nearest([{ foodId: 'tomato', grams: 7 }])?.shared).toBe(0.5);
    expect(existing.nearest(salad(300).ingredients)?.shared).toBe(1);
    expect(existing.nearest([{ foodId: 'tofu-firm', grams: 100 }])).toBeNull();
  });

  test('are not alike because both have water', () => {
    const existing = new ExistingRecipes([{ name: 'Tea', ingredients: [{ foodId: 'water', grams: 500 }] }]);
    expect(existing.nearest([{ foodId: 'water', grams: 500 }])).toBeNull();
  });
});
