import { foods, type Portion, toGrams } from '../../src/modules/foods/index.js';
import type { RecipeContent } from '../../src/modules/recipes/recipe.entity.js';
import { computedNutrition, keptGrams } from '../../src/modules/recipes/writing/computed-nutrition.js';
import type { LibraryIngredient, LibraryRecipe } from './library-recipe.js';

/**
 * A library recipe with computed numbers, tags, and allergens. A recipe that cannot be computed stops the
 * build.
 */
export function contentOf({
  slug,
  tags: _,
  ingredients,
  instructions,
  mealTypes,
  ...said
}: LibraryRecipe): RecipeContent {
  const read = ingredients.map((ingredient) => ({ ingredient, portion: portionOf(ingredient, slug) }));
  return {
    ...said,
    mealTypes: [...mealTypes],
    ingredients: read.map(({ ingredient: [amount, unit, , note = null], portion: { food, grams } }) => ({
      amount,
      unit,
      name: food.name,
      note,
      foodId: food.id,
      grams,
    })),
    instructions: instructions.join('\n'),
    nutrition: computedNutrition(
      { portions: read.map(({ portion }) => portion), isWhole: true },
      said.servings,
    ),
  };
}

function portionOf([amount, unit, id]: LibraryIngredient, slug: string): Portion {
  const food = foods.get(id);
  if (!food) throw new Error(`${slug}: there is no food called ${id}`);
  const weighed = toGrams(amount, unit, food);
  if ('refused' in weighed) throw new Error(`${slug}: ${amount} ${unit} of ${id}: ${weighed.refused}`);
  return { food, grams: keptGrams(weighed.grams) };
}
