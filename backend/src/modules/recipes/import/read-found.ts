import { InvalidInputError } from '../../../platform/errors/app-error.js';
import { validationPipe } from '../../../platform/http/validation.js';
import type { MealType, RecipeContent } from '../recipe.entity.js';
import { RecipeContentRequest } from '../writing/dto/recipe-content.request.js';
import { contentOf, type WrittenRecipe } from '../writing/written-recipe.js';
import { shortened } from './clean-text.js';
import type { FoundRecipe } from './found-recipe.js';

const rules = validationPipe();

export interface ReadRecipe {
  content: RecipeContent;
  sourceReference: string | null;
}

/** Applies the rules for recipes that are written by hand. It throws an InvalidInputError that says what is wrong. */
export async function readFound(found: FoundRecipe, mealsOtherwise: MealType[]): Promise<ReadRecipe> {
  const mealTypes = found.mealTypes.length > 0 ? found.mealTypes : mealsOtherwise;
  const missing = missingIn({ ...found, mealTypes });
  if (missing.length > 0) throw new InvalidInputError({ recipe: missing });
  const body = {
    name: shortened(found.name, 255),
    description: shortened(found.description, 2000),
    mealTypes,
    cuisine: found.cuisine && found.cuisine.length <= 50 ? found.cuisine : null,
    servings: found.servings,
    prepTimeMinutes: found.prepTimeMinutes,
    cookTimeMinutes: found.cookTimeMinutes,
    restTimeMinutes: found.restTimeMinutes,
    ingredients: found.ingredients,
    instructionsText: found.steps.join('\n'),
    nutrition: found.nutrition,
    side: found.side ?? null,
    sourceReference: found.source && found.source.length <= 500 ? found.source : null,
  };
  const request: RecipeContentRequest = await rules.transform(body, {
    type: 'body',
    metatype: RecipeContentRequest,
  });
  return { content: contentWithNumbers(request.written), sourceReference: request.sourceReference || null };
}

const missingIn = (found: FoundRecipe): string[] => [
  ...(found.name ? [] : ['It has no name']),
  ...(found.mealTypes.length > 0
    ? []
    : ['It does not say which meal it is for: breakfast, lunch, dinner, or snack']),
  ...(found.servings ? [] : ['It does not say how many servings it makes']),
  ...(found.prepTimeMinutes === null ? ['It does not say how long it takes'] : []),
  ...(found.ingredients.length > 0 ? [] : ['It has no ingredients']),
  ...(found.steps.length > 0 ? [] : ['It has no instructions']),
];

/**
 * Computes the numbers if every line is understood, and otherwise uses the recipe's own if it has some. Its claims
 * about diets are ignored.
 */
function contentWithNumbers(written: WrittenRecipe): RecipeContent {
  try {
    return contentOf({ ...written, nutrition: null });
  } catch (error) {
    if (!written.nutrition || !(error instanceof InvalidInputError)) throw error;
    return contentOf(written);
  }
}
