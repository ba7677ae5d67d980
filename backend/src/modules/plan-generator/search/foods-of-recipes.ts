import { foodsOfKept } from '../problem/kept-foods.js';
import type { Problem } from '../problem/problem.js';
import { NONE, type RecipeColumns } from '../recipe-columns/recipe-columns.js';
import { mostUses } from '../rules/uses.js';
import type { GenerateTask } from '../task.js';

/** Chooses the foods that may be bought, beside staples and those of kept meals. */
export class FoodsOfRecipes {
  /** The foods that each recipe of the pool has to buy follow each other. Its own begin at its number in `starts`. */
  private readonly foods: Int32Array;
  private readonly starts: Int32Array;
  /** The recipes that a meal of each kind can have. */
  private readonly recipesOf: readonly Int32Array[];
  private readonly kept: readonly number[];
  private readonly most: number;
  /** The minimum number of recipes for each kind. */
  private readonly needed: readonly number[];
  /** Whether each food is chosen: 1 or 0, by its number. */
  private readonly chosen: Uint8Array;
  private count = 0;

  constructor(
    columns: RecipeColumns,
    task: GenerateTask,
    private readonly problem: Problem,
  ) {
    const { wish } = task;
    const { pool, kinds } = problem;
    const ofKept = foodsOfKept(columns, task);
    const bought = columns.bought();
    const foods: number[] = [];
    this.starts = new Int32Array(pool.rows.length + 1);
    for (let recipe = 0; recipe < pool.rows.length; recipe++) {
      const row = pool.rows[recipe] as number;
      if (row !== NONE) for (const food of columns.foodsOf(row)) if (bought[food] === 1) foods.push(food);
      this.starts[recipe + 1] = foods.length;
    }
    this.foods = Int32Array.from(foods);
    this.chosen = new Uint8Array(bought.length);
    this.kept = ofKept.filter((food) => bought[food] === 1);
    this.most = wish.rules.maxIngredients ?? Number.POSITIVE_INFINITY;
    const uses = mostUses(wish.rules.maxUses, wish.days);
    this.needed = kinds.map(({ open }) => (open === 0 ? 0 : Math.ceil(open / uses) + 1));
    this.recipesOf = kinds.map(({ candidates: { recipes } }) =>
      recipes.filter((recipe, at) => recipe !== recipes[at - 1]),
    );
  }

  /** Chooses as many foods as allowed. Returns the rows of all recipes that need no others. */
  choose(welcome: readonly Float64Array[], cost: number): number[] {
    this.begin();
    const left = this.recipesOf.map((recipes) => ({ recipes: recipes.slice(), count: recipes.length }));
    const taken = new Uint8Array(this.problem.pool.rows.length);
    const missing = [...this.needed];
    for (let turn = 0; ; turn++) {
      const kind = mostWanting(missing, turn);
      const ofKind = left[kind] as Left;
      const recipe = this.best(ofKind, taken, welcome[kind] as Float64Array, cost);
      if (recipe === NONE) {
        missing[kind] = Number.NEGATIVE_INFINITY;
        if (missing.every((count) => count === Number.NEGATIVE_INFINITY)) break;
        continue;
      }
      taken[recipe] = 1;
      for (let at = this.starts[recipe] as number; at < (this.starts[recipe + 1] as number); at++)
        this.take(this.foods[at] as number);
      missing[kind] = (missing[kind] ?? 0) - 1;
    }
    const { rows } = this.problem.pool;
    return [...rows].filter((row, recipe) => row !== NONE && this.moreFor(recipe) === 0);
  }

  private begin(): void {
    this.chosen.fill(0);
    this.count = 0;
    for (const food of this.kept) this.take(food);
  }

  private take(food: number): void {
    if (this.chosen[food] === 0) this.count++;
    this.chosen[food] = 1;
  }

  /** Counts the foods of a recipe that are not chosen yet. */
  private moreFor(recipe: number): number {
    const end = this.starts[recipe + 1] as number;
    let more = 0;
    for (let at = this.starts[recipe] as number; at < end; at++)
      if (this.chosen[this.foods[at] as number] === 0) more++;
    return more;
  }

  /** Drops recipes from `left` that are taken, or would bring too many foods beside the chosen ones. */
  private best(left: Left, taken: Uint8Array, welcome: Float64Array, cost: number): number {
    const { recipes } = left;
    let best = NONE;
    let bestWorth = Number.NEGATIVE_INFINITY;
    let kept = 0;
    for (let at = 0; at < left.count; at++) {
      const recipe = recipes[at] as number;
      if (taken[recipe] === 1) continue;
      const worth = welcome[recipe] as number;
      if (worth > bestWorth) {
        const more = this.moreFor(recipe);
        if (this.count + more > this.most) continue;
        if (worth - cost * more > bestWorth) {
          best = recipe;
          bestWorth = worth - cost * more;
        }
      }
      recipes[kept++] = recipe;
    }
    left.count = kept;
    return best;
  }
}

/** The recipes of a kind that can still be chosen, which are so many of the first. */
interface Left {
  recipes: Int32Array;
  count: number;
}

function mostWanting(missing: readonly number[], turn: number): number {
  const most = Math.max(...missing);
  const wanting = missing.flatMap((count, kind) => (count === most ? [kind] : []));
  return wanting[turn % wanting.length] ?? 0;
}
