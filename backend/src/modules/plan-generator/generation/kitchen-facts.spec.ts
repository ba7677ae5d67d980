import { expect, test } from '@jest/globals';
import { seedLibrary } from '../../../../test/generator/seed-library.js';

const recipes = new Map(seedLibrary().map((recipe) => [recipe.id, recipe]));

test.each([
  ['a warm breakfast', 'apple-cinnamon-porridge', 2],
  ['warmed-up fish', 'mackerel-potatoes-beets', 2],
  ['a breakfast that is made to keep', 'berry-chia-overnight-oats', 3],
  ['a snack from the oven', 'rosemary-roasted-almonds', 4],
  ['a breakfast that is only good when it is made', 'peanut-butter-banana-porridge', 0],
])('leftovers of %s are served for as long as they are liked', (_, slug, days) => {
  expect(recipes.get(slug)?.kitchen.keptDays).toBe(days);
});
