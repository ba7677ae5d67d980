import { describe, expect, test } from '@jest/globals';
import { libraryRecipes, planOf } from '../../../test/factories/library-plans.js';
import type { PlanMeal, PlanRecipe } from '../plan-model/plan.js';
import { planChopping } from './chopping.js';
import { collectUses } from './uses.js';

const [anyRecipe] = libraryRecipes;
if (!anyRecipe) throw new Error('The library is empty');

/** A recipe for one serving. Each ingredient has a food, grams, and a note. */
const recipe = (
  name: string,
  ...ingredients: [foodId: string, grams: number, note: string][]
): PlanRecipe => ({
  ...anyRecipe,
  id: name,
  name,
  servings: 1,
  ingredientsJson: ingredients.map(([foodId, grams, note]) => ({
    amount: grams,
    unit: 'g',
    name: foodId,
    note,
    foodId,
    grams,
  })),
});

function chopped(recipes: PlanRecipe[], days: number[], isCookedAtOnce = false) {
  const meals = recipes.map(({ id }, index): [number, PlanMeal['mealType'], string, number] => [
    days[index] ?? 1,
    'dinner',
    id,
    1,
  ]);
  return planChopping(
    { days: { from: 1, to: 7 }, uses: collectUses(planOf(meals, recipes)) },
    () => isCookedAtOnce,
  );
}

const sentences = (...args: Parameters<typeof chopped>) =>
  chopped(...args).map(({ instruction }) => instruction);

describe('cutting ahead', () => {
  test('adds up what is cut in the same way across recipes', () => {
    const soup = recipe('Soup', ['onion', 220, 'finely chopped']);
    const chili = recipe('Chili', ['onion', 110, 'chopped'], ['carrot', 61, 'grated']);
    expect(sentences([soup, chili], [1, 2])).toEqual([
      'Chop 3 onions (330 g) for Soup and Chili. Grate 1 carrot (61 g) for Chili.',
    ]);
  });

  test.each([
    ['diced', 'Dice 2 zucchini (392 g)'],
    ['halved and sliced', 'Slice 2 zucchini (392 g)'],
    ['cut into strips', 'Cut 2 zucchini (392 g) into strips'],
    ['peeled, in ribbons', 'Cut 2 zucchini (392 g) into ribbons'],
    ['in wedges', 'Cut 2 zucchini (392 g) into wedges'],
    ['coarsely grated', 'Grate 2 zucchini (392 g)'],
  ])('%s: %s', (note, expected) => {
    expect(sentences([recipe('Soup', ['zucchini', 392, note])], [1])).toEqual([`${expected} for Soup.`]);
  });

  test('washes leaves, whatever the note', () => {
    expect(sentences([recipe('Bowl', ['spinach', 150, 'torn'])], [1])).toEqual([
      'Wash and dry 150 g spinach for Bowl.',
    ]);
  });

  test('leaves what does not keep for its day, unless it is cooked now', () => {
    const late = recipe('Late', ['carrot', 200, 'sliced']);
    expect(sentences([late], [4])).toEqual([]);
    expect(sentences([late], [4], true)).toHaveLength(1);
  });

  test('skips what browns, seasons, stays whole, or is a tiny amount', () => {
    const plain = recipe(
      'Plain',
      ['avocado', 200, 'sliced'],
      ['salt', 3, 'chopped'],
      ['chicken-breast', 300, 'diced'],
      ['carrot', 100, ''],
      ['onion', 20, 'chopped'],
    );
    expect(sentences([plain], [1])).toEqual([]);
  });

  test('takes longer for more and finer work, and divides it among the recipes', () => {
    const little = chopped([recipe('A', ['carrot', 100, 'sliced'])], [1]);
    const much = chopped(
      [recipe('A', ['carrot', 400, 'grated']), recipe('B', ['carrot', 100, 'grated'])],
      [1, 1],
    );
    expect([little[0]?.handsOn, much[0]?.handsOn]).toEqual([3, 12]);
    expect([much[0]?.minutesOf('A'), much[0]?.minutesOf('B'), much[0]?.minutesOf('C')]).toEqual([8, 2, 0]);
  });
});
