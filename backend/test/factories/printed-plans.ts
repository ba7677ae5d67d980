import { library } from '../../seeders/library/index.js';
import { contentOf } from '../../seeders/library/library.js';
import type { Certificate } from '../../src/modules/plan-certificate/certificate.js';
import { mealsOfDay } from '../../src/modules/plan-model/day-shape.js';
import type { Plan, PlanMeal, PlanRecipe, ShoppingItem, Totals } from '../../src/modules/plan-model/plan.js';
import { DEFAULT_RULES } from '../../src/modules/plan-model/rules/index.js';
import type { PlanDocument } from '../../src/modules/plan-printing/plan-document.js';

/** Recipes of the library as plans store them. */
export const libraryRecipes = (): PlanRecipe[] =>
  library.map((recipe, index) => {
    const content = contentOf(recipe);
    const { kcal, protein, carbs, fat, fibre } = content.nutrition.perServing;
    return {
      id: `00000000-0000-7000-8000-${String(index).padStart(12, '0')}`,
      name: content.name,
      description: content.description,
      mealTypes: content.mealTypes,
      dietaryTags: content.nutrition.dietaryTags,
      mainIngredientTags: content.nutrition.mainIngredients,
      allergens: content.nutrition.allergens,
      cuisine: content.cuisine,
      prepTimeMinutes: content.prepTimeMinutes,
      cookTimeMinutes: content.cookTimeMinutes,
      servings: content.servings,
      caloriesKcal: Math.round(kcal),
      proteinGrams: protein,
      carbsGrams: carbs,
      fatGrams: fat,
      fibreGrams: fibre ?? null,
      nutritionSource: 'computed',
      picture: null,
      ingredientsJson: content.ingredients,
      instructionsText: content.instructions,
    };
  });

const PORTIONS = [1, 1, 1.5, 1, 0.75, 1, 2, 1, 0.5];

/** A plan with recipes simply in order, so that there are as many different ones as possible. */
export function planOf(days: number, mealsPerDay: number, recipes = libraryRecipes()): Plan {
  const types = mealsOfDay(mealsPerDay, null);
  const taken = new Map<string, number>();
  const meals = Array.from({ length: days * mealsPerDay }, (_, index): PlanMeal => {
    const mealType = types[index % mealsPerDay] ?? 'dinner';
    const fitting = recipes.filter((recipe) => recipe.mealTypes[0] === mealType);
    const turn = taken.get(mealType) ?? 0;
    taken.set(mealType, turn + 1);
    const day = Math.floor(index / mealsPerDay) + 1;
    const recipeId = fitting[turn % fitting.length]?.id ?? '';
    const servings = PORTIONS[index % PORTIONS.length] ?? 1;
    return { day, mealNumber: (index % mealsPerDay) + 1, mealType, recipeId, servings };
  });
  const used = new Set(meals.map(({ recipeId }) => recipeId));
  return {
    planName: 'Lean and strong',
    fitnessGoal: 'muscle_gain',
    description: 'Four weeks of training with enough protein, spread over the day.',
    clientName: 'Jordan Miles',
    days,
    mealsPerDay,
    startsOn: '2026-11-23',
    targets: { calories: 2400, protein: 170, carbs: 240, fat: 80 },
    rules: { ...DEFAULT_RULES, wholeRecipes: false },
    recipes: recipes.filter(({ id }) => used.has(id)),
    meals,
    generatedBy: null,
    createdAt: '2026-11-20T09:30:00.000Z',
    startOfWeekMealPrep: null,
  };
}

/** The certificate of a plan with one rule kept and one broken. */
export function certificateOf(plan: Plan): Certificate {
  const recipes = new Map(plan.recipes.map((recipe) => [recipe.id, recipe]));
  const days = Array.from({ length: plan.days }, (_, index) => {
    const actual: Totals = { calories: 0, protein: 0, carbs: 0, fat: 0 };
    for (const { day, recipeId, servings } of plan.meals) {
      const recipe = recipes.get(recipeId);
      if (day !== index + 1 || !recipe) continue;
      actual.calories += recipe.caloriesKcal * servings;
      actual.protein += recipe.proteinGrams * servings;
      actual.carbs += recipe.carbsGrams * servings;
      actual.fat += recipe.fatGrams * servings;
    }
    const within = {
      calories: Math.abs(actual.calories - plan.targets.calories) <= 0.02 * plan.targets.calories,
      protein: Math.abs(actual.protein - plan.targets.protein) <= 0.05 * plan.targets.protein,
      carbs: Math.abs(actual.carbs - plan.targets.carbs) <= 0.05 * plan.targets.carbs,
      fat: Math.abs(actual.fat - plan.targets.fat) <= 0.05 * plan.targets.fat,
    };
    return {
      day: index + 1,
      target: plan.targets,
      actual,
      within,
      loose: [],
      holds: Object.values(within).every(Boolean),
    };
  });
  return {
    holds: false,
    tolerance: `Calories within 2% of ${plan.targets.calories.toLocaleString('en')} kcal`,
    days,
    rules: [
      { rule: 'maxUses', label: 'No recipe more than 2 times in 7 days', holds: true, breaches: [] },
      {
        rule: 'excludedAllergens',
        label: 'Nothing with celery',
        holds: false,
        breaches: ['Day 3, dinner: Lentil soup contains celery'],
      },
    ],
  };
}

/** The ingredients of all meals, one item per food, in grams. */
export function shoppingOf(plan: Plan): ShoppingItem[] {
  const items = new Map<string, ShoppingItem & { grams: number }>();
  const recipes = new Map(plan.recipes.map((recipe) => [recipe.id, recipe]));
  for (const meal of plan.meals) {
    const recipe = recipes.get(meal.recipeId);
    for (const { name, grams, foodId } of recipe?.ingredientsJson ?? []) {
      const known = items.get(name) ?? {
        ...{ ingredient: name, totalAmount: 0, unit: 'g', usedInRecipes: [], grams: 0, foodId },
        aisle: AISLES[items.size % AISLES.length] ?? 'other',
      };
      known.grams += ((grams ?? 0) * meal.servings) / (recipe?.servings ?? 1);
      items.set(name, {
        ...known,
        totalAmount: known.grams,
        usedInRecipes: [...new Set([...known.usedInRecipes, recipe?.name ?? ''])],
      });
    }
  }
  return [...items.values()];
}

const AISLES: ShoppingItem['aisle'][] = ['produce', 'meat', 'dairy', 'pantry', 'other'];

export const documentOf = (plan: Plan, more: Partial<PlanDocument> = {}): PlanDocument => ({
  plan,
  certificate: certificateOf(plan),
  weeks: [{ days: `days 1 to ${plan.days}`, shoppingList: shoppingOf(plan), prep: plan.startOfWeekMealPrep }],
  recipient: { customerName: 'Jordan Miles', trainerName: 'Alex Carter' },
  pictures: async () => null,
  ...more,
  options: {
    pageSize: 'A4',
    orientation: 'portrait',
    includeShoppingList: true,
    includeMacroSummary: true,
    includeRecipePhotos: false,
    ...more.options,
  },
});
