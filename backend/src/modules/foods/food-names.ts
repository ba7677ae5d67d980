import type { Food } from './food.js';
import { wordsOf } from './food-words.js';

/** What a cook does to a food, or a shop says of it, without making it another food. */
const PREPARATION = new Set(
  wordsOf(`
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

export type FoundFood = { food: Food; dropped: string[] } | { suggestions: Food[] };

/**
 * Finds the food that a text names: all of its words or none, in any order. Words of preparation may be left over, and
 * behind a comma also words that the table does not know. A word that tells foods apart ("smoked", "nonfat") is never
 * dropped: then there is no food, but what comes near.
 */
export class FoodNames {
  private readonly byKey = new Map<string, Food>();
  private readonly vocabulary = new Set<string>();

  constructor(private readonly foods: Iterable<Food>) {
    for (const food of foods) {
      for (const name of [food.name, ...food.aliases]) {
        const words = wordsOf(name);
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
    const headWords = wordsOf(head);
    const restWords = wordsOf(rest.join(' '));
    const all = [...headWords, ...restWords];
    const food =
      this.byKey.get(keyOf(all)) ??
      this.byKey.get(keyOf([...headWords.filter(tells), ...restWords])) ??
      this.byKey.get(keyOf(all.filter(tells))) ??
      this.byKey.get(
        keyOf([
          ...headWords.filter(tells),
          ...restWords.filter((word) => tells(word) && this.vocabulary.has(word)),
        ]),
      );
    return food ? { food, dropped: [] } : { suggestions: this.near(all.filter(tells)) };
  }

  /** Those that share most words, the shorter name first. */
  private near(words: string[]): Food[] {
    if (words.length === 0) return [];
    const wanted = new Set(words);
    return [...this.foods]
      .map((food) => {
        const own = wordsOf(food.name);
        return { food, shared: own.filter((word) => wanted.has(word)).length / Math.sqrt(own.length) };
      })
      .filter(({ shared }) => shared > 0)
      .sort((a, b) => b.shared - a.shared || a.food.name.length - b.food.name.length)
      .slice(0, 3)
      .map(({ food }) => food);
  }
}

const tells = (word: string) => !PREPARATION.has(word);

const keyOf = (words: string[]) => [...new Set(words)].sort().join(' ');
