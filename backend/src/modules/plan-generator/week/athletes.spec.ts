import { expect, test } from '@jest/globals';
import { breachesOf } from '../../../../test/generator/breaches.js';
import { seedLibrary, staples } from '../../../../test/generator/seed-library.js';
import { aWish } from '../../../../test/generator/wishes.js';
import { DEFAULT_RULES } from '../../plan-model/rules/index.js';
import { RecipeColumns } from '../recipe-columns/recipe-columns.js';
import type { GenerateTask } from '../task.js';
import { planWeek } from './plan-week.js';

const recipes = seedLibrary();
const byId = new Map(recipes.map((recipe) => [recipe.id, recipe]));
const columns = new RecipeColumns(staples());
columns.upsert(recipes);

test.each([1, 2])('carbs are loaded with little fiber in the days before a race (seed %i)', (seed) => {
  const wish = aWish({
    days: 3,
    mealsPerDay: 4,
    targets: { calories: 3000, protein: 113, carbs: 525, fat: 50 },
    rules: { ...DEFAULT_RULES, maxDailyFiber: 15, looseMacros: ['fat'] },
  });
  const task: GenerateTask = { wish, viewerId: 'me', seed, kept: [], deadlineMs: 20_000 };
  const meals = planWeek(columns, task);
  expect(meals).toHaveLength(12);
  expect(breachesOf({ recipes: byId, staples: staples(), task, meals: meals ?? [] })).toEqual([]);
});
