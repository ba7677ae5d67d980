import { drawingPath } from '~/paths/recipes';
import { ingredientText } from './ingredient-text';
import { stepsOf } from './recipe-steps';
import { dietaryTags, labelOf, mealTypes, type Recipe, servingsText } from './recipe-words';

/**
 * The recipe in the format of schema.org, for programs that collect recipes. They read the page as the server sends
 * it, so the browser leaves this element unchanged and does not need the code that writes it.
 */
export function RecipeJsonLd({ recipe, address }: { recipe: Recipe; address: string }) {
  const written = import.meta.env.SSR ? inert(jsonLdOf(recipe, address)) : '';
  return (
    <script
      type="application/ld+json"
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: written }}
    />
  );
}

const duration = (minutes: number) => `PT${minutes}M`;

const diets: Record<string, string> = {
  vegetarian: 'https://schema.org/VegetarianDiet',
  vegan: 'https://schema.org/VeganDiet',
  'gluten-free': 'https://schema.org/GlutenFreeDiet',
};

function jsonLdOf(recipe: Recipe, address: string) {
  return {
    '@context': 'https://schema.org',
    '@type': 'Recipe',
    name: recipe.name,
    description: recipe.description || undefined,
    image: new URL(recipe.imageUrl ?? drawingPath(recipe.drawing), address).href,
    prepTime: duration(recipe.prepTimeMinutes),
    cookTime: duration(recipe.cookTimeMinutes),
    totalTime: duration(recipe.totalTimeMinutes),
    recipeYield: servingsText(recipe.servings),
    recipeCategory: recipe.mealTypes.map((meal) => labelOf(mealTypes, meal)),
    recipeCuisine: recipe.cuisine ?? undefined,
    keywords: recipe.dietaryTags.map((tag) => labelOf(dietaryTags, tag)).join(', ') || undefined,
    suitableForDiet: recipe.dietaryTags.flatMap((tag) => diets[tag] ?? []),
    recipeIngredient: recipe.ingredientsJson.map(({ amount, unit, name, note }) => {
      const written = ingredientText(amount, unit, name);
      return [[written.amount, written.name].filter(Boolean).join(' '), note].filter(Boolean).join(', ');
    }),
    recipeInstructions: stepsOf(recipe).map((text) => ({ '@type': 'HowToStep', text })),
    nutrition: {
      '@type': 'NutritionInformation',
      servingSize: '1 serving',
      calories: `${recipe.caloriesKcal} kcal`,
      proteinContent: `${recipe.proteinGrams} g`,
      carbohydrateContent: `${recipe.carbsGrams} g`,
      fatContent: `${recipe.fatGrams} g`,
      fiberContent: recipe.fibreGrams === null ? undefined : `${recipe.fibreGrams} g`,
      sugarContent: recipe.sugarGrams === null ? undefined : `${recipe.sugarGrams} g`,
      sodiumContent: recipe.sodiumMg === null ? undefined : `${recipe.sodiumMg} mg`,
    },
  };
}

/** Serializes JSON so that nothing in it can end the surrounding script element. */
const inert = (value: unknown): string =>
  JSON.stringify(value).replace(
    /[<>&\u2028\u2029]/g,
    (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
