import { expect, test } from '@jest/globals';
import { madeUpLibrary } from '../../../../test/generator/made-up-library.js';
import { randomFrom } from '../problem/random.js';
import { CompactLibrary } from './compact-library.js';
import type { LibraryRecipe } from './library-recipe.js';

const recipes = madeUpLibrary(700, randomFrom(1));

/** What it says of each recipe, in names instead of numbers. */
const contents = (library: CompactLibrary) =>
  library.rows().map((row) => ({
    id: library.idOf(row),
    kcal: library.read('kcal', row),
    protein: library.read('protein', row),
    minutes: library.read('totalMinutes', row),
    foods: [...library.foodsOf(row)].length,
  }));

const expected = (all: LibraryRecipe[]) =>
  all
    .toSorted((one, other) => (one.id < other.id ? -1 : 1))
    .map(({ id, kcal, protein, totalMinutes, foodIds, unknownIngredients }) => ({
      id,
      kcal,
      protein,
      minutes: totalMinutes,
      foods: foodIds.length + unknownIngredients.length,
    }));

test('holds what it was given, in the order of the ids', () => {
  const library = new CompactLibrary();
  library.upsert(recipes.toReversed());
  expect(contents(library)).toEqual(expected(recipes));
});

test('follows changes: what is written again, removed and added', () => {
  const library = new CompactLibrary();
  library.upsert(recipes);
  const changed = recipes.map((recipe) => ({
    ...recipe,
    kcal: recipe.kcal + 1,
    foodIds: recipe.foodIds.slice(1),
  }));
  for (let turn = 0; turn < 5; turn++) library.upsert(changed);
  library.remove(recipes.slice(0, 100).map(({ id }) => id));
  library.remove(['never there']);
  const added = changed.slice(0, 50).map((recipe) => ({ ...recipe, id: `new ${recipe.id}` }));
  library.upsert(added);
  expect(library.size).toBe(650);
  expect(contents(library)).toEqual(expected([...changed.slice(100), ...added]));
});

test('knows foods by their ids; what is out of the table might be any of them', () => {
  const library = new CompactLibrary(['salt']);
  const numbers = library.numbersOf({ foodIds: ['salt', 'cheddar'], unknownIngredients: ['moon cheese'] });
  expect(library.foodsMeantBy(['cheddar'])).toEqual(numbers.slice(1));
  expect([...library.bought()]).toEqual([0, 1, 1]);
});
