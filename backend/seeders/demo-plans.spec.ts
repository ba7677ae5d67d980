import { expect, test } from '@jest/globals';
import { certify } from '../src/modules/plan-certificate/certify.js';
import { mealsOfDay } from '../src/modules/plan-model/day-shape.js';
import { planOf } from '../test/factories/library-plans.ts';
import { demoPlans } from './demo-plan-choices.js';

test.each(Object.values(demoPlans))('$planName keeps what it promises', ({ choices, targets, rules }) => {
  const types = mealsOfDay(choices[0]?.length ?? 0, null);
  const plan = planOf(
    choices.flatMap((chosen, day) =>
      chosen.map(([slug, servings], meal): [number, (typeof types)[number], string, number] => [
        day + 1,
        types[meal] ?? 'snack',
        slug,
        servings,
      ]),
    ),
  );
  const { days, rules: kept } = certify({ ...plan, targets, rules });
  expect(days.filter(({ holds }) => !holds)).toEqual([]);
  expect(kept.filter(({ holds }) => !holds)).toEqual([]);
});
