import { beforeAll, expect, test } from '@jest/globals';
import { breachesOf } from '../../../../test/generator/breaches.js';
import { madeUpLibrary, STAPLES } from '../../../../test/generator/made-up-library.js';
import { aWish, targetsOf } from '../../../../test/generator/wishes.js';
import { changedWish } from '../../plan-model/changed-wish.js';
import type { PlanWish } from '../../plan-model/plan.js';
import { DEFAULT_RULES } from '../../plan-model/rules/index.js';
import { generate } from '../generate.js';
import { randomFrom } from '../problem/random.js';
import { RecipeColumns } from '../recipe-columns/recipe-columns.js';
import { loadSolver, type Solver } from '../solver/solver.js';
import type { GenerateTask, Refused } from '../task.js';

const recipes = madeUpLibrary(200, randomFrom(8));
const byId = new Map(recipes.map((recipe) => [recipe.id, recipe]));
const columns = new RecipeColumns(STAPLES);
columns.upsert(recipes);

let solver: Solver;

beforeAll(async () => {
  solver = await loadSolver();
});

const taskOf = (wish: Partial<PlanWish>): GenerateTask => ({
  wish: aWish(wish),
  viewerId: 'me',
  seed: 3,
  kept: [],
  deadlineMs: 60_000,
});

function refusalOf(wish: Partial<PlanWish>): Refused {
  const answer = generate(columns, taskOf(wish), solver);
  if (answer.kind === 'plan') throw new Error('a plan was made');
  return answer;
}

test('where so few ingredients are the matter, that is said, and how many more would do', () => {
  const { rule, relaxations } = refusalOf({ rules: { ...DEFAULT_RULES, maxIngredients: 6 } });
  expect(rule).toBe('maxIngredients');
  expect(relaxations[0]).toMatchObject({ rule: 'maxIngredients', possible: true });
});

test('another number of meals a day is a way out where one meal cannot be a day', () => {
  const { relaxations } = refusalOf({ mealsPerDay: 1, targets: targetsOf(2600, 0.2, 0.3) });
  const meals = relaxations.find(({ rule }) => rule === 'mealsPerDay');
  expect(meals).toMatchObject({ label: '2 meals a day', change: { mealsPerDay: 2 }, possible: true });
});

test.each<[string, Partial<PlanWish>]>([
  ['one meal a day of more than any dish has', { mealsPerDay: 1, targets: targetsOf(2600, 0.2, 0.3) }],
  ['too few ingredients', { rules: { ...DEFAULT_RULES, maxIngredients: 6 } }],
  ['meals that are too small', { rules: { ...DEFAULT_RULES, maxCalories: 300 } }],
  ['more protein than there is', { targets: targetsOf(2000, 0.6, 0.2) }],
  ['more fiber than there is', { rules: { ...DEFAULT_RULES, minDailyFiber: 100 } }],
  ['less fiber than there is', { rules: { ...DEFAULT_RULES, maxDailyFiber: 2 } }],
  ['bounds on a meal that leave nothing', { rules: { ...DEFAULT_RULES, minProtein: 90 } }],
])('each way out of %s leads to a plan that holds', (_, wish) => {
  const { relaxations } = refusalOf(wish);
  // Thousands have a comma, as everywhere.
  for (const { label } of relaxations) expect(label).not.toMatch(/\d{4}/);
  const possible = relaxations.filter((each) => each.possible);
  expect(possible.length).toBeGreaterThan(0);
  for (const { change } of possible) {
    const changed = changedWish(aWish(wish), change);
    if (changed === null) throw new Error(`more grams than energy: ${JSON.stringify(change)}`);
    const task = { ...taskOf(wish), wish: changed };
    const answer = generate(columns, task, solver);
    if (answer.kind === 'refused') throw new Error(`still refused: ${JSON.stringify(change)}`);
    expect(breachesOf({ recipes: byId, staples: STAPLES, task, meals: answer.meals })).toEqual([]);
  }
});
