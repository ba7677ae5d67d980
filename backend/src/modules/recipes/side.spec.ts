import { describe, expect, test } from '@jest/globals';
import { InvalidInputError } from '../../platform/errors/app-error.js';
import { Recipe, type RecipeContent } from './recipe.entity.js';
import type { RecipeSide } from './side.js';

const RICE: RecipeSide = { kind: 'starch', step: 0.25, most: 2.5 };

const content = (side?: RecipeSide | null): RecipeContent => ({
  name: 'Rice',
  description: '',
  mealTypes: ['dinner'],
  cuisine: null,
  prepTimeMinutes: 1,
  cookTimeMinutes: 12,
  servings: 1,
  ingredients: [],
  instructions: 'Boil it.',
  nutrition: {
    source: 'entered',
    perServing: { kcal: 180, protein: 3, carbs: 40, fat: 0 },
    dietaryTags: [],
    mainIngredients: [],
    allergens: null,
  },
  side,
});

const now = new Date('2026-11-23T10:00:00Z');
const recipe = (side?: RecipeSide | null) =>
  new Recipe(content(side), { owner: null, sourceReference: null, now });

const fieldsRefused = (side: object): string[] => {
  try {
    recipe({ ...RICE, ...side });
  } catch (error) {
    if (error instanceof InvalidInputError) return Object.keys(error.fields ?? {});
  }
  return [];
};

describe('a recipe', () => {
  test('is a dish unless it says that it is a side', () => {
    expect(recipe()).toMatchObject({ sideKind: null, sideStep: null, sideMost: null });
    expect(recipe(RICE)).toMatchObject({ sideKind: 'starch', sideStep: 0.25, sideMost: 2.5 });
  });

  test('becomes a dish again when it is rewritten as one', () => {
    const rewritten = recipe(RICE);
    rewritten.rewrite(content(null), now);
    expect(rewritten).toMatchObject({ sideKind: null, sideStep: null, sideMost: null });
  });

  test.each([
    ['a kind that does not exist', { kind: 'dessert' }, ['side.kind']],
    ['thirds of a serving', { step: 0.3 }, ['side.step']],
    ['less than one step', { step: 1, most: 0.5 }, ['side.most']],
    ['an amount between two steps', { step: 0.5, most: 1.25 }, ['side.most']],
    ['more than six servings', { step: 1, most: 7 }, ['side.most']],
    ['the largest amount that is possible', { step: 1, most: 6 }, []],
  ])('a side dish is checked: %s', (_, side, fields) => {
    expect(fieldsRefused(side)).toEqual(fields);
  });
});
