import { HARDLY, NOT_NEEDED } from './negations.js';
import { Phrases, wordSet } from './phrases.js';
import { type Reading, type WishText } from './wish-text.js';

const CANNOT = new Phrases<null>([
  [
    null,
    `can't, cannot, can not, won't, couldn't, isn't able, not able, kann nicht, no puede, no puedo, ne peut pas, ne peux pas`,
  ],
]);

/** Words that may stand between a denial and what it denies. */
const BETWEEN = wordSet('to need really usually always particularly necessarily a want');
const MAX_BETWEEN = 3;

/** Finds what denies a habit or preference: "not", "doesn't want to", or "can't really". */
function denialBefore(text: WishText, at: number): { from: number } | null {
  for (let end = at; at - end <= MAX_BETWEEN; end -= 1) {
    const denial = NOT_NEEDED.before(text, end) ?? HARDLY.before(text, end) ?? CANNOT.before(text, end);
    if (denial) return denial;
    if (!BETWEEN.has(text.word(end - 1))) return null;
  }
  return null;
}

/** "Not fresh every day" says what nobody needs. It is no wish for the opposite, but the trainer is told. */
export function readingUnlessDenied(text: WishText, at: number, reading: Reading): Reading {
  const denial = denialBefore(text, at);
  if (!denial) return reading;
  const notes = [`“${text.quote(denial.from, reading.to)}” was read as no rule.`];
  return { from: denial.from, to: reading.to, findings: [], notes };
}
