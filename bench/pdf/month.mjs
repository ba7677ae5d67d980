import { inProject } from '../../scripts/launcher/project.mjs';

const days = 30;
const types = ['breakfast', 'snack', 'lunch', 'snack', 'dinner', 'snack'];
const portions = [1, 1, 1.5, 1, 0.75, 1, 2, 1];

/** The longest possible plan, from the library's recipes in turn, so that nearly every meal is different. */
export async function monthOfMeals() {
  const recipes = await libraryRecipes();
  const taken = new Map();
  const meals = Array.from({ length: days * types.length }, (_, index) => {
    const mealType = types[index % types.length];
    const fitting = recipes.filter((recipe) => recipe.mealTypes[0] === mealType);
    const turn = taken.get(mealType) ?? 0;
    taken.set(mealType, turn + 1);
    return {
      day: Math.floor(index / types.length) + 1,
      mealNumber: (index % types.length) + 1,
      mealType,
      recipeId: fitting[turn % fitting.length].id,
      servings: portions[index % portions.length],
    };
  });
  const plan = {
    planName: 'Thirty days by six meals',
    fitnessGoal: 'maintenance',
    description: 'Every recipe of the library in turn.',
    clientName: null,
    days,
    mealsPerDay: types.length,
    startsOn: '2026-11-23',
    targets: { calories: 2200, protein: 150, carbs: 230, fat: 75 },
    recipes,
    meals,
    createdAt: '2026-11-20T09:30:00.000Z',
    startOfWeekMealPrep: null,
  };
  return {
    plan,
    certificate: certificateOf(plan),
    weeks: [{ days: 'days 1 to 30', shoppingList: shoppingOf(recipes), prep: null }],
    recipient: { customerName: 'Jordan Miles', trainerName: 'Alex Carter' },
    pictures: async () => null,
    options: {
      pageSize: 'A4',
      orientation: 'portrait',
      includeShoppingList: true,
      includeMacroSummary: true,
      includeRecipePhotos: false,
    },
  };
}

async function libraryRecipes() {
  const { library } = await import(inProject('build/backend/seeders/library/index.js'));
  const { contentOf } = await import(inProject('build/backend/seeders/library/library.js'));
  return library.map((recipe, index) => {
    const { nutrition, ingredients, instructions, ...content } = contentOf(recipe);
    const { kcal, protein, carbs, fat, fibre } = nutrition.perServing;
    return {
      ...content,
      id: `recipe-${index}`,
      dietaryTags: nutrition.dietaryTags,
      allergens: nutrition.allergens,
      caloriesKcal: Math.round(kcal),
      proteinGrams: protein,
      carbsGrams: carbs,
      fatGrams: fat,
      fibreGrams: fibre ?? null,
      nutritionSource: 'computed',
      ingredientsJson: ingredients,
      instructionsText: instructions,
    };
  });
}

/** Nothing is verified, because only the time of printing is measured. */
function certificateOf({ targets }) {
  const within = { calories: true, protein: true, carbs: true, fat: true };
  return {
    holds: true,
    days: Array.from({ length: days }, (_, index) => ({
      ...{ day: index + 1, target: targets, actual: targets },
      ...{ within, holds: true },
    })),
    rules: [{ rule: 'maxUses', label: 'No recipe more than 2 times in 7 days', holds: true, breaches: [] }],
  };
}

function shoppingOf(recipes) {
  const items = new Map();
  for (const { name: recipe, ingredientsJson } of recipes)
    for (const { name, grams } of ingredientsJson) {
      const item = items.get(name) ?? { ingredient: name, usedInRecipes: [], grams: 0 };
      items.set(name, {
        ...item,
        ...{
          unit: 'g',
          aisle: 'pantry',
          grams: item.grams + (grams ?? 0),
          totalAmount: item.grams + (grams ?? 0),
        },
        usedInRecipes: [...item.usedInRecipes, recipe],
      });
    }
  return [...items.values()];
}
