import { MACROS, type Plan, type Totals } from '../plan.js';
import type { DayCheck } from './certificate.js';
import type { Eaten } from './eaten.js';

const CALORIES_SHARE = 0.02;
const MACRO_SHARE = 0.05;
const MACRO_GRAMS = 5;

export function checkDays({ days, targets }: Plan, eaten: Eaten[]): DayCheck[] {
  return Array.from({ length: days }, (_, index) => {
    const day = index + 1;
    return checkDay(day, targets, sumOf(eaten.filter(({ meal }) => meal.day === day)));
  });
}

function checkDay(day: number, target: Totals, actual: Totals): DayCheck {
  // Days are read in whole kilocalories and grams: what reads as inside is inside.
  const isNear = (key: keyof Totals, most: number) =>
    Math.round(actual[key]) >= Math.round(target[key] - most) &&
    Math.round(actual[key]) <= Math.round(target[key] + most);
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
