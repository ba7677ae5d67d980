import type { Food } from './food.js';
import { splitWords } from './food-words.js';

/** Words for what a cook does to a food, or a shop says about it, without making it another food. */
const PREPARATION = new Set(
  splitWords(`
    raw uncooked fresh freshly frozen defrosted thawed ripe plain organic good quality free range wild caught
    cold chilled hot warm lukewarm boiling room temperature melted softened toasted
    chopped diced minced sliced cubed crushed crumbled grated shredded zested julienned mashed beaten pounded torn cut
    halved quartered split trimmed peeled unpeeled pitted deseeded seeded cored stemmed hulled shelled peeled deveined
    skinless boneless cleaned scrubbed washed rinsed drained squeezed patted dry sifted packed heaped level
    finely roughly coarsely thinly thickly thin thick lengthwise lightly firmly loosely tightly well
    bite sized small medium large piece chunk strip ring round wedge matchstick half
    and or at in into of on off for from to the a an as with plus more extra about each
    taste serve serving garnish topping optional needed divided your preferably approximately
  `),
);

/** After a comma, shapes only describe the food. Within a name they tell foods apart: "bay leaf" is not "bay". */
const SHAPES = new Set(
  splitWords(`
    slice cube stick strip wedge leaf sprig chunk stalk rib matchstick piece round bite half quarter segment floret spear cutlet flesh
    fine short long deep wide cm mm inch separated removed torn broken ice strong mild
  `),
);

const MAX_SUGGESTIONS = 3;

export type FoundFood = { food: Food } | { suggestions: Food[] };

/**
 * Finds the food that a text names. All of its words must match, in any order, except words for preparation and,
 * after a comma, words that the table does not know. A word that tells foods apart ("smoked", "nonfat") is never
 * dropped: then there is no match, only suggestions.
 */
export class FoodNames {
  private readonly byKey = new Map<string, Food>();
  private readonly vocabulary = new Set<string>();
  private readonly named: { food: Food; words: string[] }[] = [];

  constructor(foods: Iterable<Food>) {
    for (const food of foods) {
      for (const name of [food.name, ...food.aliases]) {
        const words = splitWords(name);
        this.named.push({ food, words });
        const key = keyOf(words);
        const other = this.byKey.get(key);
        if (other && other !== food) throw new Error(`${name} names both ${other.id} and ${food.id}`);
        this.byKey.set(key, food);
        for (const word of words) this.vocabulary.add(word);
      }
    }
  }

  find(text: string): FoundFood {
    const [head = '', ...rest] = text
      .replaceAll(/\([^)]*\)/g, (inside) => `,${inside.slice(1, -1)},`)
      .split(',');
    const headWords = splitWords(head);
    const nextWords = splitWords(rest[0] ?? '');
    const restWords = splitWords(rest.join(' ').replaceAll(/\bwithout [^,]+/g, '')).map((word) =>
      word === 'juiced' ? 'juice' : word,
    );
    const tellingRest = restWords.filter((word) => tells(word) && !SHAPES.has(word));
    const known = tellingRest.filter((word) => this.vocabulary.has(word));
    const all = [...headWords, ...restWords];
    // Readings that use more of the written words come first: "sliced turkey" is more specific than turkey. But
    // "tomatoes, chopped" are tomatoes, whatever "chopped tomatoes" are.
    const readings = [
      [...headWords, ...tellingRest],
      [...headWords, ...known],
      [...headWords, ...nextWords, ...tellingRest],
      all,
      [...headWords.filter(tells), ...tellingRest],
      [...headWords.filter(tells), ...known],
    ];
    const food = readings.map((words) => this.byKey.get(keyOf(words))).find(Boolean);
    if (food) return { food };
    const near = () => this.near(all.filter(tells));
    return {
      // A getter, because finding suggestions walks through all names and most callers only ask whether there is a
      // match.
      get suggestions() {
        return near();
      },
    };
  }

  /** Returns the foods whose names share the most words with these, shorter names first. */
  private near(words: string[]): Food[] {
    if (words.length === 0) return [];
    const wanted = new Set(words);
    const near = this.named
      .map(({ food, words: own }) => {
        const shared = own.filter((word) => tells(word) && wanted.has(word)).length;
        return { food, likeness: shared / Math.sqrt(own.length) };
      })
      .filter(({ likeness }) => likeness > 0)
      .sort((a, b) => b.likeness - a.likeness || a.food.name.length - b.food.name.length);
    return [...new Set(near.map(({ food }) => food))].slice(0, MAX_SUGGESTIONS);
  }
}

const tells = (word: string) => !PREPARATION.has(word);

const keyOf = (words: string[]) => [...new Set(words)].sort().join(' ');
