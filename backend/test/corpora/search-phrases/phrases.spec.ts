import { describe, expect, test } from '@jest/globals';
import { library } from '../../../seeders/library/index.js';
import { contentOf } from '../../../seeders/library/library.js';
import { findFault, LOOKED_AT } from './judge.js';
import { KINDS, type Phrase, readPhrases } from './phrases.js';
import type { SeenRecipe } from './rules.js';

const phrases = readPhrases();

const recipes: SeenRecipe[] = library.map((recipe) => {
  const { nutrition, ingredients } = contentOf(recipe);
  return {
    ...recipe,
    perServing: nutrition.perServing,
    dietaryTags: nutrition.dietaryTags,
    allergens: nutrition.allergens,
    mainIngredients: nutrition.mainIngredients,
    ingredients: ingredients.map(({ name }) => name),
  };
});

const called = (name: string): SeenRecipe => {
  const recipe = recipes.find((one) => one.name === name);
  if (!recipe) throw new Error(`The library has no ${name}`);
  return recipe;
};

/** The best possible results of a search. */
const meantBy = ({ meant }: Phrase): SeenRecipe[] => {
  if (meant === 'nothing') return [];
  if ('recipes' in meant) return meant.recipes.map(called);
  return recipes.filter((recipe) => meant.rule.every(({ keeps }) => keeps(recipe)));
};

const asked = (text: string): Phrase => {
  const found = phrases.find(({ phrase }) => phrase === text);
  if (!found) throw new Error(`Nobody asks for ${text}`);
  return found;
};

describe('the phrases of the search', () => {
  test('are 150 without duplicates, of every kind', () => {
    expect(phrases).toHaveLength(150);
    expect(new Set(phrases.map(({ phrase }) => phrase.toLowerCase())).size).toBe(150);
    expect(KINDS.filter((kind) => !phrases.some((phrase) => phrase.kind === kind))).toEqual([]);
  });

  test.each(phrases.map((phrase) => [phrase.phrase, phrase] as const))(
    'include %s, which can be answered',
    (_, phrase) => {
      expect(findFault(phrase, meantBy(phrase))).toBeNull();
    },
  );

  test('name no recipe twice for one phrase', () => {
    const twice = phrases.filter(
      ({ meant }) =>
        meant !== 'nothing' && 'recipes' in meant && new Set(meant.recipes).size < meant.recipes.length,
    );
    expect(twice).toEqual([]);
  });

  test('have rules that less than half of the dishes satisfy, except for exclusions', () => {
    const dishes = recipes.filter((_, place) => !library[place]?.side);
    const bound = dishes.length / 2;
    const empty = phrases.filter(({ kind, meant }) => {
      if (kind === 'without' || meant === 'nothing' || 'recipes' in meant) return false;
      return dishes.filter((recipe) => meant.rule.every(({ keeps }) => keeps(recipe))).length > bound;
    });
    expect(empty.map(({ phrase }) => phrase)).toEqual([]);
  });
});

describe('the judge of results', () => {
  const soups = recipes.filter(({ name }) => name.includes('Soup'));

  test('rejects a soup with cheese for "without milk", and only four soups without it', () => {
    const fine = soups.filter(({ allergens }) => allergens?.includes('milk') === false).slice(0, LOOKED_AT);
    const cheese = called('Broccoli Potato Soup with Cheese Toast');
    expect(findFault(asked('without milk'), fine)).toBeNull();
    expect(findFault(asked('without milk'), [cheese, ...fine])).toMatch('is not without:milk');
    expect(findFault(asked('without milk'), fine.slice(1))).toBe('found only 4');
  });

  test('counts only the first five', () => {
    const wanted = called('Chicken Tikka Masala');
    expect(findFault(asked('chicken tikka masala'), [...soups.slice(0, 4), wanted])).toBeNull();
    expect(findFault(asked('chicken tikka masala'), [...soups.slice(0, 5), wanted])).toMatch(/^found /);
    expect(findFault(asked('chicken tikka masala'), [])).toBe('found nothing');
  });

  test('expects nothing for nonsense', () => {
    expect(findFault(asked('asdfqwer'), [])).toBeNull();
    expect(findFault(asked('asdfqwer'), soups)).toMatch(/^found /);
  });

  test('does not take chicken stock for chicken, sweet potato for potato, or cauliflower rice for rice', () => {
    const { meant } = asked('Kartoffeln');
    if (meant === 'nothing' || 'recipes' in meant) throw new Error('A rule was expected');
    const keeps = (name: string) =>
      meant.rule.every((one) =>
        one.keeps({ ...called('Tofu Pad Thai'), mainIngredients: [], ingredients: [name] }),
      );
    expect(['potato', 'baby potato', 'boiled potato'].filter(keeps)).toHaveLength(3);
    expect(['sweet potato', 'potato flour', 'tomato'].filter(keeps)).toEqual([]);
  });
});
