import { readNumber } from './numbers.js';
import { Phrases } from './phrases.js';
import { isWithin } from './wish.js';
import { found, type Reader } from './wish-text.js';

const LABELS = new Phrases<'days' | 'mealsPerDay' | 'maxIngredients'>([
  [
    'days',
    `days, day, number of days, duration, length, duration in days, plan length, no of days, how many days,
    Tage, días, jours, giorni`,
  ],
  [
    'mealsPerDay',
    `meals, meals per day, meals a day, meals / day, number of meals, daily meals, meal count,
    meals each day, Mahlzeiten, comidas, repas, pasti`,
  ],
  ['maxIngredients', 'max ingredients, ingredients, maximum ingredients'],
]);

/** Matches "Days: 10" or "meals per day = 4". */
export const readKeyValue: Reader = (text, at) => {
  const label = LABELS.at(text, at);
  const number = label && text.is(label.to, ':', '=') ? readNumber(text, label.to + 1) : null;
  if (!label || !number || !isWithin(number.value, label.value) || number.value % 1 !== 0) return null;
  // "Length: 2 weeks" is a duration.
  if (text.is(number.to, 'week', 'month', 'fortnight')) return null;
  const isUnit = text.is(number.to, 'day', 'meal') && !text.is(number.to + 1, ':', '=');
  const to = isUnit ? number.to + 1 : number.to;
  return { to, findings: [found(label.value, number.value)] };
};
