import type { components } from '#openapi/schema';

export type RecipeCard = components['schemas']['ListedRecipeResponse'];
export type Recipe = components['schemas']['RecipeResponse'];
export type RecipeIngredient = components['schemas']['RecipeIngredientResponse'];
export type MealType = RecipeCard['mealTypes'][number];
export type DietaryTag = RecipeCard['dietaryTags'][number];
export type Allergen = NonNullable<RecipeCard['allergens']>[number];

export const mealTypes: readonly { value: MealType; label: string }[] = [
  { value: 'breakfast', label: 'Breakfast' },
  { value: 'lunch', label: 'Lunch' },
  { value: 'dinner', label: 'Dinner' },
  { value: 'snack', label: 'Snack' },
];

export const dietaryTags: readonly { value: DietaryTag; label: string }[] = [
  { value: 'vegetarian', label: 'Vegetarian' },
  { value: 'vegan', label: 'Vegan' },
  { value: 'keto', label: 'Keto' },
  { value: 'paleo', label: 'Paleo' },
  { value: 'gluten-free', label: 'Gluten-free' },
  { value: 'low-carb', label: 'Low-carb' },
  { value: 'high-protein', label: 'High-protein' },
];

export const sideLabel = (isSide: boolean): string => (isSide ? 'Sides only' : 'Dishes only');

/** The available limits of preparation time, in minutes. */
export const prepTimes = [15, 30, 60, 120] as const;

export const labelOf = (options: readonly { value: string; label: string }[], value: string): string =>
  options.find((option) => option.value === value)?.label ?? value;

/** Returns the filtered meal if the recipe has it, or else its first one. A recipe without meals counts as dinner. */
export const mainMealOf = (
  { mealTypes: meals }: Pick<RecipeCard, 'mealTypes'>,
  wanted?: MealType | undefined,
): MealType => (wanted && meals.includes(wanted) ? wanted : (meals[0] ?? 'dinner'));

export const servingsText = (servings: number): string =>
  servings === 1 ? '1 serving' : `${servings} servings`;

/** Turns 95 into "1 h 35 min". */
export function timeText(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  if (hours === 0) return `${rest} min`;
  return rest === 0 ? `${hours} h` : `${hours} h ${rest} min`;
}
