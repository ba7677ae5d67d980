import { ALLERGENS, DIETARY_TAGS } from '../foods/index.js';
import { type Choices, COOKING_HABITS, VARIETY, WEEKDAYS } from '../plan-model/index.js';
import { MEAL_TYPES } from '../recipes/index.js';

/**
 * The values from which each rule may choose. The model of plans only knows their names, so that it loads quickly.
 */
export const CHOICES: { [Of in keyof Choices]: readonly Choices[Of][] } = {
  mealTypes: MEAL_TYPES,
  dietaryTags: DIETARY_TAGS,
  allergens: ALLERGENS,
  cooking: COOKING_HABITS,
  variety: VARIETY,
  weekdays: WEEKDAYS,
};
