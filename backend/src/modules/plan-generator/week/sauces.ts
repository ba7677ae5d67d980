import type { RecipeColumns } from '../recipe-columns/recipe-columns.js';

/** A taste of a dish that not every side goes with. */
export const SAUCES = ['soy', 'sweet', 'creamy'] as const;

export type Sauce = (typeof SAUCES)[number];

/** The foods that make each sauce, the first that a dish has enough of being its own. */
const FOODS: Record<Sauce, readonly string[]> = {
  soy: [
    ...['soy-sauce', 'soy-sauce-reduced-sodium', 'tamari', 'tamari-reduced-sodium', 'coconut-aminos'],
    ...['hoisin-sauce', 'oyster-sauce', 'teriyaki-sauce', 'fish-sauce', 'miso', 'gochujang', 'mirin'],
  ],
  sweet: ['honey', 'maple-syrup', 'sugar-brown', 'agave-syrup', 'molasses'],
  creamy: [
    ...['cream-double', 'cream-heavy', 'cream-single', 'creme-fraiche', 'sour-cream', 'sour-cream-light'],
    ...['cream-cheese', 'cream-cheese-light', 'ricotta', 'ricotta-part-skim'],
  ],
};
/** Less in a serving only seasons. */
const LEAST_GRAMS: Record<Sauce, number> = { soy: 6, sweet: 6, creamy: 15 };

/** Returns what tells the sauce of a recipe by its row, or null if it has none of these. */
export function saucesOf(columns: RecipeColumns): (row: number) => Sauce | null {
  const meant = SAUCES.map((sauce) => new Set(columns.foodsOfTable(FOODS[sauce])));
  return (row) => {
    const grams = columns.gramsOf(row);
    const foods = [...columns.foodsOf(row)];
    const has = (sauce: Sauce, own: ReadonlySet<number>) =>
      foods.reduce((sum, food, at) => (own.has(food) ? sum + (grams[at] as number) : sum), 0) >=
      LEAST_GRAMS[sauce];
    return SAUCES.find((sauce, at) => has(sauce, meant[at] as ReadonlySet<number>)) ?? null;
  };
}
