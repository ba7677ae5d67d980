import { roundedTotals } from '../../plan-model/index.js';
import type { Nearest, Refused, WishChange } from '../task.js';
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
  mealsPerDay: 'This number of meals a day cannot meet the day’s targets.',
  calories: 'The daily calories cannot be met with these rules.',
  protein: 'The daily protein cannot be met with these rules.',
  carbs: 'The daily carbs cannot be met with these rules.',
  fat: 'The daily fat cannot be met with these rules.',
  complete: 'There are not enough recipes for every meal.',
  mealTypes: 'There are not enough recipes for this type of meal.',
  dietaryTags: 'There are not enough recipes with these dietary tags.',
  maxPrepTime: 'Too few recipes have a prep time that short.',
  mealCalories: 'Too few recipes fit the calories that each meal may have.',
  mealMacros: 'Too few recipes fit the macros that each meal may have.',
  maxIngredients: 'A plan needs more ingredients than that.',
  excludedFoods: 'Too few recipes are left without the excluded foods.',
  excludedAllergens: 'Too few recipes are left without the excluded allergens.',
  maxUses: 'There are too few recipes to repeat each of them that rarely.',
  cookingTime: 'Too few recipes can be made that quickly.',
  mainIngredients: 'There is too little variety in the main ingredients.',
  minDailyProtein: 'The minimum protein cannot be met with these targets and rules.',
  keepsMeatApartFromDairy: 'There are not enough recipes that keep meat and dairy apart.',
  dinners: 'There are too few dinners for a different one every day.',
};

/** A day that no meals were found for tells no one how near it is. */
function worstDay({ days }: Nearest): Refusal['nearest'] {
  const distance = ({ missing }: Nearest['days'][number]) =>
    Object.values(missing).reduce((sum, value) => sum + Math.abs(value), 0);
  const [worst] = days.filter(isNearby).sort((a, b) => distance(b) - distance(a));
  return worst ? { day: worst.day, totals: roundedTotals(worst.actual) } : null;
}

/** Days that miss more than they have say nothing about what is possible. */
const isNearby = ({ actual, missing }: Nearest['days'][number]): boolean =>
  actual.calories > Math.abs(missing.calories);

function formFields({ mealsPerDay, targets = {}, rules = {} }: WishChange): Record<string, unknown> {
  return defined({
    mealsPerDay,
    dailyCalorieTarget: targets.calories,
    dailyProtein: targets.protein,
    dailyCarbs: targets.carbs,
    dailyFat: targets.fat,
    mealType: rules.mealType,
    dietaryTags: rules.dietaryTags,
    maxPrepTime: rules.maxPrepTime,
    maxCalories: rules.maxCalories,
    minProtein: rules.minProtein,
    maxProtein: rules.maxProtein,
    minCarbs: rules.minCarbs,
    maxCarbs: rules.maxCarbs,
    minFat: rules.minFat,
    maxFat: rules.maxFat,
    caloriesByType: rules.caloriesByType,
    maxIngredients: rules.maxIngredients,
    excludedFoods: rules.excludedFoods?.map(({ name }) => name),
    excludedAllergens: rules.excludedAllergens,
    maxUses: rules.maxUses,
    weekdayMinutes: rules.weekdayMinutes,
    weekendMinutes: rules.weekendMinutes,
    minDailyProtein: rules.minDailyProtein,
    keepsMeatApartFromDairy: rules.keepsMeatApartFromDairy,
  });
}

/** Null says that a rule is dropped; what is left out stays as it was. */
const defined = (fields: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
