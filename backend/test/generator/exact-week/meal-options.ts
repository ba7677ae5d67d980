import type { Slot } from '../../../src/modules/plan-generator/problem/problem.js';
import { idealEnergy } from '../../../src/modules/plan-generator/problem/worth.js';
import { NONE } from '../../../src/modules/plan-generator/recipe-columns/recipe-columns.js';
import type { MealBounds } from '../../../src/modules/plan-generator/week/day-costs.js';
import { boundsOfMeal } from '../../../src/modules/plan-generator/week/meal-bounds.js';
import type { Menu } from '../../../src/modules/plan-generator/week/menu.js';
import {
  EGG_TOO_MANY,
  EGGS_AT_A_MEAL,
  HANDS_ON_MINUTE,
  HARDLY_EATEN,
  HEAVY,
  HEAVY_GRAMS,
  LARGE,
  LARGE_GRAMS,
  LARGER_THAN_DISH,
  LEAST_SHARE_OF_DISH,
  LEAST_SHARE_OF_PROTEIN,
  LITTLE_PROTEIN,
  MAX_GRAMS,
  MAX_GRAMS_OF_ONE_LARGE_MEAL,
  MINUTE,
  MORE_OF_SIDE,
  MOST_GRAMS_WHERE_FEW_FIT,
  ODD_AMOUNT,
  ODD_AMOUNT_WHERE_FEW_FIT,
  OUT_OF_PROPORTION,
  PORTION_COSTS,
  PROPORTIONS,
  QUARTER_OF_BREAD,
  SHRUNK,
  SIDE,
  SIZE,
  SMALL_DISH,
  STARCH_OF_LOW_CARB,
  TOO_HEAVY,
  UNSUITED_SIDE,
} from '../../../src/modules/plan-generator/week/weights.js';
import { PORTIONS } from '../../../src/modules/plan-model/index.js';
import type { SideKind } from '../../../src/modules/recipes/index.js';
import type { Dish, Kitchen, Serving, SideDish } from './kitchen.js';

/** One way to eat a dish: a portion, with its sides. */
export interface MealOption {
  dish: Dish;
  servings: number;
  sides: readonly AmountOfSide[];
  /** All that depends on this meal alone, so that no cost of a meal has to be linear. */
  cost: number;
}

export interface AmountOfSide {
  side: number;
  amount: number;
}

const QUARTERS = 4;
const LARGE_MEAL_KCAL = 1000;
const LARGE_DAY_KCAL = 2700;
/** The servings of sides beyond which they are ballast. */
const MOST: Partial<Record<SideKind, number>> = {
  ...{ starch: 1.5, vegetable: 1.5, salad: 1.5 },
  ...{ fruit: 1, dairy: 1, nuts: 2 },
  ...{ drink: 1, protein: 1.5, bread: 2 },
};
const MOST_OF_LARGE_APPETITES: Partial<Record<SideKind, number>> = {
  ...{ starch: 2, vegetable: 1.5, salad: 1.5 },
  ...{ fruit: 1.5, dairy: 1.5, nuts: 2 },
  ...{ drink: 1, protein: 1.5, bread: 2 },
};

const MOST_WHERE_FEW_FIT: Partial<Record<SideKind, number>> = {
  ...{ fruit: 2, dairy: 1.5, nuts: 2 },
  ...{ drink: 1, protein: 2, bread: 3 },
};

/** Lists every way to eat a dish that the bounds of the meal allow. Somebody cooks on all days. */
export function listOptions(menu: Menu, kitchen: Kitchen, slot: Slot, dish: Dish): MealOption[] {
  const bounds = boundsOfMeal(menu.problem, slot);
  let beside: AmountOfSide[][] = [[]];
  const groups = menu.sidesFor(slot.type, { hasStarch: dish.starch !== NONE, isWithoutCooking: false });
  for (const { choices } of groups)
    beside = beside.flatMap((sides) => choices.map((choice) => (choice ? [...sides, choice] : sides)));
  const costOf = costsOf(menu, kitchen, slot);
  return PORTIONS.flatMap((servings) =>
    beside
      .map((sides) => ({ dish, servings, sides }))
      .filter((eaten) => isWithin(kitchen, bounds, eaten))
      .map((eaten) => ({ ...eaten, cost: costOf(eaten) })),
  );
}

type Eaten = Omit<MealOption, 'cost'>;

/** The dish and the sides of a meal, each with its servings. */
const partsOf = ({ sides: all }: Kitchen, { dish, servings, sides }: Eaten) => [
  { part: dish as Serving, times: servings },
  ...sides.map(({ side, amount }) => ({ part: all[side] as Serving, times: amount })),
];

