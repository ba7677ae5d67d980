import { MACRO_NAMES } from './macros.js';
import { MEAL_NAMES } from './scopes.js';
import { type Reader, refused } from './wish-text.js';

const LITTLE = ['no', 'low', 'without', 'zero', 'light', 'ohne', 'sin', 'sans', 'less', 'few'];

/**
 * Matches "Dinner no carbs", "no carbs at dinner", or "no carbs after lunch": single meals only have limits of
 * calories.
 */
export const readSingleMeal: Reader = (text, at) => {
  const meal = MEAL_NAMES.at(text, at);
  const little = meal ? meal.to : at;
  if (!text.is(little, ...LITTLE)) return null;
  const macro = MACRO_NAMES.at(text, little + 1);
  if (!macro) return null;
  const isLink = text.is(macro.to, 'at', 'for', 'in', 'after', 'with');
  const behind = meal ? null : MEAL_NAMES.at(text, isLink ? macro.to + 1 : macro.to);
  if (!meal && !(isLink && behind)) return null;
  const why = 'Single meals can be limited in calories, but not in protein, carbs, or fat.';
  return refused(text, { from: at, to: behind?.to ?? macro.to }, why);
};
