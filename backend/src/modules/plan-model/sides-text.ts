import { foods, isMetric, measureText, mixedNumber, weightText } from '../foods/index.js';
import type { PlanMeal, PlanRecipe } from './plan.js';
import { recipeOf } from './plan-facts.js';

/**
 * Writes how much of a side is eaten as a cook measures it: "75 g", "2 slices, 60 g", or "1½ servings, 140 g". A side of
 * several foods has a weight only if it is not cooked, because cooking changes it.
 */
export function sideAmountText(recipe: PlanRecipe, servings: number): string {
  const { ingredientsJson, servings: makes, cookTimeMinutes } = recipe;
  const share = servings / makes;
  const [only, ...others] = ingredientsJson.filter(({ foodId }) => !foods.get(foodId ?? '')?.isStaple);
  if (only && others.length === 0 && only.amount !== null) {
    const measure = measureText(only.amount * share, only.unit);
    return only.grams === null || isMetric(only.unit) ? measure : joined(measure, only.grams * share);
  }
  const grams = ingredientsJson.reduce((sum, one) => sum + (one.grams ?? Number.NaN), 0) * share;
  const measure = `${mixedNumber(servings)} ${servings <= 1 ? 'serving' : 'servings'}`;
  return cookTimeMinutes > 0 || Number.isNaN(grams) ? measure : joined(measure, grams);
}

const joined = (measure: string, grams: number): string => `${measure}, ${weightText(grams)}`;

/** Writes "with White Rice (75 g) and Green Salad (1 serving, 95 g)", or returns null for a meal without sides. */
export function sidesText(
  { sides = [] }: Pick<PlanMeal, 'sides'>,
  recipes: ReadonlyMap<string, PlanRecipe>,
): string | null {
  if (sides.length === 0) return null;
  const texts = sides.map((side) => {
    const recipe = recipeOf(side, recipes);
    return `${recipe.name} (${sideAmountText(recipe, side.servings)})`;
  });
  return `with ${LIST.format(texts)}`;
}

/** Writes "Chicken Curry with White Rice and Green Salad". */
export function nameWithSides(meal: PlanMeal, recipes: ReadonlyMap<string, PlanRecipe>): string {
  const { name } = recipeOf(meal, recipes);
  const beside = (meal.sides ?? []).map((side) => recipeOf(side, recipes).name);
  return beside.length > 0 ? `${name} with ${LIST.format(beside)}` : name;
}

const LIST = new Intl.ListFormat('en-US', { type: 'conjunction' });
