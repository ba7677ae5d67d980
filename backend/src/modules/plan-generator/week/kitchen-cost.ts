import type { CookedPlan, Week } from './cooked-plan.js';
import { cookingsOf, costOfBatch, eatenAt } from './cookings.js';
import type { Pot } from './pots.js';
import type { Side } from './sides.js';
import {
  HANDS_ON_MINUTE,
  LONG,
  LONG_DAY_MINUTES,
  LONG_MINUTES,
  LONG_MINUTES_OF_SMALL,
  LONG_OF_SMALL,
  MINUTE,
} from './weights.js';

/** What the time in the kitchen costs, and what is left of recipes. */
export function costOfKitchen(plan: CookedPlan, pots: readonly number[], { days }: Week): number {
  const { dishes, sides, isFree } = plan.menu;
  const minutesOn = new Map<number, number>();
  let cost = 0;
  for (const pot of pots) {
    const dish = plan.dishOf[pot] as number;
    const minutes = dishes.minutes[dish] as number;
    const each = MINUTE * minutes + HANDS_ON_MINUTE * (dishes.handsOn[dish] as number);
    const long = costOfLongDish(plan.pots[pot] as Pot, minutes);
    for (const cooking of cookingsOf(plan, pot)) {
      const { day } = cooking;
      cost += each + costOfBatch(plan, dish, eatenAt(plan, cooking));
      if (isFree[day]) continue;
      cost += long;
      minutesOn.set(day, (minutesOn.get(day) ?? 0) + minutes);
    }
  }
  for (const minutes of minutesOn.values()) cost += LONG * Math.max(0, minutes - LONG_DAY_MINUTES);
  for (const day of days)
    for (const serving of plan.servings[day] ?? [])
      for (const { side } of serving.sides) cost += costOfMaking(sides[side] as Side);
  return cost;
}

/** What a dish costs on a weekday for which it takes too long. */
const costOfLongDish = ({ isCookedOnce }: Pot, minutes: number): number =>
  isCookedOnce
    ? LONG * Math.max(0, minutes - LONG_MINUTES)
    : LONG_OF_SMALL * Math.max(0, minutes - LONG_MINUTES_OF_SMALL);

/** A side is made while its dish cooks. */
export const costOfMaking = ({ handsOn }: Side): number => (MINUTE + HANDS_ON_MINUTE) * handsOn;
