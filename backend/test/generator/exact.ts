import type { Highs, ModelData } from 'highs';
import type { GeneratorRecipe } from '../../src/modules/plan-generator/recipe-columns/generator-recipe.js';
import type { GenerateTask } from '../../src/modules/plan-generator/task.js';
import { mealsOfDay } from '../../src/modules/plan-model/day-shape.js';
import type { PlanMeal } from '../../src/modules/plan-model/plan.js';
import { breachesOfMeal } from './breaches.js';

const PORTIONS = [0.5, 0.75, 1, 1.25, 1.5, 1.75, 2];
/** A small library, because larger ones would take longer than the proof is worth. */
const MAX_COLUMNS = 3000;
const SECONDS = 5;

/**
 * Returns whether a plan exists, decided by one integer program for the whole plan that is written independently.
 * Null means that the program is too large or the solver did not finish.
 */
export function isPossible(
  solver: Highs,
  recipes: readonly GeneratorRecipe[],
  staples: readonly string[],
  task: GenerateTask,
): boolean | null {
  const program = new Program();
  const meals = mealsFor(recipes, task);
  if (meals === null) return null;
  if (meals.length === 0) return false;
  addMeals(program, meals, task);
  if (task.wish.rules.maxIngredients !== null)
    addFoods(program, meals, staples, task.wish.rules.maxIngredients);
  return solver.withModel(program.model(), (model) => {
    model.options.set({ output_flag: false, time_limit: SECONDS, mip_max_improving_sols: 1 });
    const { modelStatus } = model.run();
    if (modelStatus === solver.constants.modelStatus.infeasible) return false;
    const isFound = model.info.get('primal_solution_status') === solver.constants.solutionStatus.feasible;
    return isFound ? true : null;
  });
}

type Bounds = readonly [least: number, most: number];

type Meal = PlanMeal & { name: string; recipe: GeneratorRecipe };

/** Every meal that is possible at a place of the plan. Fiber that a recipe does not state breaks a maximum of it. */
function mealsFor(recipes: readonly GeneratorRecipe[], task: GenerateTask): Meal[] | null {
  const meals: Meal[] = [];
  const shape = mealsOfDay(task.wish.mealsPerDay, task.wish.rules.mealType);
  const isAllowed = ({ fiber }: GeneratorRecipe) => fiber !== null || !task.wish.rules.maxDailyFiber;
  for (let day = 1; day <= task.wish.days; day++)
    for (const [place, mealType] of shape.entries())
      for (const [number, recipe] of recipes.entries())
        for (const servings of isAllowed(recipe) ? PORTIONS : []) {
          const meal = { day, mealNumber: place + 1, mealType, recipeId: recipe.id, servings };
          if (breachesOfMeal(task, { ...meal, recipe, beside: [] }).length > 0) continue;
          meals.push({ ...meal, recipe, name: `x_${day}_${place}_${number}_${servings * 4}` });
          if (meals.length > MAX_COLUMNS) return null;
        }
  return meals;
}

/** Named rows over named variables, each 0 or 1. */
class Program {
  private readonly rows = new Map<string, { bounds: Bounds; terms: Map<number, number> }>();
  private readonly columns = new Map<string, number>();

  row(row: string, bounds: Bounds): Map<number, number> {
    const known = this.rows.get(row);
    if (known) return known.terms;
    const terms = new Map<number, number>();
    this.rows.set(row, { bounds, terms });
    return terms;
  }

  add(row: string, bounds: Bounds, times: number, name: string): void {
    this.row(row, bounds).set(this.column(name), times);
  }

  private column(name: string): number {
    const known = this.columns.get(name) ?? this.columns.size;
    this.columns.set(name, known);
    return known;
  }

