import { readNumber } from './numbers.js';
import { Phrases } from './phrases.js';
import { readQuantity } from './quantities.js';
import { isWithin } from './wish.js';
import { found, type Reader, type Reading, type WishText } from './wish-text.js';

const NO_REPEATS = new Phrases<null>([
  [
    null,
    `no repeats, no repeat, no repetition, no repetitions, no repeated meals, no repeated recipes,
    no repeat meals, no repeating meals, without repeats, without repetition, without repeating meals,
    don't repeat meals, don't repeat recipes, don't repeat any meals, do not repeat meals,
    do not repeat recipes, don't repeat, do not repeat, never repeat a meal, never repeat, no meal twice,
    no recipe twice, no dish twice, nothing twice, never the same meal twice, every meal different,
    all meals different, all different meals, nothing twice a week, every recipe only once, each recipe only once,
    each meal only once, each recipe once, every recipe once`,
  ],
]);

const REPEATED = new Phrases<null>([
  [
    null,
    `repeat meals, repeat recipes, repeat each recipe, repeat each meal, repeat a meal, repeat a recipe,
    repeat any recipe, repeat any meal, each recipe, each meal, every recipe, any recipe, any meal,
    the same recipe, the same meal, same meal, same recipe, same dish, the same dish, a recipe, recipes,
    meals, repeats, recipe, no recipe, no meal, no dish, meals repeat, recipes repeat, meals repeated,
    recipes repeated, use each recipe, use a recipe`,
  ],
]);

const ONCE = new Phrases<number>([
  [1, 'once, only once'],
  [2, 'twice'],
  [3, 'thrice'],
]);
const TIMES = ['time', 'x'];

/** Matches "no repeats", "each recipe at most twice", or "no meal more than 2 times a week". */
export const readRepetition: Reader = (text, at) => {
  const none = NO_REPEATS.at(text, at);
  if (none) return isWithinDays(text, none.to) ?? { to: none.to, findings: [found('maxUses', 1)] };
  const repeated = REPEATED.at(text, at);
  const count = repeated && countAt(text, repeated.to);
  if (!count) return null;
  const to = text.is(count.to, 'a', 'per', 'each') && text.is(count.to + 1, 'week') ? count.to + 2 : count.to;
  if (!isWithin(count.value, 'maxUses')) return null;
  return { to, findings: [found('maxUses', count.value)] };
};

/** Matches "No repeats within 3 days". */
function isWithinDays(text: WishText, at: number): Reading | null {
  const days = text.is(at, 'within', 'in', 'for') ? readNumber(text, at + 1) : null;
  if (!days || !text.is(days.to, 'day')) return null;
  const to = days.to + 1;
  if (days.value >= 7) return { to, findings: [found('maxUses', 1)] };
  const words = text.quote(at - 1, to);
  const notTaken = [{ words, why: 'How often a recipe is eaten is counted per 7 days.', mustAsk: false }];
  return { to, findings: [], notTaken };
}

const BOUNDS = new Phrases<null>([
  [
    null,
    `at most, no more than, not more than, max, maximum, up to, only, more than, a maximum of,
    repeated at most, can repeat, can be repeated, not`,
  ],
]);

function countAt(text: Parameters<Reader>[0], at: number): { value: number; to: number } | null {
  const bound = BOUNDS.at(text, at);
  const once = bound && ONCE.at(text, bound.to);
  if (once) return once;
  const quantity = readQuantity(text, at) ?? (bound && readQuantity(text, bound.to));
  if (!quantity || !text.is(quantity.to, ...TIMES)) return null;
  return { value: quantity.high, to: quantity.to + 1 };
}
