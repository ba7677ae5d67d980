import { MACROS, type PlanWish } from '../../plan-model/index.js';
import type { Problem } from '../problem/problem.js';
import { isOneLargeMeal, isTight, maxGramsOfMeal } from './sides.js';
import {
  FIBER_PER_1000_KCAL,
  FRUIT,
  HARDLY_EATEN,
  HEAVY,
  HEAVY_GRAMS,
  LARGE,
  LITTLE_FIBER,
  LITTLE_PROTEIN,
  LOW_FIBER,
  LOW_FIBER_OF_ONE_LARGE_MEAL,
  MAX_FIBER_GRAMS,
  MOST_GRAMS_WHERE_FEW_FIT,
  MUCH_FIBER,
  OUT_OF_PROPORTION,
  OUTSIDE,
  OUTSIDE_SLOPE,
  PORTIONS_OF_FRUIT,
  PRODUCE,
  PRODUCE_GRAMS,
  SIZE,
  SODIUM,
  SODIUM_MG,
  TOO_HEAVY,
} from './weights.js';

/** The bounds of a meal in the order of the targets, for the dish and its sides together. */
export interface MealBounds {
  ideal: number;
  /** The energy between which it is in proportion to the other meals of its day. */
  usualLeast: number;
  usualMost: number;
  /** The protein below which the meal leaves too much of it to the others, or 0. */
  usualProtein: number;
  /** The weight above which it is large for its energy. */
  largeGrams: number;
  least: Float64Array;
  most: Float64Array;
  /** False if there are none besides the ideal. */
  areAsked: boolean;
}

/** The index of protein among the sums. */
const PROTEIN = 1 + MACROS.indexOf('protein');

/**
 * Calculates the cost of a day and its meals. Vectors are given as a base and one more, so that a search need
 * not add them up: the last amount is the weight, and after the sums of the problem come sodium, fiber,
 * produce, and fruit.
 */
export class DayCosts {
  private readonly sums: number;
  private readonly least: Float64Array;
  private readonly most: Float64Array;
  private readonly scale: Float64Array;
  private readonly leastFiber: number;
  private readonly lowFiber: { grams: number; cost: number };
  private readonly mostFiber: number;
  private readonly portionsOfFruit: number;
  private readonly maxGrams: number;
  private readonly mostGrams: number;

  /** Zeros, to be added where no option is. */
  private readonly nothing: Float64Array;

  constructor(
    { ranges, sums, task }: Problem,
    readonly width: number,
    private readonly bounds: readonly MealBounds[],
  ) {
    this.sums = sums.length;
    this.nothing = new Float64Array(width);
    this.least = ranges.least;
    this.most = ranges.most;
    this.scale = ranges.unit.map((unit) => 1 / unit);
    const { minDailyFiber, maxDailyFiber } = task.wish.rules;
    const mostAsked = maxDailyFiber ?? Number.POSITIVE_INFINITY;
    // Little fiber is no fault of a day that was asked to have little.
    this.leastFiber = maxDailyFiber ? 0 : (task.wish.targets.calories * FIBER_PER_1000_KCAL) / 1000;
    const isOnly = isOneLargeMeal(task.wish);
    const lowFiber = isOnly ? lowFiberOfOneLargeMeal(task.wish.targets) : LOW_FIBER;
    this.lowFiber = mostAsked < lowFiber.grams ? { grams: 0, cost: 0 } : lowFiber;
    // Keto leaves no room for fruit.
    this.portionsOfFruit = task.wish.rules.dietaryTags.includes('keto') ? 0 : PORTIONS_OF_FRUIT;
    this.maxGrams = maxGramsOfMeal(task.wish);
    this.mostGrams = isTight(task.wish) ? hardlyEatenGrams(task.wish) : Number.POSITIVE_INFINITY;
    this.mostFiber = Math.max(MAX_FIBER_GRAMS, 1.2 * (minDailyFiber ?? 0));
  }

  get meals(): number {
    return this.bounds.length;
  }

  /** The bounds of the energy of the day, in kcal. */
  get leastEnergy(): number {
    return this.least[0] as number;
  }

  get mostEnergy(): number {
    return this.most[0] as number;
  }

  isWithin(day: Float64Array): boolean {
    for (let n = 0; n < this.sums; n++) {
      const total = day[n] as number;
      if (total < (this.least[n] as number) || total > (this.most[n] as number)) return false;
    }
    return true;
  }

  /** Whether all bounds of the meals are kept, whose sums follow each other. */
  areMealsWithin(perMeal: Float64Array): boolean {
    const { width, nothing } = this;
    return this.bounds.every((_, meal) => this.outsideOfMeal(meal, perMeal, meal * width, nothing, 0) === 0);
  }

  ofWholeDay(day: Float64Array): number {
    return this.ofDay(day, this.nothing, 0);
  }

  ofWholeMeal(meal: number, perMeal: Float64Array): number {
    return this.ofMeal(meal, perMeal, meal * this.width, this.nothing, 0);
  }

