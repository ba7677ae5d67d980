import { expect, test } from '@jest/globals';
import { readIngredients, writtenLine } from '../../src/modules/recipes/writing/written-recipe.js';
import { library } from './index.js';
import { contentOf } from './library.js';

const ingredients = library.flatMap((recipe) => contentOf(recipe).ingredients);

/** Reads each ingredient again as a form would show it. */
const { lines } = readIngredients(ingredients.map(writtenLine));

test('no ingredient of the library is read as another food or weight when its line is read again', () => {
  const misread = lines.filter((line, index) => {
    const { foodId, grams } = ingredients[index] ?? {};
    return 'food' in line && (line.food.id !== foodId || !('grams' in line) || differs(line.grams, grams));
  });
  expect(misread.map(({ text }) => text)).toEqual([]);
});

test('nearly every ingredient of the library is understood when its line is read again', () => {
  const unclear = lines.filter(({ state }) => state === 'unclear');
  expect(unclear.length / lines.length).toBeLessThan(0.01);
});

test('every ingredient is understood when it is read again within its own recipe', () => {
  const incomplete = library.filter((recipe) => {
    const own = contentOf(recipe).ingredients;
    return !readIngredients(own.map(writtenLine), own).isComplete;
  });
  expect(incomplete.map(({ slug }) => slug)).toEqual([]);
});

const differs = (grams: number, expected: number | null | undefined) =>
  Math.abs(grams - (expected ?? Number.NaN)) > 0.01;
