import type { Eaten } from './intake.js';
import type { Rule } from './rule.js';

/** FoodSafety.gov, Cold Food Storage Chart: leftovers of meat, fish, soups, and oven dishes keep 3 to 4 days. */
const MAX_DAYS_IN_FRIDGE = 4;
/** Food Standards Agency (UK): cooked rice is eaten within a day. */
const MAX_DAYS_OF_RICE = 1;
const MAX_DAYS_IN_FREEZER = 60;

export const leftovers: Rule = (_, eaten) => {
  const kept = eaten.filter(({ meal }) => meal.leftoverOf);
  if (kept.length === 0) return null;
  return {
    label: 'Leftovers are eaten while they keep',
    breaches: kept.flatMap((one) => {
      const fault = faultOf(one, eaten);
      return fault ? [`${one.place} ${fault}`] : [];
    }),
  };
};

function faultOf({ meal, recipe }: Eaten, eaten: Eaten[]): string | null {
  const { day = 0, mealNumber = 0 } = meal.leftoverOf ?? {};
  const cooked = eaten.find((one) => one.meal.day === day && one.meal.mealNumber === mealNumber);
  if (!cooked || cooked.meal.leftoverOf || cooked.recipe.id !== recipe.id)
    return `is not cooked on day ${day}`;
  if (day > meal.day || (day === meal.day && mealNumber >= meal.mealNumber))
    return 'is eaten before it is cooked';
  const days = meal.day - day;
  return days <= keptDays(recipe) ? null : `is kept for ${days} days`;
}

function keptDays(recipe: Eaten['recipe']): number {
  if (freezesWell(recipe)) return MAX_DAYS_IN_FREEZER;
  return recipe.ingredientsJson.some(({ name }) => /\brice\b(?! (?:vinegar|noodle|wine|paper))/i.test(name))
    ? MAX_DAYS_OF_RICE
    : MAX_DAYS_IN_FRIDGE;
}

const RAW_OR_SOAKED =
  /\b(salad|slaw|sandwich|wraps?|toast|tacos?|burrito|bowl|burgers?|omelette|scramble|overnight|dip)\b/i;
const MIN_MINUTES_OF_COOKING = 15;

/** Stews, oven dishes, and bakes freeze well, and so does what is frozen anyway. Dishes of fresh parts do not. */
const freezesWell = ({ name, cookTimeMinutes, instructionsText }: Eaten['recipe']): boolean =>
  !RAW_OR_SOAKED.test(name) &&
  (cookTimeMinutes >= MIN_MINUTES_OF_COOKING
    ? /\b(simmer|brais|stew|roast|bak(?:e|ing))/i.test(instructionsText)
    : /\b(freez|balls?|bites|bars|clusters)/i.test(`${name} ${instructionsText}`));
