import { MACROS, type Macro, type Plan, type Totals } from '../plan-model/index.js';
import type { DayCheck } from './certificate.js';
import type { Eaten } from './intake.js';

const CALORIES_SHARE = 0.02;
const MACRO_SHARE = 0.05;
const MACRO_GRAMS = 5;

/** If only the goal suggested the macros, protein may be higher, and carbs and fat may differ by a fifth. */
const LOOSE_SHARE = 0.2;

export function checkDays({ days, targets, rules }: Plan, eaten: Eaten[]): DayCheck[] {
  return Array.from({ length: days }, (_, index) => {
    const day = index + 1;
    return checkDay(
      day,
      { targets, loose: rules.looseMacros ?? [] },
      sumOf(eaten.filter(({ meal }) => meal.day === day)),
    );
  });
}

type Asked = { targets: Totals; loose: Macro[] };

function checkDay(day: number, { targets: target, loose }: Asked, actual: Totals): DayCheck {
  // Readers see whole kilocalories and grams, so what looks inside the target must count as inside.
  const isNear = (key: keyof Totals, most: number) =>
    Math.round(actual[key]) >= Math.round(target[key] - most) &&
    Math.round(actual[key]) <= Math.round(target[key] + most);
  const within = { calories: isNear('calories', target.calories * CALORIES_SHARE) } as DayCheck['within'];
  for (const macro of MACROS) {
    const usual = Math.max(target[macro] * MACRO_SHARE, MACRO_GRAMS);
    if (!loose.includes(macro)) within[macro] = isNear(macro, usual);
    else if (macro === 'protein')
      within.protein = actual.protein > target.protein || isNear('protein', usual);
    else within[macro] = isNear(macro, Math.max(target[macro] * LOOSE_SHARE, MACRO_GRAMS));
  }
  return { day, target, actual, within, loose, holds: Object.values(within).every(Boolean) };
}

function sumOf(eaten: Eaten[]): Totals {
  const sum: Totals = { calories: 0, protein: 0, carbs: 0, fat: 0 };
  for (const { totals } of eaten)
    for (const key of Object.keys(sum) as (keyof Totals)[]) sum[key] += totals[key];
  return sum;
}
