import { ALLERGENS, type Allergen, INGREDIENT_DIETS, type Nutrients } from './food.js';
import type { Portion } from './nutrition.js';

export const DIETARY_TAGS = [
  'vegetarian',
  'vegan',
  'keto',
  'paleo',
  'gluten-free',
  'low-carb',
  'high-protein',
] as const;

export type DietaryTag = (typeof DIETARY_TAGS)[number];

const MAX_MAIN_INGREDIENTS = 3;
const MIN_SHARE_OF_MAIN = 0.12;

/** Derives tags from the ingredients and their numbers. docs/nutrition.md gives the source of each bound. */
export function findTags(portions: Portion[], perServing: Nutrients): DietaryTag[] {
  const tags = new Set<DietaryTag>(
    INGREDIENT_DIETS.filter((diet) => portions.every(({ food }) => !food.excludes.includes(diet))),
  );
  for (const tag of tagsOfNumbers(perServing)) tags.add(tag);
  return DIETARY_TAGS.filter((tag) => tags.has(tag));
}

export function tagsOfNumbers({ kcal, protein, carbs, fat, fibre }: Nutrients): DietaryTag[] {
  if (kcal <= 0) return [];
  const carbShare = (4 * Math.max(carbs - fibre, 0)) / kcal;
  const tags: DietaryTag[] = [];
  if (carbShare <= 0.1 && (9 * fat) / kcal >= 0.6) tags.push('keto');
  if (carbShare <= 0.26) tags.push('low-carb');
  if ((4 * protein) / kcal >= 0.2 && protein >= 10) tags.push('high-protein');
  return tags;
}

export function findAllergens(portions: Portion[]): Allergen[] {
  const found = new Set(portions.flatMap(({ food }) => food.allergens));
  return ALLERGENS.filter((allergen) => found.has(allergen));
}

/** Returns the heaviest ingredients, heaviest first. */
export function findMainIngredients(portions: Portion[]): string[] {
  const grams = new Map<string, number>();
  let total = 0;
  for (const { food, grams: weight } of portions) {
    if (!food.main) continue;
    grams.set(food.main, (grams.get(food.main) ?? 0) + weight);
    total += weight;
  }
  return [...grams]
    .filter(([, weight]) => weight / total >= MIN_SHARE_OF_MAIN)
    .sort(([, a], [, b]) => b - a)
    .slice(0, MAX_MAIN_INGREDIENTS)
    .map(([main]) => main);
}
