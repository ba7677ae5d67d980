import { type Food, foods } from '../foods/index.js';

/** The uncooked amount to buy: "110 g dry". */
export interface Uncooked {
  grams: number;
  state: 'dry' | 'raw';
}

/**
 * Returns null if it is no cooked food or its raw form is unknown. The calculation uses protein, which stays while
 * water changes.
 */
export function uncookedOf({ id, per100g, aisle }: Food, grams: number): Uncooked | null {
  const before = id.endsWith('-cooked') ? foods.get(id.slice(0, -'-cooked'.length)) : undefined;
  if (!before || aisle === 'produce' || before.per100g.protein === 0) return null;
  return {
    grams: (grams * per100g.protein) / before.per100g.protein,
    state: aisle === 'meat' ? 'raw' : 'dry',
  };
}

const STEP = 5;

export const uncookedText = ({ grams, state }: Uncooked): string =>
  `${Math.max(1, Math.round(grams / STEP)) * STEP} g ${state}`;
