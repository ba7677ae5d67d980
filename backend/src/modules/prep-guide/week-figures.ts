import { foods } from '../foods/index.js';
import {
  type CookedPlan,
  type DayFigures,
  figuresOfDays,
  handsOnMinutesOfMeal,
  type Plan,
  recipesById,
  type ShoppingItem,
} from '../plan-model/index.js';
import { type LeftOver, listLeftOver } from './left-over.js';
import { makeShoppingList } from './shopping-list.js';
import { type DayRange, isWithin, weekOf, weeksOf } from './weeks.js';

/** The figures of one week of a plan: its shopping, and the mean of its days. */
export interface WeekFigures extends Omit<DayFigures, 'day'> {
  week: number;
  /** The foods of the shopping list that a kitchen does not have anyway. */
  foodsToBuy: number;
  /** The minutes for which a cook is needed on a day. */
  handsOnMinutes: number;
  /** The rests of packages that are worth another dish. */
  leftOver: LeftOver[];
}

/** The figures of every week of a plan. All but the foods to buy are means of a day. */
export function figuresOfWeeks(
  plan: CookedPlan & Pick<Plan, 'days'>,
  figures: readonly DayFigures[] = figuresOfDays(plan),
): WeekFigures[] {
  return Array.from({ length: weeksOf(plan) }, (_, index) => {
    const week = index + 1;
    const days = weekOf(plan, week);
    const own = figures.slice(days.from - 1, days.to);
    const shoppingList = makeShoppingList(plan, days);
    const mean = (of: (one: DayFigures) => number) =>
      Math.round(own.reduce((sum, one) => sum + of(one), 0) / own.length);
    return {
      week,
      foodsToBuy: countFoodsToBuy(shoppingList),
      fiberGrams: mean(({ fiberGrams }) => fiberGrams),
      sodiumMg: mean(({ sodiumMg }) => sodiumMg),
      produceGrams: mean(({ produceGrams }) => produceGrams),
      kitchenMinutes: mean(({ kitchenMinutes }) => kitchenMinutes),
      handsOnMinutes: Math.round(handsOnMinutesOn(plan, days) / own.length),
      leftOver: listLeftOver(shoppingList),
      isWhole: own.every(({ isWhole }) => isWhole),
    };
  });
}

/** Counts the foods of the shopping list without staples, such as salt, oil, and tap water. */
function countFoodsToBuy(shoppingList: readonly ShoppingItem[]): number {
  const isStaple = (foodId: string | null) => foods.get(foodId ?? '')?.isStaple === true;
  const bought = shoppingList.filter(({ foodId }) => !isStaple(foodId));
  return new Set(bought.map(({ foodId, ingredient }) => foodId ?? ingredient.toLowerCase())).size;
}

function handsOnMinutesOn(plan: Pick<Plan, 'meals' | 'recipes'>, days: DayRange): number {
  const recipes = recipesById(plan);
  return plan.meals
    .filter((meal) => isWithin(meal, days))
    .reduce((sum, meal) => sum + handsOnMinutesOfMeal(meal, recipes), 0);
}
