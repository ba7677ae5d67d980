import { chance } from '../world/recipes/chance.mjs';
import { recipeRow } from '../world/recipes/recipe-row.mjs';

/** Creates plausible recipes in the generator's format, with a score for each. */
export function recipesOf(count, { kitchenFactsOf }, seed = 1) {
  const recipes = Array.from({ length: count }, (_, index) =>
    libraryRecipe(recipeRow(seed, index), kitchenFactsOf),
  );
  const scores = new Map(recipes.map(({ id }, index) => [id, scoreOf(seed, index)]));
  return { recipes, scores };
}

const scoreOf = (seed, index) => chance(seed + Math.imul(index + 1, 0x85ebca6b)).between(0, 1000) / 1000;

function libraryRecipe(row, kitchenFactsOf) {
  const foodIds = [...new Set(row.ingredients_json.map(({ foodId }) => foodId))];
  return {
    id: row.id,
    ownerId: null,
    kcal: row.calories_kcal,
    protein: row.protein_grams,
    carbs: row.carbs_grams,
    fat: row.fat_grams,
    fiber: row.fibre_grams,
    prepMinutes: row.prep_time_minutes,
    totalMinutes: row.prep_time_minutes + row.cook_time_minutes,
    mealTypes: row.meal_types,
    dietaryTags: row.dietary_tags,
    allergens: row.allergens,
    cuisine: row.cuisine,
    mainIngredientTags: row.main_ingredient_tags,
    foodIds,
    unknownIngredients: [],
    kitchen: kitchenFactsOf({
      name: row.name,
      mealTypes: row.meal_types,
      cookTimeMinutes: row.cook_time_minutes,
      handsOnMinutes: row.prep_time_minutes + Math.round(row.cook_time_minutes / 3),
      servings: row.servings,
      instructionsText: row.instructions_text,
      ingredientsJson: row.ingredients_json,
    }),
    side: null,
    averageRating: null,
    totalRatings: 0,
  };
}

/** Shares of energy from protein and fat. Carbs are the rest. */
export function taskOf({ days, mealsPerDay, calories, protein, fat }, scores) {
  const targets = {
    calories,
    protein: Math.round((calories * protein) / 4),
    carbs: Math.round((calories * (1 - protein - fat)) / 4),
    fat: Math.round((calories * fat) / 9),
  };
  const rules = {
    mealType: null,
    dietaryTags: [],
    maxPrepTime: null,
    maxCalories: null,
    minProtein: null,
    maxProtein: null,
    minCarbs: null,
    maxCarbs: null,
    minFat: null,
    maxFat: null,
    caloriesByType: {},
    maxIngredients: null,
    excludedFoods: [],
    excludedAllergens: [],
    maxUses: 2,
    weekdayMinutes: null,
    weekendMinutes: null,
  };
  const wish = {
    planName: 'Measured',
    fitnessGoal: 'maintenance',
    description: '',
    clientName: null,
    days,
    mealsPerDay,
    startsOn: '2026-11-23',
    targets,
    rules,
  };
  return { wish, viewerId: 'somebody', seed: 1, kept: [], deadlineMs: 60_000, scores };
}
