import { describe, expect, test } from '@jest/globals';
import { planOf } from '../../../../test/factories/library-plans.js';
import type { Plan } from '../../plan-model/index.js';
import { offerLeftovers } from './offered-leftovers.js';

/** A soup for dinner on day 1, of which some may be left for day 2. No recipe may be eaten twice. */
function planWith(breakfasts: [string, string]): Plan {
  const plan = planOf([
    [1, 'breakfast', breakfasts[0], 1],
    [1, 'dinner', 'turkish-red-lentil-soup', 1],
    [2, 'breakfast', breakfasts[1], 1],
    [2, 'dinner', 'soy-glazed-tofu-broccoli-rice-bowl', 1],
  ]);
  return { ...plan, rules: { ...plan.rules, maxUses: 1 } };
}

describe('offered leftovers', () => {
  const breaksIn = (plan: Plan) =>
    offerLeftovers(plan, { day: 2, mealNumber: 2 }).map(({ breaks }) => breaks);

  test('do not break a rule that the plan breaks without them', () => {
    expect(breaksIn(planWith(['apple-pie-overnight-oats', 'apple-pie-overnight-oats']))).toEqual([[]]);
  });

  test('name a rule that only they break', () => {
    expect(breaksIn(planWith(['raspberry-yogurt-overnight-oats', 'hemp-chia-no-oat-porridge']))).toEqual([
      ['No main ingredient in more than 40% of the meals'],
    ]);
  });
});
