import type { MealType } from '../recipes/index.js';
import { Phrases } from './phrases.js';
import { MEAL_NAMES } from './scopes.js';
import { found, type Reader, type Reading, type WishText } from './wish-text.js';
import { isOnSomeDays } from './written-dates.js';

const NEGATIONS = new Phrases<'skip' | 'without'>([
  ['skip', 'skip, skips, skipping, skip the'],
  [
    'without',
    `no, without, not eat, without any, doesn't eat, does not eat, don't eat, never eats, no more, ohne,
    kein, keine, sin, sans, senza, pas de`,
  ],
]);

/** "skip breakfast" means lunch and dinner, and "don't skip breakfast" is what three meals are anyway. */
export const readSkippedMeal: Reader = (text, at) => {
  const negation = NEGATIONS.at(text, at);
  const type = negation && MEAL_NAMES.at(text, negation.to);
  if (!type || text.is(type.to, 'bar', 'food', 'repeat') || isOnSomeDays(text, type.to)) return null;
  if (negation.value === 'skip' && isNegated(text, at)) {
    const note = `“${text.quote(at - 1, type.to)}”: from 3 meals a day on, breakfast, lunch and dinner are all there.`;
    return { from: at - 1, to: type.to, findings: [], notes: [note] };
  }
  return { to: type.to, ...withoutType(type.value, text.quote(at, type.to)) };
};

const isNegated = (text: WishText, at: number) =>
  text.is(at - 1, 'dont', 'not', 'never', 'doesnt', 'cant', 'wont', 'no', 'shouldnt');

function withoutType(type: MealType, quote: string): Pick<Reading, 'findings' | 'notTaken'> {
  if (type === 'breakfast') return { findings: [found('mealsPerDay', 2, 'Two meals are lunch and dinner.')] };
  if (type === 'snack') {
    return {
      findings: [found('mealsPerDay', 3, 'Three meals are breakfast, lunch, and dinner, without a snack.')],
    };
  }
  const why = `No number of meals a day leaves out only ${type}.`;
  return { findings: [], notTaken: [{ words: quote, why, mustAsk: false }] };
}
