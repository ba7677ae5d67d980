import { NONE } from '../recipe-columns/recipe-columns.js';
import type { Purchase } from './dishes.js';
import { SEEN_GRAMS } from './weights.js';

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

/** The ingredients of dishes, where foods that can stand in for each other count as one kind. */
export class KindsOfFood {
  private readonly familyOf: Int32Array;
  private readonly hidden: ReadonlySet<number>;

  constructor({ familyOf }: { familyOf: Int32Array }, hidden: Iterable<number>) {
    this.familyOf = familyOf;
    this.hidden = new Set(hidden);
  }

  /** The kinds that whoever eats a serving sees. */
  seenIn({ foods, grams }: Purchase): readonly number[] {
    const seen = foods.filter((food, at) => (grams[at] as number) >= SEEN_GRAMS && !this.hidden.has(food));
    return [...new Set([...seen].map((food) => this.kindOf(food)))];
  }

  /** The share of the weight of two servings that is of the same kinds. The larger one counts as the whole. */
  likenessOf(one: Purchase, other: Purchase): number {
    const [ofOne, ofOther] = [this.gramsByKind(one), this.gramsByKind(other)];
    let shared = 0;
    for (const [kind, grams] of ofOne) shared += Math.min(grams, ofOther.get(kind) ?? 0);
    return shared / Math.max(1, sumOf(one.grams), sumOf(other.grams));
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
