import { beforeAll, expect, test } from '@jest/globals';
import { seedLibrary, staples } from '../../../../test/generator/seed-library.js';
import { aWish } from '../../../../test/generator/wishes.js';
import { DEFAULT_RULES } from '../../plan-model/rules/index.js';
import { generateByDays } from '../generate.js';
import type { GeneratorRecipe } from '../recipe-columns/generator-recipe.js';
import { RecipeColumns } from '../recipe-columns/recipe-columns.js';
import { loadSolver, type Solver } from '../solver/solver.js';
import type { GenerateTask, KeptMeal } from '../task.js';
import { planWeek } from '../week/plan-week.js';
import { foodsOfKept } from './kept-foods.js';

const recipes = seedLibrary();

let solver: Solver;

beforeAll(async () => {
  solver = await loadSolver();
});

const columnsOf = () => {
  const columns = new RecipeColumns(staples());
  columns.upsert(recipes);
  return columns;
};

const dish = recipes.find(({ side, mealTypes }) => side === null && mealTypes.includes('lunch'));
const side = recipes.find(({ side: own, mealTypes }) => own !== null && mealTypes.includes('lunch'));

/** Foods that nothing else has, and more of them than a plan of two days needs. */
const RARE = Array.from({ length: 60 }, (_, number) => `rare food ${number}`);

/** Lunch on the first day, of which one part needs rare foods. */
function keptLunch(part: 'dish' | 'side'): KeptMeal {
  if (!dish || !side) throw new Error('the library has no lunch');
  const rare = (recipe: GeneratorRecipe): GeneratorRecipe => ({ ...recipe, unknownIngredients: RARE });
  return {
    day: 1,
    mealNumber: 2,
    mealType: 'lunch',
    servings: 1,
    recipe: part === 'dish' ? rare(dish) : dish,
    sides: [{ recipe: part === 'side' ? rare(side) : side, servings: 1 }],
  };
}

const taskWith = (kept: KeptMeal[], maxIngredients: number): GenerateTask => ({
  wish: aWish({ days: 2, rules: { ...DEFAULT_RULES, maxIngredients } }),
  viewerId: 'me',
  seed: 1,
  kept,
  deadlineMs: 60_000,
});

test('the foods of kept meals are those of the dish and of its sides, each once', () => {
  const columns = columnsOf();
  const kept = keptLunch('side');
  const foods = foodsOfKept(columns, { kept: [kept, kept] });
  const names = [...(dish?.foodIds ?? []), ...(side?.foodIds ?? []), ...RARE];
  expect(foods).toHaveLength(new Set(names).size);
});

test.each(['dish', 'side'] as const)('a kept %s counts as it is in the plan (weeks)', (part) => {
  const kept = [keptLunch(part)];
  expect(planWeek(columnsOf(), taskWith(kept, 2 * RARE.length))).not.toBeNull();
  expect(planWeek(columnsOf(), taskWith(kept, RARE.length - 1))).toBeNull();
});

test.each(['dish', 'side'] as const)('a kept %s counts as it is in the plan (days)', (part) => {
  const kept = [keptLunch(part)];
  const made = (most: number) => generateByDays(columnsOf(), taskWith(kept, most), solver).kind;
  expect(made(2 * RARE.length)).toBe('plan');
  expect(made(RARE.length - 1)).toBe('refused');
});
