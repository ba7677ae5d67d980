import { describe, expect, test } from '@jest/globals';
import { excludedFood } from './excluded-food.js';
import { suggestFoods } from './food-suggestions.js';

const names = (typed: string, limit = 3) => suggestFoods(typed, 'plans', limit).map(({ name }) => name);

describe('suggestions for a plan', () => {
  test.each([
    // The word itself comes first, and groups come before single foods.
    ['nu', 'nuts'],
    ['fi', 'fish'],
    ['dai', 'dairy'],
    ['mil', 'milk'],
    ['legu', 'legumes'],
    ['citr', 'citrus'],
    ['shell', 'shellfish'],
    ['red', 'red meat'],
    ['rice', 'rice'],
    ['egg', 'eggs'],
    ['chick', 'chicken'],
    // Singular, plural, and an unfinished plural.
    ['mushroom', 'mushrooms'],
    ['mushrooms', 'mushrooms'],
    ['strawberrie', 'strawberries'],
    ['tomatoe', 'tomatoes'],
    ['avocados', 'avocado'],
    // People type other names, and words of other countries and languages.
    ['courgette', 'zucchini'],
    ['aubergine', 'eggplant'],
    ['prawn', 'shrimp'],
    ['coriander l', 'cilantro'],
    ['lachs', 'salmon'],
    ['hähnchen', 'chicken'],
    // A word in the middle of a name.
    ['breast chick', 'chicken breast'],
  ])('suggest for %s first %s', (typed, name) => {
    expect(names(typed, 1)).toEqual([name]);
  });

  test('include the other name by which a food was found, and what it stands for', () => {
    expect(suggestFoods('prawns', 'plans', 1)).toEqual([
      { name: 'shrimp', otherName: 'prawns', foods: ['shrimp', 'cooked shrimp'], foodCount: 2 },
    ]);
    const [fish] = suggestFoods('fish', 'plans', 1);
    expect(fish).toMatchObject({ name: 'fish', otherName: null });
    expect(fish?.foods[0]).toBe('cod fillet');
    expect(fish?.foods).not.toContain('kimchi');
    expect(fish?.foodCount).toBeGreaterThan(20);
  });

  test('contain only what a wish understands, each meaning once', () => {
    const letters = [...'abcdefghijklmnopqrstuvwxyz'];
    for (const typed of letters.flatMap((one) => [`${one}a`, `${one}e`])) {
      const found = suggestFoods(typed, 'plans', 20);
      const meanings = found.map(({ name }) => excludedFood(name)?.foodIds.toSorted().join(' '));
      expect(meanings).not.toContain(undefined);
      expect(new Set(meanings).size).toBe(found.length);
      for (const { name } of found) expect(name).not.toContain(',');
    }
  });

  test('are empty if no name begins with the text, and for an empty text', () => {
    expect([names('zzz'), names(' , '), names('💥'), names('garlic zzz')]).toEqual([[], [], [], []]);
    expect(names('a '.repeat(10_000))).toBeDefined();
  });
});

test('suggestions for a list of recipes are words that its filters understand', () => {
  const words = (typed: string) => suggestFoods(typed, 'recipes', 20).map(({ name }) => name);
  expect(words('nut')[0]).toBe('nuts');
  expect(words('dairy')).toEqual(['dairy']);
  expect(words('pork')[0]).toBe('pork');
  expect(words('mushroom')[0]).toBe('mushrooms');
  // Lists have no such rule: "no root vegetables" would exclude nothing.
  expect(words('root veg')).toEqual([]);
});
