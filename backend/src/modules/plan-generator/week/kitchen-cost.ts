import type { MealType } from '../../recipes/index.js';
import type { CookedPlan, Week } from './cooked-plan.js';
import { cookingsOf, costOfBatch, eatenAt } from './cookings.js';
import { type Pot, typeOfPot } from './pots.js';
import type { Side } from './sides.js';
import {
  HANDS_ON_MINUTE,
  HANDS_ON_OF_DAY,
  LONG,
  LONG_DAY_MINUTES,
  LONG_MINUTES,
  LONG_MINUTES_OF_SMALL,
  LONG_OF_SMALL,
  MINUTE,
  MINUTES_WITHOUT_MAIN,
  MORE_THAN_ASKED,
  MOST_DAY_MINUTES,
  MOST_MINUTES,
  MUCH_HANDS_ON,
  TOO_LONG_DAY,
  TOO_LONG_OF_SMALL,
} from './weights.js';

/** The cost of the time in which dishes are cooked. */
export function costOfKitchen(plan: CookedPlan, pots: readonly number[]): number {
  const { dishes, isFree } = plan.menu;
  const minutesOn = new Map<number, number>();
  const handsOn = new Map<number, number>();
  const add = (to: Map<number, number>, day: number, minutes: number) =>
    to.set(day, (to.get(day) ?? 0) + minutes);
  let cost = 0;
  for (const pot of pots) {
    const dish = plan.dishOf[pot] as number;
    const minutes = dishes.minutes[dish] as number;
    const each = MINUTE * minutes + HANDS_ON_MINUTE * (dishes.handsOn[dish] as number);
    const asked = plan.pots[pot] as Pot;
    const type = typeOfPot(plan.menu.problem, asked);
    for (const { day } of cookingsOf(plan, pot)) {
      cost += each;
      if (!asked.isCookedOnce && plan.isWithoutMain[day] === 1)
        cost += LONG_OF_SMALL * Math.max(0, minutes - MINUTES_WITHOUT_MAIN);
      if (isFree[day]) continue;
      cost += asked.isCookedOnce
        ? LONG * Math.max(0, minutes - LONG_MINUTES)
        : costOfLongSmall(type, minutes);
      add(minutesOn, day, minutes);
      add(handsOn, day, dishes.handsOn[dish] as number);
    }
  }
  for (const minutes of minutesOn.values()) cost += costOfLongDay(minutes, plan.menu.askedDayMinutes);
  for (const minutes of handsOn.values()) cost += MUCH_HANDS_ON * Math.max(0, minutes - HANDS_ON_OF_DAY);
  return cost;
}

/** The cost of much cooking on one day from Monday to Friday. */
const costOfLongDay = (minutes: number, asked: number): number =>
  LONG * Math.max(0, minutes - LONG_DAY_MINUTES) +
  TOO_LONG_DAY * Math.max(0, minutes - MOST_DAY_MINUTES) +
  MORE_THAN_ASKED * Math.max(0, Math.min(minutes, MOST_DAY_MINUTES) - asked);

/** The cost of what is left over of recipes, and of recipes that are not made whole. */
export function costOfBatches(plan: CookedPlan, pots: readonly number[]): number {
  let cost = 0;
  for (const pot of pots)
    for (const cooking of cookingsOf(plan, pot))
      cost += costOfBatch(plan, plan.dishOf[pot] as number, eatenAt(plan, cooking));
  return cost;
}

/** The cost of the time for all sides of a week. */
export function costOfMakingSides({ menu, servings }: CookedPlan, { days }: Week): number {
  let cost = 0;
  for (const day of days)
    for (const { sides } of servings[day] ?? [])
      for (const { side } of sides) cost += costOfMaking(menu.sides[side] as Side);
  return cost;
}

/** The cost of a breakfast or snack that takes too long for a weekday. */
export const costOfLongSmall = (type: MealType, minutes: number): number =>
  LONG_OF_SMALL * Math.max(0, minutes - LONG_MINUTES_OF_SMALL) +
  TOO_LONG_OF_SMALL * Math.max(0, minutes - (type === 'snack' ? MOST_MINUTES.snack : MOST_MINUTES.breakfast));

/** A side is made while its dish cooks. */
export const costOfMaking = ({ handsOn }: Side): number => (MINUTE + HANDS_ON_MINUTE) * handsOn;
