import { expect, test } from '@jest/globals';
import { madeUpLibrary } from '../../../../test/generator/made-up-library.js';
import { randomFrom } from '../problem/random.js';
import type { GeneratorRecipe } from './generator-recipe.js';
import { RecipeColumns } from './recipe-columns.js';

const recipes = madeUpLibrary(700, randomFrom(1));

/** The content of each recipe with names instead of numbers. */
const contents = (columns: RecipeColumns) =>
  columns.rows().map((row) => ({
    id: columns.idOf(row),
    kcal: columns.column('kcal')[row],
    protein: columns.column('protein')[row],
    fiber: columns.column('fiber')[row],
    minutes: columns.column('totalMinutes')[row],
    foods: [...columns.foodsOf(row)].length,
  }));

const expected = (all: GeneratorRecipe[]) =>
  all
    .toSorted((one, other) => (one.id < other.id ? -1 : 1))
    .map(({ id, kcal, protein, fiber, totalMinutes, foodIds, unknownIngredients }) => ({
      id,
      kcal,
      protein,
      // An unknown amount is not the same as none.
      fiber: fiber ?? Number.NaN,
      minutes: totalMinutes,
      foods: foodIds.length + unknownIngredients.length,
    }));

test('holds what it was given, in the order of the ids', () => {
  const columns = new RecipeColumns();
  columns.upsert(recipes.toReversed());
  expect(contents(columns)).toEqual(expected(recipes));
});

test('follows changes: what is written again, removed and added', () => {
  const columns = new RecipeColumns();
  columns.upsert(recipes);
  const changed = recipes.map((recipe) => ({
    ...recipe,
    kcal: recipe.kcal + 1,
    foodIds: recipe.foodIds.slice(1),
  }));
  for (let turn = 0; turn < 5; turn++) columns.upsert(changed);
  columns.remove(recipes.slice(0, 100).map(({ id }) => id));
  columns.remove(['never there']);
  const added = changed.slice(0, 50).map((recipe) => ({ ...recipe, id: `new ${recipe.id}` }));
  columns.upsert(added);
  expect(columns.size).toBe(650);
  expect(contents(columns)).toEqual(expected([...changed.slice(100), ...added]));
});

test('knows foods by their ids; what is out of the table might be any of them', () => {
  const columns = new RecipeColumns(['salt']);
  const numbers = columns.numbersOf({ foodIds: ['salt', 'cheddar'], unknownIngredients: ['moon cheese'] });
  expect(columns.foodsMeantBy(['cheddar'])).toEqual(numbers.slice(1));
  expect([...columns.bought()]).toEqual([0, 1, 1]);
});
