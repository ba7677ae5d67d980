import { beforeAll, describe, expect, test } from '@jest/globals';
import { breachesOf } from '../../../test/generator/breaches.js';
import { seedLibrary, staples } from '../../../test/generator/seed-library.js';
import { aWish, targetsOf } from '../../../test/generator/wishes.js';
import type { PlanMeal, PlanRules, PlanWish } from '../plan-model/plan.js';
import { dateOfDay } from '../plan-model/plan-dates.js';
import { DEFAULT_RULES } from '../plan-model/rules/index.js';
import { WEEKDAYS, type Weekday } from '../plan-model/rules/no-cooking-on.js';
import { generate } from './generate.js';
import { mealsOf } from './infeasibility/nearest.js';
import { problemOf } from './problem/problem.js';
import type { GeneratorRecipe } from './recipe-columns/generator-recipe.js';
import { RecipeColumns } from './recipe-columns/recipe-columns.js';
import { makePlan } from './search/make-plan.js';
import { Deadline, FULL } from './search/search-budget.js';
import { loadSolver, type Solver } from './solver/solver.js';
import { swapsFor } from './swaps.js';
import type { GenerateTask } from './task.js';
import { planWeek } from './week/plan-week.js';

const MONDAY = '2026-11-23';
const SUNDAY = '2026-11-22';
const WEEKEND: Weekday[] = ['saturday', 'sunday'];

const recipes = seedLibrary();
const byId = new Map(recipes.map((recipe) => [recipe.id, recipe]));
const columns = new RecipeColumns(staples());
columns.upsert(recipes);

let solver: Solver;

beforeAll(async () => {
  solver = await loadSolver();
});

function taskWith(wish: Partial<PlanWish>, rules: Partial<PlanRules>): GenerateTask {
  const asked = { startsOn: MONDAY, ...wish, rules: { ...DEFAULT_RULES, ...rules } };
  return { wish: aWish(asked), viewerId: 'me', seed: 1, kept: [], deadlineMs: 20_000 };
}

const weekdayOf = ({ wish }: GenerateTask, { day }: PlanMeal): string =>
  WEEKDAYS[(new Date(dateOfDay(wish.startsOn, day)).getUTCDay() + 6) % 7] ?? '';

const faultsOf = (task: GenerateTask, meals: readonly PlanMeal[]) =>
  breachesOf({ recipes: byId, staples: staples(), task, meals });

const isOneOf = (weekdays: readonly Weekday[], name: string) => weekdays.some((one) => one === name);

const isMain = ({ mealType }: PlanMeal) => mealType === 'lunch' || mealType === 'dinner';

const ASKED: [string, Partial<PlanWish>, Partial<PlanRules>][] = [
  ['on Sundays', {}, { noCookingOn: ['sunday'] }],
  ['on weekends', { mealsPerDay: 4 }, { noCookingOn: WEEKEND }],
  ['from Friday to Sunday', {}, { noCookingOn: ['friday', 'saturday', 'sunday'] }],
  ['on Mondays, from a Monday on', {}, { noCookingOn: ['monday'] }],
  [
    'on Sundays, from a Sunday on, for two weeks',
    { startsOn: SUNDAY, days: 14 },
    { noCookingOn: ['sunday'] },
  ],
  ['on Wednesdays, with little cooking', {}, { noCookingOn: ['wednesday'], cooking: 'little' }],
  ['on Wednesdays, with everything fresh', {}, { noCookingOn: ['wednesday'], cooking: 'fresh' }],
  [
    'on Wednesdays, one meal a day',
    { mealsPerDay: 1, targets: targetsOf(1200, 0.25, 0.35) },
    { noCookingOn: ['wednesday'] },
  ],
  [
    'on weekends, for vegans',
    { mealsPerDay: 4, targets: targetsOf(2000, 0.16, 0.3) },
    { noCookingOn: WEEKEND, dietaryTags: ['vegan'] },
  ],
  ['on any day', {}, { noCookingOn: [...WEEKDAYS] }],
  ['on weekends, in a hurry', {}, { noCookingOn: WEEKEND, weekdayMinutes: 30 }],
  ['from Monday to Friday', {}, { noCookingOn: WEEKDAYS.slice(0, 5) as Weekday[] }],
];

describe.each(ASKED)('nobody cooks %s', (_, wish, rules) => {
  const task = taskWith(wish, rules);

  test('is kept by the weighed week, which breaks no other rule', () => {
    const meals = planWeek(columns, task) ?? [];
    expect(meals).toHaveLength(task.wish.days * task.wish.mealsPerDay);
    expect(faultsOf(task, meals)).toEqual([]);
  });
});

