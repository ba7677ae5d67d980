import { foods, type Portion, splitWords } from '../../foods/index.js';

const MAX_WORDS_OF_NAME = 4;

/** Words with which a step means several ingredients at once. */
const COLLECTIVE =
  /\b(?:everything|all (?:of )?(?:the )?(?:other )?(?:ingredients|rest)|vegetables?|veg|greens|spices|seasonings?|herbs|fruits?|berries|nuts|seeds|dry ingredients|sauce|dressing|marinade|topping|salad|mixture|rest)\b/i;

/** Foods that need no line: they come from the tap, or stand for a thing that is no food. */
const UNLISTED = new Set(['water', 'ice']);

/** Foods that cooks also make of others: flour of oats, pesto of basil and nuts. */
const MADE = new Set(
  splitWords('flour salsa pesto pickles wrap oatmeal hummus salad soup broth crumbs zest'),
);

/** Words of names that say nothing about which food it is. */
const VAGUE = new Set(
  splitWords(
    `fresh frozen dried ground canned cooked raw whole plain light low reduced fat sodium unsweetened drained in with
     oil water skin lean extra firm baby large small red green white black yellow brown sweet hot mild powder seed
     sauce paste juice leaf style free`,
  ),
);

const namesByWords = new Map<string, Set<string>>();
for (const food of foods.values())
  for (const name of [food.name, ...food.aliases]) {
    const key = splitWords(name).join(' ');
    namesByWords.set(key, (namesByWords.get(key) ?? new Set()).add(food.id));
  }

/** The ingredients of a dish and how they were written. */
export interface WrittenFoods {
  portions: readonly Portion[];
  lines: readonly string[];
}

/** Returns the first food that the steps name and the dish does not have, or null. */
export function unlistedFood({ portions, lines }: WrittenFoods, steps: readonly string[]): string | null {
  const own = new Set(portions.map(({ food }) => food.id));
  const ownWords = new Set(
    [
      ...portions.flatMap(({ food: { name, aliases, main } }) => [name, ...aliases, main ?? '']),
      ...lines,
    ].flatMap((text) => splitWords(text.replaceAll('_', ' '))),
  );
  const isListed = (words: readonly string[]) =>
    words.every((word) => ownWords.has(word) || VAGUE.has(word) || MADE.has(word)) ||
    [...(namesByWords.get(words.join(' ')) ?? [])].some((id) => own.has(id) || UNLISTED.has(id));
  for (const step of steps) {
    const words = splitWords(step);
    for (let at = 0; at < words.length; at += 1) {
      const named = longestName(words, at);
      if (!named) continue;
      if (!isListed(named)) return named.join(' ');
      at += named.length - 1;
    }
  }
  return null;
}

function longestName(words: readonly string[], at: number): string[] | null {
  for (let count = Math.min(MAX_WORDS_OF_NAME, words.length - at); count > 0; count -= 1) {
    const some = words.slice(at, at + count);
    if (namesByWords.has(some.join(' '))) return some;
  }
  return null;
}

/** Returns the first ingredient that no step names, alone or with others, or null. */
export function unusedFood({ portions }: WrittenFoods, steps: readonly string[]): string | null {
  const text = steps.join('\n');
  if (COLLECTIVE.test(text)) return null;
  const words = new Set(splitWords(text));
  return (
    portions.find(({ food: { name, aliases, main } }) => {
      const telling = [name, ...aliases, main ?? ''].flatMap((one) => splitWords(one.replaceAll('_', ' ')));
      const isNamed = telling.some((word) => words.has(word) && !VAGUE.has(word));
      return !isNamed && !telling.some((word) => words.has(word));
    })?.food.name ?? null
  );
}
