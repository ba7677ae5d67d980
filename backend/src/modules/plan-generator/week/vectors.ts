import type { Problem, Slot } from '../problem/problem.js';
import { NONE, type RecipeColumn, type RecipeColumns } from '../recipe-columns/recipe-columns.js';
import type { Dishes } from './dishes.js';

/**
 * The amounts of food as the week adds them up: the sums of the problem, which have bounds, and then what only should
 * be near something.
 */
export class Vectors {
  readonly sodium: number;
  readonly fiber: number;
  readonly produce: number;
  readonly fruit: number;
  /** Only added up for each meal. */
  readonly grams: number;
  readonly width: number;

  constructor(private readonly problem: Problem) {
    const { length } = problem.sums;
    [this.sodium, this.fiber, this.produce, this.fruit] = [length, length + 1, length + 2, length + 3];
    this.grams = length + 4;
    this.width = length + 5;
  }

  /** One serving of a recipe of the pool. */
  ofDish(dishes: Dishes, recipe: number): Float64Array {
    const { pool } = this.problem;
    const vector = new Float64Array(this.width);
    vector.set(pool.amounts.subarray(pool.width * recipe, pool.width * (recipe + 1)));
    vector[this.sodium] = dishes.sodium[recipe] ?? 0;
    vector[this.fiber] = dishes.fiber[recipe] ?? 0;
    vector[this.produce] = dishes.produce[recipe] ?? 0;
    vector[this.fruit] = dishes.fruit[recipe] ?? 0;
    vector[this.grams] = dishes.grams[recipe] ?? 0;
    return vector;
  }

  /** A kept meal, whose amounts with bounds are those with which it was planned. */
  ofKept(dishes: Dishes, { recipe, servings, amounts }: NonNullable<Slot['kept']>): Float64Array {
    const vector = this.ofDish(dishes, recipe).map((amount) => amount * servings);
    vector.set(amounts);
    return vector;
  }

  /** One serving of a recipe that is not in the pool. */
  ofRow(columns: RecipeColumns, row: number): Float64Array {
    const read = (name: RecipeColumn) => {
      const number = row === NONE ? 0 : (columns.column(name)[row] ?? 0);
      return Number.isNaN(number) ? 0 : number;
    };
    const own = this.problem.sums.map(({ column }) => read(column));
    const others = (['sodium', 'fiber', 'produce', 'fruit', 'grams'] as const).map(read);
    return Float64Array.from([...own, ...others]);
  }
}