function costsOf(menu: Menu, kitchen: Kitchen, slot: Slot): (eaten: Eaten) => number {
  const { wish } = menu.problem.task;
  const { ideal } = boundsOfMeal(menu.problem, slot);
  const usual = idealEnergy(wish, slot.type);
  const protein =
    slot.type === 'snack'
      ? 0
      : LEAST_SHARE_OF_PROTEIN * wish.targets.protein * (usual / wish.targets.calories);
  const isLarge = usual > LARGE_MEAL_KCAL;
  const isTight = (isLarge && wish.mealsPerDay === 1) || Boolean(wish.rules.maxDailyFiber);
  const odd = isTight ? ODD_AMOUNT_WHERE_FEW_FIT : ODD_AMOUNT;
  let most = isLarge || wish.targets.calories >= LARGE_DAY_KCAL ? MOST_OF_LARGE_APPETITES : MOST;
  if (isTight) most = MOST_WHERE_FEW_FIT;
  const isOnly = isLarge && wish.mealsPerDay === 1;
  const maxGrams = isOnly ? MAX_GRAMS_OF_ONE_LARGE_MEAL : MAX_GRAMS;
  const { base, ofSnack, perKcal: more } = LARGE_GRAMS;
  const largeGrams = (slot.type === 'snack' ? ofSnack : base) + more * usual;
  const { least, perKcalOfOnlyMeal } = MOST_GRAMS_WHERE_FEW_FIT;
  const mostGrams = isOnly ? Math.max(least, perKcalOfOnlyMeal * wish.targets.calories) : least;
  const isLowCarb = wish.rules.dietaryTags.includes('low-carb');
  const isInProportion =
    wish.mealsPerDay >= 3 && wish.rules.mealType === null && !wish.rules.caloriesByType[slot.type];
  const place = slot.type === 'breakfast' ? 'atBreakfast' : 'atMain';
  return (eaten) => {
    const { dish, servings, sides } = eaten;
    const parts = partsOf(kitchen, eaten);
    const sumOf = (has: (part: Serving) => number) =>
      parts.reduce((sum, { part, times }) => sum + times * has(part), 0);
    const away = Math.abs(sumOf(energyOf) / ideal - 1);
    let cost = SIZE * (away < 0.6 ? away * (0.4 + away) : away);
    if (isInProportion) {
      const { least, most: largest } = PROPORTIONS[slot.type];
      const share = sumOf(energyOf) / usual;
      cost += (OUT_OF_PROPORTION * usual * Math.max(0, share - largest, least - share)) / ideal;
    }
    cost += EGG_TOO_MANY * Math.max(0, servings * dish.eggs - EGGS_AT_A_MEAL);
    if (protein > 0)
      cost += LITTLE_PROTEIN * Math.max(0, 1 - sumOf(({ amounts }) => amounts[1] ?? 0) / protein);
    const grams = sumOf((part) => part.grams);
    cost += (HEAVY / 100) * Math.max(0, grams - HEAVY_GRAMS);
    if (!isTight) cost += (LARGE / 100) * Math.max(0, grams - largeGrams);
    cost += (TOO_HEAVY / 100) * Math.max(0, grams - maxGrams);
    if (isTight && grams > mostGrams)
      cost += Math.min(HARDLY_EATEN.most, HARDLY_EATEN.perGram * (grams - mostGrams));
    cost += PORTION_COSTS[servings * QUARTERS] ?? 0;
    if (dish.starch === kitchen.bread && !Number.isInteger(2 * servings)) cost += QUARTER_OF_BREAD;
    if (servings < 1 && energyOf(dish) <= usual) cost += SHRUNK;
    cost += SMALL_DISH * Math.max(0, LEAST_SHARE_OF_DISH - (servings * energyOf(dish)) / usual);
    for (const { side, amount } of sides) {
      const beside = kitchen.sides[side] as SideDish;
      cost +=
        SIDE[beside.kind][place] + MORE_OF_SIDE * (amount - 1) + (MINUTE + HANDS_ON_MINUTE) * beside.handsOn;
      cost += odd * Math.max(0, amount - (most[beside.kind] ?? amount));
      if (amount * energyOf(beside) > energyOf(dish)) cost += LARGER_THAN_DISH;
      const isStarch = beside.kind === 'starch' || beside.kind === 'bread';
      if (isStarch && isLowCarb) cost += STARCH_OF_LOW_CARB;
      if (menu.suitsBeside(dish.dish)[side] !== 1) cost += UNSUITED_SIDE;
    }
    return cost;
  };
}

const energyOf = ({ amounts: [kcal = 0] }: Pick<Serving, 'amounts'>) => kcal;

const isWithin = (kitchen: Kitchen, { least, most }: MealBounds, eaten: Eaten): boolean =>
  least.every((low, sum) => {
    const amount = partsOf(kitchen, eaten).reduce(
      (all, { part, times }) => all + times * (part.amounts[sum] ?? 0),
      0,
    );
    return amount >= low && amount <= (most[sum] as number);
  });
