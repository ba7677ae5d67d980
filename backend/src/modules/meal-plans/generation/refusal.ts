import type { Nearest, Refused, WishChange } from '../generator/task.js';
import { MACROS, type PlanRules } from '../plan.js';
import { roundedTotals } from '../plan-facts.js';
import type { Refusal } from './plan-generator.js';

/** What stands in the way, as it is told: rules in words, changes as the fields of the form. */
export const refusalOf = ({ rule, proven, nearest, relaxations }: Refused): Refusal => ({
  rule,
  reason: REASONS[rule],
  proven,
  nearest: nearest && worstDay(nearest),
  relaxations: relaxations.map(({ change, ...relaxation }) => ({
    ...relaxation,
    change: formFields(change),
  })),
});

const REASONS: Record<Refused['rule'], string> = {
  calories: 'The daily calories cannot be met with these rules.',
  protein: 'The daily protein cannot be met with these rules.',
  carbs: 'The daily carbs cannot be met with these rules.',
  fat: 'The daily fat cannot be met with these rules.',
  complete: 'There are not enough recipes for every meal.',
  mealTypes: 'There are not enough recipes for this type of meal.',
  dietaryTags: 'There are not enough recipes with these dietary tags.',
  prepTime: 'There are not enough recipes that are prepared so fast.',
  mealCalories: 'The bounds on the calories of a meal leave too little.',
  mealMacros: 'The bounds on the macros of a meal leave too little.',
  ingredients: 'So few ingredients do not make a plan.',
  excludedFoods: 'Without the excluded foods too little is left.',
  allergens: 'Without the excluded allergens too little is left.',
  repetition: 'There are not enough recipes to repeat them so seldom.',
  cookingTime: 'There are not enough recipes that are cooked so fast.',
  mainIngredients: 'There is too little variety in the main ingredients.',
  dinners: 'There are not enough dinners for a change every day.',
};

/** A day that no meals were found for tells nobody how near it is. */
function worstDay({ days }: Nearest): Refusal['nearest'] {
  const distance = ({ missing }: Nearest['days'][number]) =>
    Object.values(missing).reduce((sum, value) => sum + Math.abs(value), 0);
  const [worst] = days.filter(({ actual }) => actual.calories > 0).sort((a, b) => distance(b) - distance(a));
  return worst ? { day: worst.day, totals: roundedTotals(worst.actual) } : null;
}

function formFields({ targets = {}, rules = {} }: WishChange): Record<string, unknown> {
  return defined({
    dailyCalorieTarget: targets.calories,
    dailyProtein: targets.protein,
    dailyCarbs: targets.carbs,
    dailyFat: targets.fat,
    mealType: rules.mealType,
    dietaryTags: rules.dietaryTags,
    maxPrepTime: rules.maxPrepMinutes,
    maxCalories: rules.maxCalories,
    ...macroFields(rules.perMeal),
    caloriesByType: rules.caloriesByType,
    maxIngredients: rules.maxIngredients,
    excludedFoods: rules.excludedFoods?.map(({ name }) => name),
    excludedAllergens: rules.excludedAllergens,
    maxUses: rules.maxUses,
    weekdayMinutes: rules.weekdayMinutes,
    weekendMinutes: rules.weekendMinutes,
  });
}

const macroFields = (perMeal: PlanRules['perMeal'] | undefined): Record<string, number | null | undefined> =>
  Object.fromEntries(
    MACROS.flatMap((macro) => {
      const name = macro.charAt(0).toUpperCase() + macro.slice(1);
      return [
        [`min${name}`, perMeal?.[macro].min],
        [`max${name}`, perMeal?.[macro].max],
      ];
    }),
  );

/** Null says that a rule is dropped; what is left out stays as it was. */
const defined = (fields: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
