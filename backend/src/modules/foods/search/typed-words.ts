import { splitWords } from '../food-words.js';

/**
 * Everyday words for which the names of foods use another word or spelling. The words are in the singular.
 */
const OTHER_WORDS = new Map<string, readonly string[]>(
  Object.entries({
    baked: ['roasted', 'dry heat'],
    bbq: ['barbecue'],
    catsup: ['ketchup'],
    coke: ['cola'],
    deli: ['luncheon', 'sliced'],
    donut: ['doughnut'],
    fatfree: ['nonfat'],
    frie: ['fried'],
    garbanzo: ['chickpea'],
    grilled: ['broiled'],
    hotdog: ['frankfurter'],
    jello: ['gelatin'],
    ketchup: ['catsup'],
    lowfat: ['low fat'],
    mac: ['macaroni'],
    mayo: ['mayonnaise'],
    oj: ['orange juice'],
    omelette: ['omelet'],
    pb: ['peanut butter'],
    poached: ['moist heat'],
    prawn: ['shrimp'],
    sauteed: ['stir fried'],
    skim: ['nonfat'],
    soda: ['carbonated'],
    steamed: ['boiled', 'cooked'],
    veg: ['vegetable'],
    veggie: ['vegetable', 'vegetarian'],
    wholegrain: ['whole grain'],
    wholemeal: ['whole wheat'],
    wholewheat: ['whole wheat'],
    yoghurt: ['yogurt'],
  }),
);

const STOP_WORDS = new Set(['a', 'an', 'and', 'the', 'of', 'with', 'in', 'on', 'my', 'some', 'n', 'cob']);

/** Words that say how much or in what form rather than what: a name without them can still be the food meant. */
const SERVING_WORDS = new Set(
  splitWords(`slice piece cup bowl glass can bottle serving plate medium large small whole fresh plain regular
    homemade organic natural sliced shredded chopped diced grated mixed deli lean cooked raw frozen canned bag box`),
);

const SERVING_WEIGHT = 0.35;

/** A typed word with the other words that it may stand for; each alternative needs all of its words in a name. */
export interface TypedWord {
  alternatives: string[][];
  /** The weight of the word when names are compared with the text. */
  weight: number;
}

/** Splits what somebody typed into at most this many words. */
const MAX_TYPED_WORDS = 8;

/** The words of a name in the singular; "2%" is searched as "2". */
export const nameWords = (name: string): string[] =>
  splitWords(name).map((word) => (word.length > 1 ? word.replace('%', '') : word));

/** Does the same as `nameWords` for many names that share most of their words, which takes a fifth of the time. */
export function splitterOfManyNames(): typeof nameWords {
  const known = new Map<string, string[]>();
  return (name) =>
    name.split(/[\s,;:()/-]+/).flatMap((text) => {
      const words = known.get(text) ?? nameWords(text);
      known.set(text, words);
      return words;
    });
}

export function readTypedWords(search: string): TypedWord[] {
  const words = nameWords(search);
  const telling = words.filter((word) => !STOP_WORDS.has(word));
  return (telling.length > 0 ? telling : words).slice(0, MAX_TYPED_WORDS).map((word) => ({
    alternatives: [[word], ...(OTHER_WORDS.get(word) ?? []).map((other) => nameWords(other))],
    weight: SERVING_WORDS.has(word) ? SERVING_WEIGHT : 1,
  }));
}
