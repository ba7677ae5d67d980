import {
  allergensOf,
  foods,
  mainIngredientsOf,
  nutritionOf,
  type Portion,
  rounded,
  tagsOf,
  toGrams,
} from '../../src/modules/foods/index.js';
import type { RecipeContent } from '../../src/modules/recipes/index.js';
import type { LibraryIngredient, LibraryRecipe } from './library-recipe.js';

/** A recipe of the library with its numbers, tags and allergens computed. What cannot be computed stops the build. */
export function contentOf(recipe: LibraryRecipe): RecipeContent {
  const portions = recipe.ingredients.map((ingredient) => portionOf(ingredient, recipe.slug));
  const perServing = rounded(nutritionOf(portions, recipe.servings));
  return {
    name: recipe.name,
    description: recipe.description,
    mealTypes: [...recipe.mealTypes],
    cuisine: recipe.cuisine,
    prepTimeMinutes: recipe.prepTimeMinutes,
    cookTimeMinutes: recipe.cookTimeMinutes,
    servings: recipe.servings,
    ingredients: recipe.ingredients.map(([amount, unit, , note = null], index) => {
      const portion = portions[index];
      return {
        amount,
        unit,
        name: portion?.food.name ?? '',
        note,
        foodId: portion?.food.id ?? null,
        grams: portion ? Math.round(portion.grams * 100) / 100 : null,
      };
    }),
    instructions: recipe.instructions.join('\n'),
    nutrition: {
      source: 'computed',
      perServing,
      dietaryTags: tagsOf(portions, perServing),
      mainIngredients: mainIngredientsOf(portions),
      allergens: allergensOf(portions),
    },
  };
}

function portionOf([amount, unit, id]: LibraryIngredient, slug: string): Portion {
  const food = foods.get(id);
  if (!food) throw new Error(`${slug}: there is no food called ${id}`);
  const weighed = toGrams(amount, unit, food);
  if ('refused' in weighed) throw new Error(`${slug}: ${amount} ${unit} of ${id}: ${weighed.refused}`);
  return { food, grams: weighed.grams };
}
