import { MACROS, type Plan, type Totals } from '../plan.js';
import type { DayCheck } from './certificate.js';
import type { Eaten } from './eaten.js';

const CALORIES_SHARE = 0.02;
const MACRO_SHARE = 0.05;
const MACRO_GRAMS = 5;

/** Adding up decimals is not exact; a millionth of a gram is nothing. */
const ROUNDING = 1e-6;

export function checkDays({ days, targets }: Plan, eaten: Eaten[]): DayCheck[] {
  return Array.from({ length: days }, (_, index) => {
    const day = index + 1;
    return checkDay(day, targets, sumOf(eaten.filter(({ meal }) => meal.day === day)));
  });
}

function checkDay(day: number, target: Totals, actual: Totals): DayCheck {
  const isNear = (key: keyof Totals, most: number) => Math.abs(actual[key] - target[key]) <= most + ROUNDING;
  const within = { calories: isNear('calories', target.calories * CALORIES_SHARE) } as DayCheck['within'];
  for (const macro of MACROS)
    within[macro] = isNear(macro, Math.max(target[macro] * MACRO_SHARE, MACRO_GRAMS));
  return { day, target, actual, within, holds: Object.values(within).every(Boolean) };
}

function sumOf(eaten: Eaten[]): Totals {
  const sum: Totals = { calories: 0, protein: 0, carbs: 0, fat: 0 };
  for (const { totals } of eaten)
    for (const key of Object.keys(sum) as (keyof Totals)[]) sum[key] += totals[key];
  return sum;
}
