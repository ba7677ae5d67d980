import { itemAt } from './excluded-items.js';
import { Phrases } from './phrases.js';
import type { Reader, WishText } from './wish-text.js';

const FINE = new Phrases<null>([
  [
    null,
    `fine, is fine, are fine, ok, is ok, are ok, okay, is okay, are okay, allowed, is allowed, are allowed,
    are good, is good, all good, no problem, is no problem, are no problem, is not a problem, welcome,
    is in, are in, both fine, both ok, ist ok, sind ok, ist erlaubt, sind erlaubt, geht, gehen, sí, está bien,
    están bien, permitido, permitidos, ok pour, autorisé, autorisés, ça va`,
  ],
]);

const MAX_FOODS = 6;
const JOINS = ['and', '&', 'or', '/', '+', 'und', 'y', 'et', 'n'];

/**
 * Matches "Chicken & turkey fine" or "peanuts are ok". Nothing is asked for, and no other reader may take these as
 * exclusions.
 */
export const readAllowedFoods: Reader = (text, at) => {
  if (!isBeginning(text, at)) return null;
  let to = text.is(at, 'other', 'but') ? at + 1 : at;
  for (let count = 0; count < MAX_FOODS; count += 1) {
    const item = itemAt(text, to);
    if (!item) return null;
    const fine = FINE.at(text, item.to);
    if (fine) return { to: fine.to, findings: [] };
    if (!text.is(item.to, ...JOINS)) return null;
    to = item.to + 1;
  }
  return null;
};

/** In "no pork or lamb, chicken fine", the allowed food stands after the comma. */
const isBeginning = (text: WishText, at: number) =>
  at === 0 || text.tokens[at - 1]?.kind === 'sign' || text.is(at - 1, 'but', 'while', 'aber', 'pero', 'mais');
