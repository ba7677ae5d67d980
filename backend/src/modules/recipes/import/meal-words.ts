import { MEAL_TYPES, type MealType } from '../recipe.entity.js';

/** Words for meals and for what is typically eaten at them. They match whole words in the singular and plural. */
const WORDS: Record<MealType, RegExp> = {
  breakfast: /\b(?:breakfasts?|brunch(?:es)?|porridges?|pancakes?|smoothies?)\b/i,
  lunch: /\b(?:lunch(?:es)?|soups?|salads?|sandwich(?:es)?|wraps?)\b/i,
  dinner:
    /\b(?:dinners?|suppers?|mains?|main (?:course|dish)(?:es)?|entr[ée]es?|stews?|curr(?:y|ies)|casseroles?)\b/i,
  snack:
    /\b(?:snacks?|appeti[sz]ers?|starters?|desserts?|sweets?|cookies?|bars?|drinks?|beverages?|sides?|side dish(?:es)?|dips?)\b/i,
};

export const mealsIn = (words: string): MealType[] => MEAL_TYPES.filter((meal) => WORDS[meal].test(words));