  /** The cost of the sums in `base` with one more vector, or at least `limit` if the cost is more than that. */
  ofDay(base: Float64Array, vectors: Float64Array, from: number, limit = Number.POSITIVE_INFINITY): number {
    const { sums, least, most, scale } = this;
    let outside = 0;
    for (let n = 0; n < sums; n++) {
      const total = (base[n] as number) + (vectors[from + n] as number);
      const low = (least[n] as number) - total;
      if (low > 0) outside += low * (scale[n] as number);
      else if (total > (most[n] as number)) outside += (total - (most[n] as number)) * (scale[n] as number);
      if (outside > 0 && limit <= OUTSIDE) return OUTSIDE;
    }
    let cost = outside > 0 ? OUTSIDE + OUTSIDE_SLOPE * outside : 0;
    const sodium = (base[sums] as number) + (vectors[from + sums] as number);
    if (sodium > SODIUM_MG) cost += (SODIUM * (sodium - SODIUM_MG)) / SODIUM_MG;
    const fiber = (base[sums + 1] as number) + (vectors[from + sums + 1] as number);
    if (fiber < this.leastFiber) cost += LITTLE_FIBER * (1 - fiber / this.leastFiber);
    if (fiber < this.lowFiber.grams) cost += this.lowFiber.cost * (1 - fiber / this.lowFiber.grams);
    else if (fiber > this.mostFiber) cost += MUCH_FIBER * (fiber / this.mostFiber - 1);
    const produce = (base[sums + 2] as number) + (vectors[from + sums + 2] as number);
    if (produce < PRODUCE_GRAMS) cost += PRODUCE * (1 - produce / PRODUCE_GRAMS);
    const fruit = (base[sums + 3] as number) + (vectors[from + sums + 3] as number);
    if (fruit < this.portionsOfFruit) cost += FRUIT * (this.portionsOfFruit - fruit);
    return cost;
  }

  /** The cost of the meal whose sums begin at `start` of `base`, with one more vector. */
  ofMeal(meal: number, base: Float64Array, start: number, vectors: Float64Array, from: number): number {
    const { ideal, usualLeast, usualMost, usualProtein, largeGrams, areAsked } = this.bounds[
      meal
    ] as MealBounds;
    const energy = (base[start] as number) + (vectors[from] as number);
    const away = Math.abs(energy - ideal) / ideal;
    let cost = SIZE * away * Math.min(1, 0.4 + away);
    if (energy > usualMost) cost += (OUT_OF_PROPORTION * (energy - usualMost)) / ideal;
    else if (energy < usualLeast) cost += (OUT_OF_PROPORTION * (usualLeast - energy)) / ideal;
    const protein = (base[start + PROTEIN] as number) + (vectors[from + PROTEIN] as number);
    if (protein < usualProtein) cost += LITTLE_PROTEIN * (1 - protein / usualProtein);
    const last = this.width - 1;
    const grams = (base[start + last] as number) + (vectors[from + last] as number);
    if (grams > HEAVY_GRAMS) cost += (HEAVY * (grams - HEAVY_GRAMS)) / 100;
    if (grams > largeGrams) cost += (LARGE * (grams - largeGrams)) / 100;
    if (grams > this.maxGrams) cost += (TOO_HEAVY * (grams - this.maxGrams)) / 100;
    if (grams > this.mostGrams)
      cost += Math.min(HARDLY_EATEN.most, HARDLY_EATEN.perGram * (grams - this.mostGrams));
    if (!areAsked) return cost;
    const outside = this.outsideOfMeal(meal, base, start, vectors, from);
    return outside > 0 ? cost + OUTSIDE + OUTSIDE_SLOPE * outside : cost;
  }

  private outsideOfMeal(
    meal: number,
    base: Float64Array,
    start: number,
    vectors: Float64Array,
    from: number,
  ): number {
    const { least, most, areAsked } = this.bounds[meal] as MealBounds;
    if (!areAsked) return 0;
    let outside = 0;
    for (let n = 0; n < least.length; n++) {
      const eaten = (base[start + n] as number) + (vectors[from + n] as number);
      const beyond = Math.max((least[n] as number) - eaten, eaten - (most[n] as number), 0);
      outside += beyond * (this.scale[n] as number);
    }
    return outside;
  }
}

const lowFiberOfOneLargeMeal = ({ calories }: { calories: number }) => ({
  grams: Math.min(LOW_FIBER_OF_ONE_LARGE_MEAL.mostGrams, LOW_FIBER_OF_ONE_LARGE_MEAL.gramsPerKcal * calories),
  cost: LOW_FIBER_OF_ONE_LARGE_MEAL.cost,
});

/** The weight beyond which a meal of a day into which few dishes fit is hardly eaten. */
function hardlyEatenGrams(wish: PlanWish): number {
  const { least, perKcalOfOnlyMeal } = MOST_GRAMS_WHERE_FEW_FIT;
  return isOneLargeMeal(wish) ? Math.max(least, perKcalOfOnlyMeal * wish.targets.calories) : least;
}
