import { beforeAll, expect, test } from '@jest/globals';
import { breachesOf } from '../../../test/generator/breaches.js';
import { seedLibrary, staples } from '../../../test/generator/seed-library.js';
import { aWish } from '../../../test/generator/wishes.js';
import type { DietaryTag } from '../foods/index.js';
import { defaultTargets } from '../plan-model/default-targets.js';
import { FITNESS_GOALS, type FitnessGoal, type Macro, type PlanWish } from '../plan-model/plan.js';
import { DEFAULT_RULES } from '../plan-model/rules/index.js';
import { generate } from './generate.js';
import { RecipeColumns } from './recipe-columns/recipe-columns.js';
import { loadSolver, type Solver } from './solver/solver.js';
import { swapsFor } from './swaps.js';
import type { Generated, GenerateTask } from './task.js';

const ALL: Macro[] = ['protein', 'carbs', 'fat'];

const recipes = seedLibrary();
const byId = new Map(recipes.map((recipe) => [recipe.id, recipe]));
const columns = new RecipeColumns(staples());
columns.upsert(recipes);

let solver: Solver;

beforeAll(async () => {
  solver = await loadSolver();
});

interface Asked {
  goal?: FitnessGoal;
  calories: number;
  mealsPerDay: number;
  tags?: DietaryTag[];
  looseMacros?: Macro[];
}

function taskOf({ goal = 'maintenance', calories, mealsPerDay, tags = [], looseMacros = ALL }: Asked) {
  const wish: PlanWish = aWish({
    fitnessGoal: goal,
    mealsPerDay,
    targets: defaultTargets(goal, calories, tags),
    rules: { ...DEFAULT_RULES, dietaryTags: tags, looseMacros },
  });
  return { wish, viewerId: 'me', seed: 1, kept: [], deadlineMs: 60_000 } satisfies GenerateTask;
}

function breachesOfAnswer(task: GenerateTask, answer: Generated): string[] {
  if (answer.kind === 'refused') return [`refused: ${answer.rule}`];
  return breachesOf({ recipes: byId, staples: staples(), task, meals: answer.meals });
}

test.each(FITNESS_GOALS)('a day of one meal meets what only the goal suggested (%s)', (goal) => {
  const refused = [1000, 1400, 1800, 2200].flatMap((calories) => {
    const task = taskOf({ goal, calories, mealsPerDay: 1 });
    return breachesOfAnswer(task, generate(columns, task, solver)).map((what) => `${calories} kcal: ${what}`);
  });
  expect(refused).toEqual([]);
});

test.each(FITNESS_GOALS)('three vegan meals high in protein make 3,000 kcal (%s)', (goal) => {
  const asked = { goal, calories: 3000, mealsPerDay: 3, tags: ['vegan', 'high-protein'] as DietaryTag[] };
  const task = taskOf(asked);
  expect(breachesOfAnswer(task, generate(columns, task, solver))).toEqual([]);
});

test('a plan that can stay near the targets uses no room', () => {
  const loose = taskOf({ calories: 2000, mealsPerDay: 4 });
  const exact = taskOf({ calories: 2000, mealsPerDay: 4, looseMacros: [] });
  const answer = generate(columns, loose, solver);
  expect(breachesOfAnswer(exact, answer)).toEqual([]);
});

test('a swap may use the room that macros leave', () => {
  const task = taskOf({ calories: 2000, mealsPerDay: 3 });
  const answer = generate(columns, task, solver);
  if (answer.kind === 'refused') throw new Error(`refused: ${answer.rule}`);
  const kept = answer.meals.flatMap(({ recipeId, sides: _, ...meal }) => {
    const recipe = byId.get(recipeId);
    return recipe ? [{ ...meal, recipe }] : [];
  });
  const { rules } = task.wish;
  const held = (looseMacros: Macro[]) => {
    const wish = { ...task.wish, rules: { ...rules, looseMacros } };
    return answer.meals
      .flatMap((meal) => swapsFor(columns, { ...task, wish, kept }, meal, 50))
      .filter(({ holds }) => holds).length;
  };
  expect(held(ALL)).toBeGreaterThan(held([]));
});
