import { beforeAll, expect, test } from '@jest/globals';
import { madeUpLibrary } from '../../../../test/generator/made-up-library.js';
import { aWish } from '../../../../test/generator/wishes.js';
import type { CookingHabit } from '../../plan-model/index.js';
import { DEFAULT_RULES } from '../../plan-model/rules/index.js';
import type { MealType } from '../../recipes/index.js';
import { problemOf } from '../problem/problem.js';
import { randomFrom } from '../problem/random.js';
import type { GeneratorRecipe } from '../recipe-columns/generator-recipe.js';
import { RecipeColumns } from '../recipe-columns/recipe-columns.js';
import { Deadline } from '../search/search-budget.js';
import type { KeptMeal } from '../task.js';
import { isProvenImpossible } from './proof.js';
import { loadSolver, type Solver } from './solver.js';

let solver: Solver;

beforeAll(async () => {
  solver = await loadSolver();
});

const [base] = madeUpLibrary(1, randomFrom(1));

function dishFor(type: MealType, kcal: number): GeneratorRecipe {
  if (!base) throw new Error('there is no recipe');
  const macros = { protein: (kcal * 0.2) / 4, carbs: (kcal * 0.5) / 4, fat: (kcal * 0.3) / 9 };
  return { ...base, id: type, ownerId: null, kcal, ...macros, mealTypes: [type], mainIngredientTags: [] };
}

/** Lunch alone is too small for the day. Twice the dinner is not. */
const lunch = dishFor('lunch', 100);
const dinner = dishFor('dinner', 1000);

const columns = new RecipeColumns();
columns.upsert([lunch, dinner]);

/** Whether it is proven that nothing can be eaten for lunch beside a kept dinner, the day after the same one. */
function isLunchImpossible(cooking: CookingHabit): boolean {
  const kept = [
    { day: 1, mealNumber: 1, mealType: 'lunch', servings: 1, recipe: { ...dinner, id: 'another' } },
    { day: 1, mealNumber: 2, mealType: 'dinner', servings: 1, recipe: dinner },
    { day: 2, mealNumber: 2, mealType: 'dinner', servings: 1, recipe: { ...dinner, id: 'a third' } },
  ] satisfies KeptMeal[];
  const wish = aWish({
    days: 2,
    mealsPerDay: 2,
    targets: { calories: 2000, protein: 100, carbs: 250, fat: 67 },
    rules: { ...DEFAULT_RULES, cooking },
  });
  const problem = problemOf(columns, { wish, viewerId: 'me', seed: 1, kept, deadlineMs: 60_000 });
  return isProvenImpossible(solver, problem, new Deadline(60_000));
}

test('a lunch that only a dinner of the day before can be is not impossible', () => {
  expect(isLunchImpossible('normal')).toBe(false);
  expect(isLunchImpossible('little')).toBe(false);
});

test('a lunch for which no dish is large enough is impossible where every meal is cooked fresh', () => {
  expect(isLunchImpossible('fresh')).toBe(true);
});
