import { describe, expect, test } from '@jest/globals';
import { readExcludedWords } from '../../../test/corpora/excluded-words/words.js';
import { ALLERGENS, foods } from '../foods/index.js';
import { isCalled, isOfAllergen } from '../plan-certificate/called.js';
import { excludedFood } from './excluded-food.js';
import { FOOD_GROUPS } from './food-groups.js';
import { FOOD_WORDS_ABROAD } from './food-words-abroad.js';

/**
 * The generator excludes foods by ID, and the certificate also checks names of ingredients. If a name matches an
 * exclusion, its food has to be among the excluded ones; otherwise the generator would make plans that fail their
 * certificate.
 */
const ingredients = [...foods.values()].map(({ id, name }) => ({ name, foodId: id }));

const listed = (words: string) => words.split(',').map((word) => word.trim());

const words = new Set([
  ...readExcludedWords().map(({ word }) => word),
  ...[...FOOD_GROUPS.map(([group]) => group), ...FOOD_WORDS_ABROAD.map(([english]) => english)].flatMap(
    listed,
  ),
  ...[...foods.values()].map(({ name }) => name.split(',')[0] ?? name),
]);

describe('the certificate', () => {
  test('finds nothing by name that the generator would include', () => {
    const found = [...words].flatMap((word) => {
      const excluded = excludedFood(word);
      if (!excluded) return [];
      return ingredients
        .filter(({ foodId, name }) => !excluded.foodIds.includes(foodId) && isCalled(excluded.name, name))
        .map(({ name }) => `${word}: ${name}`);
    });
    expect(found).toEqual([]);
  });

  test.each(ALLERGENS)('finds %s only in names of foods that are labeled with it', (allergen) => {
    const found = ingredients.filter(
      ({ foodId, name }) => isOfAllergen(allergen, name) && !foods.get(foodId)?.allergens.includes(allergen),
    );
    expect(found.map(({ name }) => name)).toEqual([]);
  });
});
