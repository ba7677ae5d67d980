import { NONE } from '../recipe-columns/recipe-columns.js';
import type { CookedPlan, Week } from './cooked-plan.js';
import { costOfBatches, costOfKitchen, costOfMakingSides } from './kitchen-cost.js';
import { costOfMonotony, costOfSameSides } from './monotony.js';
import { SeenFoods } from './repetition.js';
import { costOfShopping, needsOfWeek } from './shopping.js';
import { isTight } from './sides.js';
import { pleasureOf } from './suitable-dishes.js';
import { weekOf } from './week-days.js';
import { FISH, MUCH_FISH, USUAL_FISH } from './weights.js';

/** The cost of each week of a plan, and the grams of each food that it needs. */
export class WeekCosts {
  private readonly ofDishes: Float64Array;
  private readonly ofServings: Float64Array;
  private readonly needs: Float64Array[];

  constructor(private readonly plan: CookedPlan) {
    this.ofDishes = new Float64Array(plan.weeks.length);
    this.ofServings = new Float64Array(plan.weeks.length);
    this.needs = plan.weeks.map(() => new Float64Array());
  }

  sum(): number {
    let sum = 0;
    for (const one of this.ofDishes) sum += one;
    for (const one of this.ofServings) sum += one;
    return sum;
  }

  /** Counts the weeks of these days again, whose dishes have changed. */
  countDishes(days: readonly number[]): void {
    for (const week of new Set(days.map(weekOf))) this.ofDishes[week] = costOfDishes(this.plan, week);
  }

  /** Does the same for portions and sides, which also change what the dishes need. */
  countServings(days: readonly number[]): void {
    for (const week of new Set(days.map(weekOf))) {
      const needed = needsOfWeek(this.plan, week);
      this.needs[week] = needed;
      this.ofServings[week] = costOfServings(this.plan, week, needed);
    }
  }

  /** Returns the needs of all weeks, with those of one week replaced. */
  needsWith(week: number, needed: Float64Array): Float64Array[] {
    return this.needs.with(week, needed);
  }

  /** The foods that all weeks need. */
  foods(): Set<number> {
    const foods = new Set<number>();
    for (const needed of this.needs)
      for (let food = 0; food < needed.length; food++) if ((needed[food] as number) > 0) foods.add(food);
    return foods;
  }

  /** Returns a function that brings back what is known now. */
  save(): () => void {
    const ofDishes = this.ofDishes.slice();
    const ofServings = this.ofServings.slice();
    const needs = this.needs.slice();
    return () => {
      this.ofDishes.set(ofDishes);
      this.ofServings.set(ofServings);
      for (const [week, needed] of needs.entries()) this.needs[week] = needed;
    };
  }
}

/**
 * Returns the cost of the dishes of a week, whatever is eaten of them and beside them: cooking and too little variety,
 * minus the pleasure that they give.
 */
function costOfDishes(plan: CookedPlan, number: number): number {
  const week = plan.weeks[number] as Week;
  const pots = filledPots(plan, week);
  return costOfKitchen(plan, pots) + costOfMonotony(plan, pots, week) - pleasureOfPots(plan, pots);
}

/**
 * Returns the cost for a week of the portions and sides of its days: shopping for `needed`, what is left over of recipes, the
 * making of sides, and foods that come too often.
 */
function costOfServings(plan: CookedPlan, number: number, needed: Float64Array): number {
  const week = plan.weeks[number] as Week;
  const cost =
    costOfShopping(plan.menu, needed) +
    costOfBatches(plan, filledPots(plan, week)) +
    costOfMakingSides(plan, week) +
    costOfSameSides(plan, number);
  // Repetition costs nothing here if only few dishes fit into a day.
  return isTight(plan.menu.problem.task.wish) ? cost : cost + new SeenFoods(plan, week).cost();
}

const filledPots = ({ dishOf }: CookedPlan, { pots }: Week): number[] =>
  pots.filter((pot) => dishOf[pot] !== NONE);

function pleasureOfPots(plan: CookedPlan, pots: readonly number[]): number {
  const { dishes } = plan.menu;
  let pleasure = 0;
  let fish = 0;
  for (const pot of pots) {
    const dish = plan.dishOf[pot] as number;
    pleasure += pleasureOf(plan.menu, dish) * (plan.pots[pot]?.meals.length ?? 0);
    if (dishes.isFish[dish] === 1) fish++;
  }
  return pleasure + FISH * Math.min(USUAL_FISH, fish) - MUCH_FISH * Math.max(0, fish - USUAL_FISH);
}
