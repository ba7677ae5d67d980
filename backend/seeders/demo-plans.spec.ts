import { expect, test } from '@jest/globals';
import { certify } from '../src/modules/plan-certificate/certify.js';
import { figuresOfDays } from '../src/modules/plan-model/index.js';
import { figuresOfWeeks } from '../src/modules/prep-guide/week-figures.js';
import { demoPlans } from './demo-plan-choices.js';
import { planOf } from './demo-plans.js';
import { library } from './library/index.js';

const ids = new Map(library.map(({ slug }) => [slug, slug]));
const plans = Object.values(demoPlans).map((demo) =>
  planOf(demo, ids, { name: 'Toni Trainer' }, new Date('2026-11-20T12:00:00Z')),
);

test.each(plans)('$planName keeps what it promises', (plan) => {
  const { days, rules } = certify(plan);
  expect(days.filter(({ holds }) => !holds)).toEqual([]);
  expect(rules.filter(({ holds }) => !holds)).toEqual([]);
});

test.each(plans)('$planName is a week that somebody can live by', (plan) => {
  for (const { sodiumMg, produceGrams, fiberGrams } of figuresOfDays(plan)) {
    expect(sodiumMg).toBeLessThanOrEqual(2300);
    expect(produceGrams).toBeGreaterThanOrEqual(400);
    expect(fiberGrams).toBeGreaterThanOrEqual(20);
    expect(fiberGrams).toBeLessThanOrEqual(50);
  }
  for (const { foodsToBuy, kitchenMinutes } of figuresOfWeeks(plan)) {
    expect(foodsToBuy).toBeLessThanOrEqual(45);
    expect(kitchenMinutes).toBeLessThanOrEqual(50);
  }
});

test.each(plans)('$planName shows leftovers and sides', ({ meals }) => {
  expect(meals.filter(({ leftoverOf }) => leftoverOf).length).toBeGreaterThanOrEqual(meals.length / 4);
  expect(meals.filter(({ sides }) => sides).length).toBeGreaterThanOrEqual(meals.length / 4);
});
