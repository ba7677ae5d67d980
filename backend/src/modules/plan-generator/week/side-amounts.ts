import type { PlanWish } from '../../plan-model/index.js';
import type { MealType, SideKind } from '../../recipes/index.js';
import { idealEnergy } from '../problem/worth.js';
import { isTight, LARGE_MEAL_KCAL } from './sides.js';
import { LARGER_THAN_DISH, MORE_OF_SIDE, ODD_AMOUNT, ODD_AMOUNT_WHERE_FEW_FIT, SIDE } from './weights.js';

/**
 * Tells how large the amounts of sides may be. `tight` is for days into which few sides fit, so that any
 * amount may be needed.
 */
export type Appetite = 'usual' | 'large' | 'tight';

/** More of these beside one meal is ballast: two slices of bread, a piece of fruit, 75 g of dry rice, 30 g of nuts. */
const MOST_SERVINGS: Record<Appetite, Partial<Record<SideKind, number>>> = {
  usual: {
    ...{ starch: 1.5, vegetable: 1.5, salad: 1.5, bread: 2, protein: 1.5 },
    ...{ fruit: 1, dairy: 1, nuts: 2, drink: 1 },
  },
  large: {
    ...{ starch: 2, vegetable: 1.5, salad: 1.5, bread: 2, protein: 1.5 },
    ...{ fruit: 1.5, dairy: 1.5, nuts: 2, drink: 1 },
  },
  tight: { fruit: 2, dairy: 1.5, nuts: 2, drink: 1, protein: 2, bread: 3 },
};

/** People who need this much energy in a day eat more of everything. */
const LARGE_DAY_KCAL = 2700;

export function appetiteAt(wish: PlanWish, type: MealType): Appetite {
  if (isTight(wish)) return 'tight';
  const isLarge = wish.targets.calories >= LARGE_DAY_KCAL || idealEnergy(wish, type) > LARGE_MEAL_KCAL;
  return isLarge ? 'large' : 'usual';
}

interface Amount {
  kind: SideKind;
  servings: number;
  appetite: Appetite;
  isBreakfast: boolean;
}

/** The cost of a side in an amount. */
export const costOfAmount = ({ kind, servings, appetite, isBreakfast }: Amount): number =>
  SIDE[kind][isBreakfast ? 'atBreakfast' : 'atMain'] +
  MORE_OF_SIDE * (servings - 1) +
  (appetite === 'tight' ? ODD_AMOUNT_WHERE_FEW_FIT : ODD_AMOUNT) *
    Math.max(0, servings - (MOST_SERVINGS[appetite][kind] ?? servings));

/** The cost of a side that has more energy than a serving of its dish. */
export const costOfLargeSide = (kcalOfSide: number, kcalOfDish: number): number =>
  kcalOfSide > kcalOfDish ? LARGER_THAN_DISH : 0;
