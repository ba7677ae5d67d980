import { describe, expect, test } from '@jest/globals';
import type { Allergen } from './food.js';
import { KNOWN_RESTRICTIONS, knownRestriction } from './known-restrictions.js';
import { brokenBy, exclusionsFor, type RestrictedRecipe } from './restrictions.js';

const recipe = (changes: Partial<RestrictedRecipe> = {}): RestrictedRecipe => ({
  dietaryTags: ['vegetarian', 'vegan', 'gluten-free', 'paleo', 'keto', 'low-carb'],
  allergens: [],
  caloriesKcal: 300,
  fatGrams: 10,
  ingredientsJson: [{ name: 'broccoli', foodId: 'broccoli' }],
  ...changes,
});

const holding = (name: string, foodId: string | null) => ({ ingredientsJson: [{ name, foodId }] });

const broken = (changes: Partial<RestrictedRecipe>, said: readonly string[], allergies: Allergen[] = []) =>
  brokenBy(recipe(changes), { dietaryRestrictions: said, allergies });

describe('a recipe', () => {
  test('that has every tag and no allergen breaks nothing', () => {
    expect(broken({}, KNOWN_RESTRICTIONS, ['nuts', 'celery'])).toEqual([]);
  });

  test.each<[string, Partial<RestrictedRecipe>, string | null]>([
    ['Vegetarian', { dietaryTags: [], ...holding('chicken breast', 'chicken-breast') }, 'chicken breast'],
    ['Vegan', { dietaryTags: [], ...holding('honey', 'honey') }, 'honey'],
    ['Gluten-Free', { dietaryTags: [], ...holding('couscous', 'couscous') }, 'couscous'],
    ['Paleo', { dietaryTags: [], ...holding('chickpeas', 'chickpeas') }, 'chickpeas'],
    ['Keto', { dietaryTags: [] }, null],
    ['Low-Carb', { dietaryTags: [] }, null],
    ['Low-Fat', { fatGrams: 10.1 }, null],
    ['Dairy-Free', { allergens: ['milk'], ...holding('cheddar', 'cheddar') }, 'cheddar'],
    ['Nut-Free', { allergens: ['peanuts'], ...holding('peanut butter', 'peanut-butter') }, 'peanut butter'],
    ['Nut-Free', { allergens: ['nuts'], ...holding('almond', 'almond') }, 'almond'],
    ['Soy-Free', { allergens: ['soybeans'], ...holding('firm tofu', 'tofu-firm') }, 'firm tofu'],
  ])('breaks %s with %j, because of %s', (restriction, changes, ingredient) => {
    expect(broken(changes, [restriction])).toEqual([{ restriction, ingredient }]);
  });

  test('breaks an allergy, which is named as people in the United States do', () => {
    const satay = { allergens: ['nuts'] as const, ...holding('cashew', 'cashew') };
    expect(broken(satay, [], ['nuts'])).toEqual([
      { restriction: 'Allergy: tree nuts', ingredient: 'cashew' },
    ]);
  });

  test('that may contain anything breaks every allergy, because of what nobody understood', () => {
    expect(broken({ allergens: null, ...holding('secret sauce', null) }, ['Dairy-Free'], ['fish'])).toEqual([
      { restriction: 'Dairy-Free', ingredient: 'secret sauce' },
      { restriction: 'Allergy: fish', ingredient: 'secret sauce' },
    ]);
  });

  test('without energy is low in fat', () => {
    expect(broken({ caloriesKcal: 0, fatGrams: 0 }, ['Low-Fat'])).toEqual([]);
  });
});

describe('a restriction', () => {
  test('is known however it is capitalized', () => {
    expect(knownRestriction(' gluten-free ')).toBe('Gluten-Free');
    expect(broken({ dietaryTags: [] }, ['VEGAN'])).toEqual([{ restriction: 'Vegan', ingredient: null }]);
  });

  test('that is free text is never interpreted', () => {
    expect(knownRestriction('no nightshades')).toBeNull();
    expect(broken({ dietaryTags: [], allergens: null }, ['no nightshades'])).toEqual([]);
  });
});

test('a request for a plan asks for everything that the restrictions forbid, each once', () => {
  const dietaryRestrictions = ['Vegan', 'Nut-Free', 'Low-Fat', 'vegan', 'nothing raw'];
  expect(exclusionsFor({ dietaryRestrictions, allergies: ['nuts', 'sesame'] })).toEqual({
    dietaryTags: ['vegan'],
    excludedAllergens: ['nuts', 'peanuts', 'sesame'],
    lowFat: true,
  });
  expect(exclusionsFor({ dietaryRestrictions: [], allergies: [] })).toEqual({
    ...{ dietaryTags: [], excludedAllergens: [], lowFat: false },
  });
});
