import { library } from '../../seeders/library/index.js';
import { contentOf } from '../../seeders/library/library.js';
import type { LibraryRecipe as BundledRecipe } from '../../seeders/library/library-recipe.js';
import { foods } from '../../src/modules/foods/index.js';
import { kitchenFactsOf } from '../../src/modules/plan-generator/generation/kitchen-facts.js';
import type { GeneratorRecipe } from '../../src/modules/plan-generator/recipe-columns/generator-recipe.js';
import { estimateHandsOn } from '../../src/modules/recipes/steps/hands-on.js';
import type { EatenFood } from './forbidden-food.js';

export const staples = (): string[] =>
  [...foods.values()].filter(({ isStaple }) => isStaple).map(({ id }) => id);

/** The bundled recipes in the generator's format, with the sides. */
export const seedLibrary = (): GeneratorRecipe[] => library.map(bundled);

/** A bundled recipe as somebody sees it who reads its ingredients and its label. */
export function eatenFoodOf(slug: string): EatenFood {
  const recipe = library.find((one) => one.slug === slug);
  if (!recipe) throw new Error(`There is no recipe ${slug}`);
  const { nutrition, ingredients } = contentOf(recipe);
  const { kcal, carbs, fat, fibre } = nutrition.perServing;
  return {
    name: recipe.name,
    ...{ kcal, carbs, fat, fiber: fibre ?? 0 },
    ingredients: ingredients.map(({ name }) => name),
  };
}

function bundled(recipe: BundledRecipe): GeneratorRecipe {
  const content = contentOf(recipe);
  const { perServing, dietaryTags, mainIngredients, allergens } = content.nutrition;
  const foodIds = content.ingredients.flatMap(({ foodId }) => foodId ?? []);
  return {
    id: recipe.slug,
    ownerId: null,
    kcal: perServing.kcal,
    protein: perServing.protein,
    carbs: perServing.carbs,
    fat: perServing.fat,
    fiber: perServing.fibre ?? null,
    prepMinutes: content.prepTimeMinutes,
    totalMinutes: content.prepTimeMinutes + content.cookTimeMinutes,
    mealTypes: content.mealTypes,
    dietaryTags,
    allergens,
    cuisine: content.cuisine,
    mainIngredientTags: mainIngredients,
    foodIds: [...new Set(foodIds)],
    unknownIngredients: [],
    kitchen: kitchenFactsOf({
      ...content,
      handsOnMinutes: estimateHandsOn(content, content.instructions),
      instructionsText: content.instructions,
      ingredientsJson: content.ingredients,
    }),
    side: recipe.side ?? null,
    averageRating: null,
    totalRatings: 0,
  };
}