test('lunch and dinner of such a day are leftovers where the days before cook', () => {
  for (const noCookingOn of [['sunday'], WEEKEND, ['wednesday']] as Weekday[][])
    for (const cooking of ['little', 'normal'] as const) {
      const task = taskWith({}, { noCookingOn, cooking });
      const meals = planWeek(columns, task) ?? [];
      const there = meals.filter((meal) => isMain(meal) && isOneOf(noCookingOn, weekdayOf(task, meal)));
      expect(there).toHaveLength(2 * noCookingOn.length);
      expect(there.filter(({ leftoverOf }) => !leftoverOf)).toEqual([]);
    }
});

test('a first day without cooking, and a week of them, have only what needs no stove', () => {
  const first = planWeek(columns, taskWith({}, { noCookingOn: ['monday'] })) ?? [];
  const all = planWeek(columns, taskWith({}, { noCookingOn: [...WEEKDAYS] })) ?? [];
  for (const meal of [...first.filter(({ day }) => day === 1), ...all]) {
    const recipe = byId.get(meal.recipeId);
    expect([meal.day, recipe?.totalMinutes]).toEqual([meal.day, recipe?.prepMinutes]);
    expect(recipe?.prepMinutes).toBeLessThanOrEqual(10);
  }
});

test('the search by days chooses among what needs no stove on such days only', () => {
  const { kinds, days, pool } = problemOf(columns, taskWith({}, { noCookingOn: WEEKEND }));
  const isCooked = (at: number) => {
    const recipe = byId.get(pool.ids[at] ?? '');
    return recipe === undefined || recipe.totalMinutes > recipe.prepMinutes || recipe.prepMinutes > 10;
  };
  const cookedOn = (day: number) =>
    (days[day] ?? []).map(({ kind }) => [...(kinds[kind]?.candidates.recipes ?? [])].some(isCooked));
  expect([0, 1, 2, 3, 4, 5, 6].map(cookedOn)).toEqual([
    ...Array.from({ length: 5 }, () => [true, true, true]),
    ...Array.from({ length: 2 }, () => [false, false, false]),
  ]);
  expect(kinds.filter(({ candidates }) => candidates.recipes.length === 0)).toEqual([]);
});

test('the search by days makes such plans, too', () => {
  for (const rules of [
    { noCookingOn: WEEKEND },
    { noCookingOn: ['monday' as const], mealType: 'dinner' as const },
  ]) {
    const task = taskWith({}, rules);
    const attempt = makePlan(solver, problemOf(columns, task), FULL, new Deadline(20_000));
    expect(attempt.open).toEqual([]);
    expect(faultsOf(task, mealsOf(attempt.state))).toEqual([]);
  }
});

test('what is offered instead of a meal of such a day needs no stove', () => {
  const task = taskWith({}, { noCookingOn: ['sunday'] });
  const kept = (planWeek(columns, task) ?? []).map(({ leftoverOf, ...meal }) => ({
    ...meal,
    ...(leftoverOf && { isLeftovers: true }),
    recipe: byId.get(meal.recipeId) as GeneratorRecipe,
    sides: [],
  }));
  const offeredOn = (day: number) =>
    swapsFor(columns, { ...task, kept }, { day, mealNumber: 3 }, 8).map(
      ({ recipeId }) => byId.get(recipeId)?.totalMinutes ?? 0,
    );
  expect(offeredOn(7).length).toBeGreaterThan(0);
  expect(Math.max(...offeredOn(7))).toBeLessThanOrEqual(10);
  expect(Math.max(...offeredOn(6))).toBeGreaterThan(10);
});

test('what cannot be made without a stove is refused, and cooking on these days is a way out', () => {
  const cooked = new RecipeColumns(staples());
  cooked.upsert(recipes.filter(({ totalMinutes, prepMinutes }) => totalMinutes > prepMinutes));
  for (const [days, proven] of [
    [1, true],
    [3, false],
  ] as const) {
    const task = taskWith({ days, startsOn: SUNDAY }, { noCookingOn: ['sunday'] });
    const answer = generate(cooked, task, solver);
    expect(answer).toMatchObject({ kind: 'refused', rule: 'noCookingOn', proven });
    if (answer.kind === 'plan') throw new Error('a plan was made');
    expect(answer.relaxations[0]).toMatchObject({
      rule: 'noCookingOn',
      label: 'Cooking on Sundays',
      change: { rules: { noCookingOn: [] } },
      possible: true,
    });
    const relaxed = taskWith({ days, startsOn: SUNDAY }, { noCookingOn: [] });
    expect(generate(cooked, relaxed, solver).kind).toBe('plan');
  }
});
