import { describe, expect, test } from '@jest/globals';
import { readSearch } from './read-search.js';

const rules = (text: string) => readSearch(text).filters;

describe('the meaning of a search', () => {
  test.each([
    ['without milk', [{ excludedAllergens: ['milk'] }]],
    ['Dairy-free', [{ excludedAllergens: ['milk'] }]],
    ['no nuts', [{ excludedAllergens: ['nuts', 'peanuts'] }]],
    [
      'no eggs, milk or mushrooms',
      [{ excludedAllergens: ['eggs'] }, { excludedAllergens: ['milk'] }, { excludedFoods: ['mushrooms'] }],
    ],
    ['free of soy', [{ excludedAllergens: ['soybeans'] }]],
    ['ohne Pilze', [{ excludedFoods: ['pilze'] }]],
    ['peanut butter free snack', [{ excludedFoods: ['peanut butter'] }, { mealTypes: ['snack'] }]],
    ['dinner without meat', [{ dietaryTags: ['vegetarian'] }, { mealTypes: ['dinner'] }]],
    ['under 400 kcal', [{ maxCalories: 400 }]],
    ['under 1,000 kcal', [{ maxCalories: 1000 }]],
    ['30 to 40 g protein', [{ minProtein: 30, maxProtein: 40 }]],
    ['between 20 and 40 g of fat', [{ minFat: 20, maxFat: 40 }]],
    ['400-500 kcal', [{ minCalories: 400, maxCalories: 500 }]],
    ['more than 600 calories', [{ minCalories: 600 }]],
    ['at least 30g protein', [{ minProtein: 30 }]],
    ['carbs under 20', [{ maxCarbs: 20 }]],
    ['less than 20 minutes', [{ maxTotalTime: 20 }]],
    ['5-minute snack', [{ maxTotalTime: 5 }, { mealTypes: ['snack'] }]],
    ['quick snack', [{ mealTypes: ['snack'] }, { maxTotalTime: 20 }]],
    ['quick', [{ maxTotalTime: 30 }]],
    ['no cook vegan', [{ dietaryTags: ['vegan'] }, { maxCookTime: 0 }]],
    ['7 up cake', []],
  ])('"%s" becomes the expected filters', (text, filters) => expect(rules(text)).toEqual(filters));

  test('has the search without each of its parts', () => {
    expect(readSearch('Quick pasta, without milk!').understood).toEqual([
      { label: 'without milk', rest: 'Quick pasta, !' },
      { label: 'quick (up to 30 min)', rest: 'pasta, without milk!' },
      { label: '“pasta”', rest: 'Quick without milk!' },
    ]);
  });

  test('keeps an exclusion word that excludes nothing as a word', () => {
    expect(readSearch('no fuss soup')).toMatchObject({ filters: [], words: 'no fuss' });
  });

  test('finds nothing for single letters and signs', () => {
    expect(readSearch('a\'b"c<script>')).toMatchObject({ words: 'ab script', hasWords: true });
    expect(readSearch('((')).toMatchObject({ words: '', known: '', hasWords: true });
  });

  test('takes time that grows only with the length of the text', () => {
    const longest = 'no '.repeat(34).slice(0, 100);
    expect(readSearch(longest).filters).toEqual([]);
    expect(readSearch('ö'.repeat(100)).words).toHaveLength(100);
  });
});
