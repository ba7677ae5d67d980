import type { MealType } from '../../recipes/index.js';
import { NONE } from '../recipe-columns/recipe-columns.js';
import { isWithoutCooking } from '../weekdays.js';
import type { CookedPlan } from './cooked-plan.js';
import { cookingsOf, costOfBatch, eatenAt } from './cookings.js';
import { costOfTooManyFoods } from './few-foods.js';
import { type FilledPart, indexOfAny, WHOLE } from './filled-part.js';
import { costOfMaking } from './kitchen-cost.js';
import { portionAt } from './menu.js';
import type { Place } from './pots.js';
import { costOfMore, needsOfWeek, usesOfSides } from './shopping.js';
import type { Side } from './sides.js';
import { weekOf } from './week-days.js';
import { SAME_FRESH, SAME_SIDE, UNSUITED_SIDE, USUAL_USES_OF_SIDE } from './weights.js';

/** The places of a day that are filled, as they are now, with what each option costs the day and the week. */
export function partsOf(plan: CookedPlan, day: number): FilledPart[] {
  const surcharges = surchargesOn(plan, day);
  const parts: FilledPart[] = [];
  for (const [index, { kept, type }] of (plan.menu.problem.days[day] ?? []).entries())
    if (kept === null && plan.dishAt(day, index) !== NONE)
      parts.push(...partsOfMeal(plan, { day, index, type }, surcharges));
  return parts;
}

function partsOfMeal(
  plan: CookedPlan,
  { type, ...place }: Place & { type: MealType },
  surcharges: Float64Array,
): FilledPart[] {
  const { menu } = plan;
  const { day, index: meal } = place;
  const dish = plan.dishAt(day, meal);
  const { portion, sides } = plan.servings[day]?.[meal] ?? WHOLE;
  const portions = menu.portionsOf(dish, type);
  const costs = costsOfPortions(plan, place, portions.costs);
  const parts: FilledPart[] = [
    { meal, options: { ...portions, costs }, own: portions.costs, chosen: portion, choices: null },
  ];
  const suits = menu.suitsBeside(dish);
  const beside = {
    hasStarch: menu.dishes.starch[dish] !== NONE,
    isWithoutCooking: isWithoutCooking(menu.problem.task.wish, day + 1),
  };
  const isInDishes = menu.freshInDishes(dishesOn(plan, day));
  for (const options of menu.sidesFor(type, beside)) {
    const { choices, fresh } = options;
    const own = options.costs.map((cost, at) => {
      const choice = choices[at];
      if (!choice) return cost;
      const again = isInDishes(choice.side) ? SAME_FRESH : 0;
      return cost + again + (suits[choice.side] === 1 ? 0 : UNSUITED_SIDE);
    });
    const withWeek = own.map((cost, at) => cost + (surcharges[choices[at]?.at ?? NONE] ?? 0));
    const chosen = indexOfAny(choices, sides);
    parts.push({ meal, options: { ...options, costs: withWeek }, own, chosen, choices, fresh });
  }
  return parts;
}

/** The dishes of a day, kept ones included. */
const dishesOn = (plan: CookedPlan, day: number): number[] =>
  (plan.menu.problem.days[day] ?? [])
    .map((_, index) => plan.dishAt(day, index))
    .filter((dish) => dish !== NONE);

/** What each portion costs with what it means for the batch from which it is eaten. */
function costsOfPortions(plan: CookedPlan, place: Place, own: Float64Array): Float64Array {
  const pot = plan.potAt[place.day]?.[place.index] as number;
  const dish = plan.dishOf[pot] as number;
  const isHere = ({ day, index }: Place) => day === place.day && index === place.index;
  for (const cooking of cookingsOf(plan, pot)) {
    const here = cooking.meals.find(isHere);
    if (!here) continue;
    const others = eatenAt(plan, cooking, here);
    return own.map((cost, portion) => cost + costOfBatch(plan, dish, others + portionAt(portion)));
  }
  return own;
}

/** By amount of a side: what it adds to the cost of the week. */
function surchargesOn(plan: CookedPlan, day: number): Float64Array {
  const { menu } = plan;
  const needed = needsOfWeek(plan, weekOf(day), day);
  const used = usesOfSides(plan, weekOf(day), day);
  const tooMany = costOfTooManyFoods(plan, plan.needsWith(weekOf(day), needed));
  return Float64Array.from(menu.amountsOfSides, ({ side, amount }) => {
    const each = menu.sides[side] as Side;
    const again = (used[side] as number) < USUAL_USES_OF_SIDE ? 0 : SAME_SIDE;
    const more = costOfMore(menu, each.purchase, { servings: amount, needed });
    return again + costOfMaking(each) + more + tooMany(each.purchase);
  });
}
