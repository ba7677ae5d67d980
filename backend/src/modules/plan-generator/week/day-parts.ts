import type { MealType } from '../../recipes/index.js';
import { NONE } from '../recipe-columns/recipe-columns.js';
import { isWithoutCooking } from '../weekdays.js';
import type { CookedPlan, Week } from './cooked-plan.js';
import { cookingsOf, costOfBatch, eatenAt } from './cookings.js';
import { costOfTooManyFoods } from './few-foods.js';
import { type FilledPart, indexOfAny, WHOLE } from './filled-part.js';
import { costOfMaking } from './kitchen-cost.js';
import { portionAt, type SideOptions } from './menu.js';
import type { Place } from './pots.js';
import { SeenFoods } from './repetition.js';
import { costOfMore, needsOfWeek, usesOfSides } from './shopping.js';
import { isTight, type Side } from './sides.js';
import { weekOf } from './week-days.js';
import { SAME_SIDE, SIDE_AGAIN, USUAL_USES_OF_SIDE } from './weights.js';

/** The places of a day that are filled, as they are now, with what each option costs the day and the week. */
export function partsOf(plan: CookedPlan, day: number, bias: SideBias | null = null): FilledPart[] {
  const { menu } = plan;
  const slots = menu.problem.days[day] ?? [];
  const dishes = slots.map((_, index) => plan.dishAt(day, index));
  const context = {
    surcharges: surchargesOn(plan, day, bias),
    inDishes: dishes.flatMap((dish) => (dish === NONE ? [] : [menu.sidesInDish(dish)])),
    isWithoutCooking: isWithoutCooking(menu.problem.task.wish, day + 1),
  };
  return slots.flatMap(({ kept, type }, index) =>
    kept === null && dishes[index] !== NONE ? partsOfMeal(plan, { day, index, type }, context) : [],
  );
}

/** A side that counts as costing so much more or less than it does. */
export interface SideBias {
  side: number;
  more: number;
}

/** The inputs that the parts of all meals of a day share. */
interface Context {
  /** The cost that each amount of a side adds to the week. */
  surcharges: Float64Array;
  /** Whether each dish is made of the same as each side: 1 or 0. */
  inDishes: readonly Uint8Array[];
  isWithoutCooking: boolean;
}

function partsOfMeal(
  plan: CookedPlan,
  { type, ...place }: Place & { type: MealType },
  context: Context,
): FilledPart[] {
  const { day, index: meal } = place;
  const { portion, sides } = plan.servings[day]?.[meal] ?? WHOLE;
  const dish = plan.menu.mealOf(plan.dishAt(day, meal), type, context.isWithoutCooking);
  const { portions, ofMeal } = dish;
  const costs = costsOfPortions(plan, place, portions.costs);
  const parts: FilledPart[] = [
    {
      ...{ meal, options: { ...portions, costs }, own: portions.costs, chosen: portion },
      ...{ choices: null, ofMeal: ofMeal[0] },
    },
  ];
  for (const options of dish.sides) {
    const { choices, once } = options;
    const own = withDishes(options, context.inDishes);
    const withWeek = own.slice();
    for (let at = 0; at < withWeek.length; at++) {
      const choice = choices[at];
      if (choice) withWeek[at] = (own[at] as number) + (context.surcharges[choice.at] as number);
    }
    const chosen = indexOfAny(choices, sides);
    parts.push({
      ...{ meal, options: { ...options, costs: withWeek }, own, chosen, choices },
      ...{ once, ofMeal: ofMeal[parts.length] },
    });
  }
  return parts;
}

/** Adds the cost of sides that repeat what the dishes of the day are made of. */
function withDishes({ costs, once }: SideOptions, inDishes: readonly Uint8Array[]): Float64Array {
  const all = costs.slice();
  for (let at = 0; at < all.length; at++) {
    const side = once[at] as number;
    if (side === NONE) continue;
    for (const sides of inDishes)
      if (sides[side] === 1) {
        all[at] = (all[at] as number) + SIDE_AGAIN;
        break;
      }
  }
  return all;
}

/** The cost of each portion, including its effect on the batch from which it is eaten. */
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

const NO_SIDES = new Float64Array();

/** Returns the cost that each amount of a side adds to the week. */
function surchargesOn(plan: CookedPlan, day: number, bias: SideBias | null): Float64Array {
  const { menu } = plan;
  if (menu.amountsOfSides.length === 0) return NO_SIDES;
  const needed = needsOfWeek(plan, weekOf(day), day);
  const used = usesOfSides(plan, weekOf(day), day);
  const tooMany = costOfTooManyFoods(plan, plan.needsWith(weekOf(day), needed));
  const week = plan.weeks[weekOf(day)] as Week;
  const seen = isTight(menu.problem.task.wish) ? null : new SeenFoods(plan, week, day);
  return Float64Array.from(menu.amountsOfSides, ({ side, amount }) => {
    const each = menu.sides[side] as Side;
    const again = SAME_SIDE * Math.max(0, (used[side] as number) + 1 - USUAL_USES_OF_SIDE);
    const more = costOfMore(menu, each.purchase, { servings: amount, needed });
    const foodAgain = seen?.costOfSide(day, side) ?? 0;
    const ofBias = bias?.side === side ? bias.more : 0;
    return again + foodAgain + costOfMaking(each) + more + tooMany(each.purchase) + ofBias;
  });
}
