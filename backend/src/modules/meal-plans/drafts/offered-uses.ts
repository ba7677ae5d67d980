import type { PlacedSwapChoice } from '../../plan-generator/index.js';
import {
  isBefore,
  type MealPlace,
  type Plan,
  type PlanRecipe,
  placeKey,
  recipeOf,
  recipesById,
} from '../../plan-model/index.js';
import type { OpenedLeftOver } from '../../prep-guide/index.js';
import type { OfferedSwap } from './offered-swap.js';

/** A swap of a meal to a dish that uses up what is left over of a food. */
export interface OfferedUse extends OfferedSwap {
  place: MealPlace;
  usedGrams: number;
}

const MAX_OFFERED = 6;

/** The effect of each on the plan is checked, so this bounds the work. */
const MAX_CHECKED = 12;

/** The meals at which the rest can be used: those that are not locked and do not have the food yet. */
export function placesForRest(
  plan: Plan,
  locked: readonly string[],
  { foodId, usableOn }: OpenedLeftOver,
): MealPlace[] {
  const recipes = recipesById(plan);
  return plan.meals
    .filter(({ day }) => day >= usableOn.from && day <= usableOn.to)
    .filter((meal) => !locked.includes(placeKey(meal)) && !hasFood(recipeOf(meal, recipes), foodId))
    .map(({ day, mealNumber }) => ({ day, mealNumber }));
}

const hasFood = ({ ingredientsJson }: PlanRecipe, foodId: string): boolean =>
  ingredientsJson.some((ingredient) => ingredient.foodId === foodId);

/** A swap that the generator has found, with the amount of the rest that it uses. */
export interface FoundUse extends PlacedSwapChoice {
  recipe: PlanRecipe;
  usedGrams: number;
}

/**
 * The swaps whose effect on the plan is worth a check, each dish at the meal that suits it best. A dish that needs more
 * than the rest is none of them, because another package would be opened for it.
 */
export function chooseUses(
  choices: readonly PlacedSwapChoice[],
  recipes: ReadonlyMap<string, PlanRecipe>,
  { foodId, grams }: OpenedLeftOver,
): FoundUse[] {
  const found = choices.flatMap((choice): FoundUse[] => {
    const recipe = recipes.get(choice.recipeId);
    const usedGrams = recipe ? gramsIn(recipe, choice.servings, foodId) : 0;
    return recipe && usedGrams > 0 && usedGrams <= grams ? [{ ...choice, recipe, usedGrams }] : [];
  });
  const ranked = found.sort(
    (one, other) =>
      Number(other.holds) - Number(one.holds) ||
      other.usedGrams - one.usedGrams ||
      (isBefore(one.place, other.place) ? -1 : 1),
  );
  const dishes = new Set<string>();
  return ranked.filter(({ recipeId }) => !dishes.has(recipeId) && dishes.add(recipeId)).slice(0, MAX_CHECKED);
}

/** The grams of a food in a portion. */
const gramsIn = ({ ingredientsJson, servings: all }: PlanRecipe, servings: number, foodId: string): number =>
  ingredientsJson.reduce(
    (sum, ingredient) =>
      sum + (ingredient.foodId === foodId ? ((ingredient.grams ?? 0) * servings) / all : 0),
    0,
  );

/** Best first: the day stays within its targets, no rule is newly broken, and more of the rest is used. */
export const rankUses = (uses: readonly OfferedUse[]): OfferedUse[] =>
  uses
    .toSorted(
      (one, other) =>
        Number(other.day.holds) - Number(one.day.holds) ||
        one.breaks.length - other.breaks.length ||
        other.usedGrams - one.usedGrams,
    )
    .slice(0, MAX_OFFERED);
