import { foods, wordsOf } from '../../foods/index.js';
import type { ExcludedFood } from '../plan.js';
import { FOOD_KINDS, type FoodRule, type NamedFood, SAME_FOOD } from './food-kinds.js';
import { slips } from './spelling.js';

const named: NamedFood[] = [...foods.values()].map((food) => ({
  food,
  names: [food.name, ...food.aliases].map((name) => new Set(wordsOf(name))),
}));

/** What a name calls the food: "breast" is none in "breast of chicken", nor is "oven" in "oven chips". */
const nouns = new Set(
  [...foods.values()].flatMap((food) =>
    [food.name, ...food.aliases].flatMap((name) => wordsOf(name.split(',')[0] ?? '').slice(-1)),
  ),
);

const keyOf = (text: string) => wordsOf(text).join(' ');

const kinds = new Map(Object.entries(FOOD_KINDS).map(([name, rule]) => [keyOf(name), rule]));
const sameAs = new Map(
  SAME_FOOD.flatMap(([name, others]) => others.split(',').map((other) => [keyOf(other), name])),
);

const MOST_CHARACTERS = 40;

/** The foods of the table that a word means, those made of it among them; null where it means none. */
export function excludedFood(text: string): ExcludedFood | null {
  const key = keyOf(text);
  if (key === '' || key.length > MOST_CHARACTERS) return null;
  const same = sameAs.get(key) ?? key;
  const rule = kinds.get(keyOf(same)) ?? bearing(wordsOf(same));
  const foodIds = named.filter(rule).map(({ food }) => food.id);
  return foodIds.length > 0 ? { name: text.trim().toLowerCase(), foodIds } : null;
}

/** Words in the names of foods that say how a food is, not which it is. */
const NO_FOOD = new Set(
  wordsOf(`
    fresh frozen canned cooked dried raw whole light low fat lean free high hot sweet white red green black
    brown yellow ground drained plain mixed unsalted unsweetened smoked soft boiled baked crushed sliced
    part reduced sodium large small powder seed leaf sauce paste fillet strip cut in of and with for the a
    can baby wild golden fine instant new spray skin bone head stick half single double extra natural
    regular style dark added meat fruit vegetable oil water salt protein carb extract food meal day mix
    spread flake hard 0% 2% amino aril ball bar belly blend breast brine broiler bulb butt cake chop chuck
    chunk clove cob collar crudo crumb cube cutlet dog drink essence fresco frie frond germ grain granule
    grass gum heart husk isolate jack joint king leg loin mignon neck nero nib paper peel peptide pod pois
    polpa preserve puff quarter rabe rack rasher rib ring roast roll root rosso round shank sheet shell shot
    shoulder slice smith snap stalk starch stew tail tender tentacle thigh thread tube verde vert vongole
    wing wrapper zest cooking oven toast
  `),
);

/** One of the food's names has all the words; a staple is meant only by its very name. */
function bearing(words: string[]): FoodRule {
  if (!nouns.has(words.at(-1) ?? '')) return () => false;
  // "Protein bar" means that alone; "bar" means nothing.
  if (words.every((word) => NO_FOOD.has(word))) return words.length > 1 ? called(words) : () => false;
  return ({ food, names }) =>
    names.some(
      (name) => words.every((word) => name.has(word)) && (!food.isStaple || name.size <= words.length + 1),
    );
}

/** One of its names has these words and no others. */
const called =
  (words: string[]): FoodRule =>
  ({ names }) =>
    names.some((name) => name.size === new Set(words).size && words.every((word) => name.has(word)));

const MOST_WORDS = 3;

/** How many of the words, from the first on, mean foods together; as many as possible. */
export function leadingFood(words: string[]): number {
  for (let count = Math.min(words.length, MOST_WORDS); count > 0; count -= 1) {
    if (remembered(words.slice(0, count).join(' '))) return count;
  }
  return 0;
}

const known = new Map<string, ExcludedFood | null>();
const MOST_REMEMBERED = 2000;

/** Looking a name up goes through all foods, and a wish repeats its words. */
function remembered(text: string): ExcludedFood | null {
  const before = known.get(text);
  if (before !== undefined) return before;
  if (known.size >= MOST_REMEMBERED) known.clear();
  const food = excludedFood(text);
  known.set(text, food);
  return food;
}

const SHORTEST_MENDED = 6;
const vocabulary = [...new Set([...nouns, ...kinds.keys()])].filter(
  (word) => word.length >= SHORTEST_MENDED && !word.includes(' '),
);

/** The one word in the names of foods of which this may be a slip; null where there is none, or several. */
export function respelledFood(word: string): string | null {
  if (word.length < SHORTEST_MENDED) return null;
  const near = vocabulary.filter((right) => right[0] === word[0] && isNear(right, word));
  return near.length === 1 ? (near[0] ?? null) : null;
}

const isNear = (one: string, other: string) =>
  Math.abs(one.length - other.length) <= 1 && slips(one, other) === 1;