  model(): ModelData {
    const rows = [...this.rows.values()];
    const starts = [0];
    for (const { terms } of rows) starts.push((starts.at(-1) ?? 0) + terms.size);
    const size = this.columns.size;
    return {
      numCols: size,
      numRows: rows.length,
      colCost: new Float64Array(size),
      colLower: new Float64Array(size),
      colUpper: new Float64Array(size).fill(1),
      rowLower: rows.map(({ bounds: [least] }) => least),
      rowUpper: rows.map(({ bounds: [, most] }) => most),
      integrality: new Int32Array(size).fill(1),
      matrix: {
        format: 'csr',
        numRows: rows.length,
        numCols: size,
        starts: Int32Array.from(starts),
        indices: Int32Array.from(rows.flatMap(({ terms }) => [...terms.keys()])),
        values: Float64Array.from(rows.flatMap(({ terms }) => [...terms.values()])),
      },
    };
  }
}

const atMost = (most: number): Bounds => [Number.NEGATIVE_INFINITY, most];
const atLeast = (least: number): Bounds => [least, Number.POSITIVE_INFINITY];

function addMeals(program: Program, meals: readonly Meal[], { wish }: GenerateTask): void {
  const { rules, days, mealsPerDay, targets } = wish;
  const numbers = { calories: 'kcal', protein: 'protein', carbs: 'carbs', fat: 'fat' } as const;
  const mostOfMain = Math.max(1, Math.floor(0.4 * days * mealsPerDay + 1e-9));
  for (let day = 1; day <= days; day++)
    for (let place = 1; place <= mealsPerDay; place++) program.row(`place_${day}_${place}`, [1, 1]);
  for (const { day, mealNumber, mealType, recipe, servings, name } of meals) {
    program.add(`place_${day}_${mealNumber}`, [1, 1], 1, name);
    for (const [nutrient, column] of Object.entries(numbers) as [keyof typeof numbers, 'kcal'][]) {
      const target = targets[nutrient];
      const allowed = nutrient === 'calories' ? target * 0.02 : Math.max(target * 0.05, 5);
      const amount = recipe[column] * servings;
      program.add(`${nutrient}_${day}`, [target - allowed, target + allowed], amount, name);
    }
    if (rules.minDailyFiber)
      program.add(`fiber_${day}`, atLeast(rules.minDailyFiber), (recipe.fiber ?? 0) * servings, name);
    if (rules.maxDailyFiber)
      program.add(`most_fiber_${day}`, atMost(rules.maxDailyFiber), (recipe.fiber ?? 0) * servings, name);
    for (let from = Math.max(1, day - 6); from <= Math.min(day, Math.max(1, days - 6)); from++)
      program.add(`uses_${from}_${recipe.id}`, atMost(rules.maxUses), 1, name);
    const [main] = recipe.mainIngredientTags;
    if (main !== undefined) program.add(`main_${main}`, atMost(mostOfMain), 1, name);
    if (mealType === 'dinner') addDinner(program, { name, id: recipe.id, day, mealsPerDay });
  }
}

/** A binary variable per recipe and day says that it is dinner then, and two in a row are forbidden. */
function addDinner(
  program: Program,
  { name, id, day, mealsPerDay }: { name: string; id: string; day: number; mealsPerDay: number },
): void {
  const dinner = `dinner_${day}_${id}`;
  const row = `has_${dinner}`;
  program.add(row, atMost(0), -mealsPerDay, dinner);
  program.add(row, atMost(0), 1, name);
  program.add(`next_${day}_${id}`, atMost(1), 1, dinner);
  program.add(`next_${day - 1}_${id}`, atMost(1), 1, dinner);
}

function addFoods(program: Program, meals: readonly Meal[], staples: readonly string[], most: number): void {
  for (const { name, recipe } of meals) {
    const foods = [...recipe.foodIds.filter((id) => !staples.includes(id)), ...recipe.unknownIngredients];
    for (const food of foods) {
      const bought = `food_${food}`;
      program.add(`needs_${name}_${bought}`, atMost(0), 1, name);
      program.add(`needs_${name}_${bought}`, atMost(0), -1, bought);
      program.add('foods', atMost(most), 1, bought);
    }
  }
}
