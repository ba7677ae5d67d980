import { expect, test } from '@jest/globals';
import { DIETARY_TAGS } from '../foods/index.js';
import { defaultTargets } from './default-targets.js';
import { FITNESS_GOALS } from './plan.js';

const all = FITNESS_GOALS.flatMap((goal) =>
  [[], ...DIETARY_TAGS.map((tag) => [tag]), ['vegan', 'high-protein'] as const].map((tags) => ({
    goal,
    tags,
    targets: defaultTargets(goal, 2000, tags),
  })),
);

test('the macros of every goal and diet add up to the energy', () => {
  const off = all.filter(
    ({ targets: { protein, carbs, fat } }) => Math.abs(4 * protein + 4 * carbs + 9 * fat - 2000) > 9,
  );
  expect(off).toEqual([]);
});

test('goals have different macros, and a diet determines the macros it is about', () => {
  expect(defaultTargets('cutting', 2000, [])).toEqual({ calories: 2000, protein: 150, carbs: 200, fat: 67 });
  expect(defaultTargets('bulking', 3000, [])).toEqual({ calories: 3000, protein: 150, carbs: 375, fat: 100 });
  expect(defaultTargets('bulking', 2000, ['keto'])).toEqual({
    calories: 2000,
    protein: 125,
    carbs: 50,
    fat: 144,
  });
  expect(defaultTargets('bulking', 2000, ['high-protein']).protein).toBe(150);
  expect(defaultTargets('cutting', 2000, ['vegan']).protein).toBe(100);
});
