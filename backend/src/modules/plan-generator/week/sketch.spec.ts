import { expect, test } from '@jest/globals';
import { seedLibrary, staples } from '../../../../test/generator/seed-library.js';
import { aWish } from '../../../../test/generator/wishes.js';
import { DEFAULT_RULES } from '../../plan-model/rules/index.js';
import { problemOf } from '../problem/problem.js';
import { RecipeColumns } from '../recipe-columns/recipe-columns.js';
import { Deadline } from '../search/search-budget.js';
import { allows } from './allowed.js';
import { estimateDay } from './day-estimate.js';
import { Menu } from './menu.js';
import { potsOf } from './pots.js';
import { sketchWeek } from './sketch.js';
import { DishLists } from './suitable-dishes.js';
import { WeekPlan } from './week-plan.js';

const columns = new RecipeColumns(staples());
columns.upsert(seedLibrary());

/** A week of the best dish for each pot that its rules allow, and the dishes that each pot can have. */
function weekOf(seed: number) {
  const wish = aWish({ days: 7, rules: DEFAULT_RULES });
  const problem = problemOf(columns, { wish, viewerId: 'me', seed, kept: [], deadlineMs: 60_000 });
  const menu = new Menu(columns, problem);
  const plan = new WeekPlan(menu, potsOf(problem, { cooking: 'normal', turns: 3 }));
  const lists = new DishLists(columns, menu);
  const dishes = plan.pots.map((pot) => lists.for(pot));
  for (const [pot, { dishes: own }] of dishes.entries())
    plan.dishOf[pot] = own.find((dish) => allows(plan, pot, dish)) ?? -1;
  return { plan, dishes };
}

function costOf({ plan, dishes }: ReturnType<typeof weekOf>): number {
  const days = [...plan.menu.problem.days.keys()];
  plan.countWeeks(days);
  const ofDays = days.reduce((cost, day) => cost + estimateDay(plan, day), 0);
  return plan.pots.reduce((cost, { meals }, pot) => {
    const { dishes: own, worth } = dishes[pot] as (typeof dishes)[number];
    return cost - meals.length * (worth[own.indexOf(plan.dishOf[pot] as number)] as number);
  }, plan.cost() + ofDays);
}

function sketched(seed: number, deadlineMs = 60_000) {
  const week = weekOf(seed);
  sketchWeek(week.plan, week.dishes, { changes: 600, deadline: new Deadline(deadlineMs) });
  return week;
}

test.each([1, 2, 3])(
  'dishes go far better with each other than the best for each meal, by lot %i',
  (seed) => {
    expect(costOf(sketched(seed))).toBeLessThan(costOf(weekOf(seed)) - 10);
  },
);

test('the rules between meals are kept, and the same lot leads to the same dishes', () => {
  const { plan } = sketched(4);
  for (const [pot, dish] of plan.dishOf.entries()) expect(allows(plan, pot, dish)).toBe(true);
  expect(sketched(4).plan.dishOf).toEqual(plan.dishOf);
});

test('nothing is changed once the time is over', () => {
  expect(sketched(5, 0).plan.dishOf).toEqual(weekOf(5).plan.dishOf);
});
