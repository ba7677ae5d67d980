import { TWINS } from '../../foods/index.js';
import { NONE } from '../recipe-columns/recipe-columns.js';
import type { Purchase } from './dishes.js';
import { SEEN_GRAMS, SEEN_GRAMS_AT_BREAKFAST } from './weights.js';

/** The base of so many dishes that nobody notices it. */
export const HIDDEN_FOODS = [
  'onion',
  'onion-red',
  'onion-frozen',
  'shallot',
  'leek',
  'garlic',
  'tomatoes-canned',
];

/** Foods of breakfasts that nobody notices either: milk, yogurt, what sweetens, protein powder, and all that do the same. */
export const HIDDEN_AT_BREAKFAST = TWINS.filter((twins) =>
  ['milk-whole', 'yogurt-whole', 'honey', 'whey-protein'].some((id) => twins.includes(id)),
).flat();

/** The ingredients of dishes, where foods that can stand in for each other count as one kind. */
export class KindsOfFood {
  private readonly familyOf: Int32Array;
  private readonly hidden: ReadonlySet<number>;
  private readonly hiddenAtBreakfast: ReadonlySet<number>;

  constructor(
    { familyOf }: { familyOf: Int32Array },
    { everywhere, atBreakfast }: Record<'everywhere' | 'atBreakfast', readonly number[]>,
  ) {
    this.familyOf = familyOf;
    this.hidden = new Set(everywhere);
    this.hiddenAtBreakfast = new Set([...everywhere, ...atBreakfast]);
  }

  /** The kinds that whoever eats a serving sees. */
  seenIn(purchase: Purchase): readonly number[] {
    return this.kindsIn(purchase, SEEN_GRAMS, this.hidden);
  }

  /** The same of a breakfast, where a spoon of peanut butter is seen. */
  seenAtBreakfastIn(purchase: Purchase): readonly number[] {
    return this.kindsIn(purchase, SEEN_GRAMS_AT_BREAKFAST, this.hiddenAtBreakfast);
  }

  /** The share of the weight of two servings that is of the same kinds. The larger one counts as the whole. */
  likenessOf(one: Purchase, other: Purchase): number {
    const [ofOne, ofOther] = [this.gramsByKind(one), this.gramsByKind(other)];
    let shared = 0;
    for (const [kind, grams] of ofOne) shared += Math.min(grams, ofOther.get(kind) ?? 0);
    return shared / Math.max(1, sumOf(one.grams), sumOf(other.grams));
  }

  private kindsIn({ foods, grams }: Purchase, least: number, hidden: ReadonlySet<number>): number[] {
    const seen = foods.filter((food, at) => (grams[at] as number) >= least && !hidden.has(food));
    return [...new Set([...seen].map((food) => this.kindOf(food)))];
  }

  private gramsByKind({ foods, grams }: Purchase): Map<number, number> {
    const byKind = new Map<number, number>();
    for (const [at, food] of foods.entries()) {
      const kind = this.kindOf(food);
      byKind.set(kind, (byKind.get(kind) ?? 0) + (grams[at] as number));
    }
    return byKind;
  }

  private kindOf(food: number): number {
    const family = this.familyOf[food] as number;
    return family === NONE ? food : this.familyOf.length + family;
  }
}

const sumOf = (grams: Int32Array): number => grams.reduce((sum, each) => sum + each, 0);
