import { LEFT_SERVING, PART_OF_RECIPE } from '../../../src/modules/plan-generator/week/weights.js';
import type { PlanRules } from '../../../src/modules/plan-model/index.js';
import { cookedServings, PORTIONS } from '../../../src/modules/plan-model/index.js';
import type { Dish } from './kitchen.js';

/**
 * The food that is cooked at once for some meals. Its cost depends on the servings that they eat together.
 */
export class Batch {
  /** The part of the cost that is counted with each serving, so that the portions of a day know of it. */
  readonly perServing: number;
  /** The least that the rest of the cost can be. */
  readonly least: number;
  private readonly dish: Dish;
  private readonly isWhole: boolean;
  private readonly meals: number;

  constructor(dish: Dish, meals: number, { wholeRecipes }: PlanRules) {
    this.dish = dish;
    this.meals = meals;
    this.isWhole = (wholeRecipes ?? false) && dish.makes > 1;
    this.perServing = this.meals === 1 ? 0 : this.slopeAt(meals);
    this.least = this.meals === 1 ? 0 : Math.min(...servingsOf(meals).map((eaten) => this.restOf(eaten)));
  }

  get name(): string {
    return `${this.dish.dish} ${this.meals}`;
  }

  /** The servings that are cooked. */
  madeFor(eaten: number): number {
    return this.isWhole ? cookedServings(this.dish.makes, eaten) : eaten;
  }

  /** Returns the cost of a portion. A meal that is cooked alone has the whole cost of its batch. */
  costOfPortion(servings: number): number {
    return this.meals === 1 ? this.costOf(servings) : this.perServing * servings;
  }

  /** Returns the part of the cost that its portions do not cover. */
  restOf(eaten: number): number {
    return this.meals === 1 ? 0 : this.costOf(eaten) - this.perServing * eaten;
  }

  private costOf(eaten: number): number {
    if (!this.isWhole) return 0;
    const left = this.madeFor(eaten) - eaten;
    const recipes = eaten / this.dish.makes;
    return left > 0 ? LEFT_SERVING * left ** 2 : PART_OF_RECIPE * (Math.ceil(recipes) - recipes);
  }

  /** The slope of a line below the cost that is as high as possible where everybody eats one serving. */
  private slopeAt(usual: number): number {
    const all = servingsOf(this.meals);
    const slopes = all.flatMap((eaten) =>
      eaten === usual ? [] : [(this.costOf(eaten) - this.costOf(usual)) / (eaten - usual)],
    );
    const heightWith = (slope: number) =>
      Math.min(...all.map((eaten) => this.costOf(eaten) + slope * (usual - eaten)));
    return [0, ...slopes].reduce((best, slope) => (heightWith(slope) > heightWith(best) ? slope : best));
  }
}

const QUARTER = 0.25;

/** All that so many meals can eat together. */
export function servingsOf(meals: number): number[] {
  const [least, most] = [meals * Math.min(...PORTIONS), meals * Math.max(...PORTIONS)];
  return Array.from({ length: (most - least) / QUARTER + 1 }, (_, at) => least + at * QUARTER);
}
