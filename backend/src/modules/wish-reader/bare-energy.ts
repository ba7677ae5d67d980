import { energyReading, isOfNow } from './energy.js';
import { wordSet } from './phrases.js';
import { middle, readQuantity } from './quantities.js';
import { scopeBefore, scopeBehind } from './scopes.js';
import { LIMITS } from './wish.js';
import { found, type Reader, type WishText } from './wish-text.js';

/** Matches "about 1500 a day" and finally "1800" alone, which can hardly mean anything else. */
export const readBareEnergy: Reader = (text, at) => {
  const quantity = readQuantity(text, at);
  if (
    !quantity ||
    quantity.low < LIMITS.dailyCalorieTarget[0] ||
    quantity.high > LIMITS.dailyCalorieTarget[1]
  ) {
    return null;
  }
  const behind = scopeBehind(text, quantity.to);
  const to = behind?.scope === 'day' ? behind.to : quantity.to;
  if (isOfNow(text, at)) return null;
  if (to === quantity.to && text.token(to)?.kind === 'word' && !isPlain(text, to)) return null;
  const why = `“${text.quote(at, to)}” was read as kcal per day.`;
  return { to, findings: [found('dailyCalorieTarget', Math.round(middle(quantity)), why)] };
};

/** Words that may follow a number without a unit. */
const PLAIN = wordSet(
  'with and then dann luego puis for but no plan meal diet keto vegan paleo vegetarian without low high in she he her him sie er ella lui elle',
);

const isPlain = (text: WishText, at: number) => PLAIN.has(text.word(at)) || text.token(at)?.value !== null;

/** Matches "breakfast under 400": for a meal, a number without a unit means kcal. */
export const readBareMealEnergy: Reader = (text, at) => {
  const quantity = readQuantity(text, at);
  const before = quantity && scopeBefore(text, at);
  if (
    !before ||
    before.scope === 'day' ||
    (before.scope === 'meal' && quantity.sense === 'exact') ||
    quantity.high < 150
  )
    return null;
  if (quantity.high > 1500 || text.token(quantity.to)?.kind === 'word') return null;
  const from = before.scope === 'meal' ? at : before.from;
  const reading = energyReading(text, { scope: before.scope, quantity, from, to: quantity.to });
  const why = `“${text.quote(from, quantity.to)}” was read as kcal.`;
  return { ...reading, findings: reading.findings.map((finding) => ({ ...finding, why })) };
};
