import { type Bounds, MACROS, type Macro } from '../plan-model/index.js';
import type { Eaten } from './intake.js';
import { ROUNDING, type Rule } from './rule.js';

export const mealCalories: Rule = ({ rules: { maxCalories, caloriesByType } }, eaten) => {
  const byType = Object.entries(caloriesByType);
  if (maxCalories === null && byType.length === 0) return null;
  return {
    label: [
      maxCalories === null ? [] : `No meal over ${maxCalories} kcal`,
      byType.map(([type, bounds]) => `${type} ${inWords(bounds, 'kcal')}`),
    ]
      .flat(2)
      .join(', '),
    breaches: eaten
      .filter(
        ({ meal, totals: { calories } }) =>
          !isWithin(calories, { min: null, max: maxCalories }) ||
          !isWithin(calories, caloriesByType[meal.mealType] ?? ANY),
      )
      .map(({ place, totals }) => `${place} has ${Math.round(totals.calories)} kcal`),
  };
};

export const mealMacros: Rule = ({ rules }, eaten) => {
  const perMeal: Record<Macro, Bounds> = {
    protein: { min: rules.minProtein, max: rules.maxProtein },
    carbs: { min: rules.minCarbs, max: rules.maxCarbs },
    fat: { min: rules.minFat, max: rules.maxFat },
  };
  const asked = MACROS.filter((macro) => perMeal[macro].min !== null || perMeal[macro].max !== null);
  if (asked.length === 0) return null;
  return {
    label: `Each meal has ${asked.map((macro) => `${inWords(perMeal[macro], 'g')} of ${macro}`).join(', ')}`,
    breaches: eaten.flatMap((one) => {
      const wrong = asked.filter((macro) => !isWithin(one.totals[macro], perMeal[macro]));
      return wrong.length > 0 ? [`${one.place} has ${gramsOf(one, wrong)}`] : [];
    }),
  };
};

const ANY: Bounds = { min: null, max: null };

const isWithin = (value: number, { min, max }: Bounds) =>
  (min === null || value >= min - ROUNDING) && (max === null || value <= max + ROUNDING);

const gramsOf = ({ totals }: Eaten, macros: Macro[]) =>
  macros.map((macro) => `${Math.round(totals[macro] * 10) / 10} g of ${macro}`).join(', ');

function inWords({ min, max }: Bounds, unit: string): string {
  if (min !== null && max !== null) return `${min} to ${max} ${unit}`;
  return min === null ? `at most ${max} ${unit}` : `at least ${min} ${unit}`;
}
