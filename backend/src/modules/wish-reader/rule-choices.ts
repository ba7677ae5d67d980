import { ALLERGENS, DIETARY_TAGS } from '../foods/index.js';
import type { Choices } from '../plan-model/index.js';
import { MEAL_TYPES } from '../recipes/index.js';

/** What each rule of plans may choose from. The model of plans knows the names alone, so that it stays light to load. */
export const CHOICES: { [Of in keyof Choices]: readonly Choices[Of][] } = {
  mealTypes: MEAL_TYPES,
  dietaryTags: DIETARY_TAGS,
  allergens: ALLERGENS,
};
