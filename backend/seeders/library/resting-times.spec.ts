import { expect, test } from '@jest/globals';
import { readStepTimes } from '../../src/modules/recipes/steps/step-times.js';
import { library } from './index.js';
import type { LibraryRecipe } from './library-recipe.js';

/** Shorter waits pass while something else is prepared, and the preparation contains them. */
const MIN_WAIT_MINUTES = 20;

function waitOf({ instructions }: Pick<LibraryRecipe, 'instructions'>): number {
  const { times, restsUntilDone } = readStepTimes(instructions.join('\n'));
  const waits = times
    .filter(({ attention, minutes }) => attention === 'rest' && minutes >= MIN_WAIT_MINUTES)
    .map(({ minutes }) => minutes);
  return Math.max(
    waits.reduce((sum, minutes) => sum + minutes, 0),
    restsUntilDone ? 1 : 0,
  );
}

const restsShortly = ({ instructions }: LibraryRecipe): boolean =>
  readStepTimes(instructions.join('\n')).times.some(({ attention }) => attention === 'rest');

test('the resting time of each recipe covers the waits in its steps', () => {
  const uncovered = library
    .filter((recipe) => waitOf(recipe) > (recipe.restTimeMinutes ?? 0))
    .map((recipe) => `${recipe.slug} waits ${waitOf(recipe)} min and says ${recipe.restTimeMinutes ?? 0}`);
  expect(uncovered).toEqual([]);
});

test('a resting time stands only where the steps wait', () => {
  const unexplained = library.filter(
    (recipe) => recipe.restTimeMinutes && waitOf(recipe) === 0 && !restsShortly(recipe),
  );
  expect(unexplained.map(({ slug }) => slug)).toEqual([]);
});

test('a recipe that chills for two hours and does not say so would be found', () => {
  expect(waitOf({ instructions: ['Spoon it into glasses.', 'Chill for 2 hours.'] })).toBe(120);
  expect(waitOf({ instructions: ['Let the dough rise for 45 minutes.'] })).toBe(45);
});
