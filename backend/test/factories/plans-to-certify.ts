import { certify } from '../../src/modules/plan-certificate/certify.js';
import type { RuleName } from '../../src/modules/plan-certificate/rule-checks.js';
import type { Plan, PlanMeal, PlanRecipe, PlanRules } from '../../src/modules/plan-model/plan.js';
import { DEFAULT_RULES } from '../../src/modules/plan-model/rules/index.js';

/** A third of 1500 kcal with 100 g of protein, 150 g of carbs and 50 g of fat. */
export const dish = (name: string, changes: Partial<PlanRecipe> = {}): PlanRecipe => ({
  id: name,
  name,
  description: '',
  mealTypes: ['breakfast', 'lunch', 'dinner'],
  dietaryTags: ['vegan', 'gluten-free'],
  mainIngredientTags: [name],
  allergens: [],
  cuisine: null,
  prepTimeMinutes: 10,
  cookTimeMinutes: 20,
  servings: 1,
  caloriesKcal: 500,
  proteinGrams: 33.33,
  carbsGrams: 50,
  fatGrams: 16.67,
  nutritionSource: 'computed',
  picture: null,
  ingredientsJson: [
    { amount: 200, unit: 'g', name, note: null, foodId: name, grams: 200 },
    { amount: 1, unit: 'tsp', name: 'salt', note: null, foodId: 'salt', grams: 6 },
  ],
  instructionsText: '',
  ...changes,
});

export const meal = (day: number, mealNumber: number, recipeId: string, servings = 1): PlanMeal => ({
  day,
  mealNumber,
  mealType: (['breakfast', 'lunch', 'dinner'] as const)[mealNumber - 1] ?? 'snack',
  recipeId,
  servings,
});

export const plan = (rules: Partial<PlanRules> = {}, changes: Partial<Plan> = {}): Plan => ({
  planName: 'Lean',
  fitnessGoal: 'weight_loss',
  description: '',
  clientName: null,
  days: 1,
  mealsPerDay: 3,
  // A Friday.
  startsOn: '2026-11-20',
  targets: { calories: 1500, protein: 100, carbs: 150, fat: 50 },
  rules: { ...DEFAULT_RULES, ...rules },
  recipes: [dish('oats'), dish('soup'), dish('curry')],
  meals: [meal(1, 1, 'oats'), meal(1, 2, 'soup'), meal(1, 3, 'curry')],
  generatedBy: null,
  createdAt: '2026-11-20T08:00:00.000Z',
  startOfWeekMealPrep: null,
  ...changes,
});

export const withCurry = (changes: Partial<PlanRecipe>) => ({
  recipes: [dish('oats'), dish('soup'), dish('curry', changes)],
});

/** A food that no list of ids knows for what its name says. */
export const called = (name: string): Partial<PlanRecipe> => ({
  ingredientsJson: [{ amount: 1, unit: 'g', name, note: null, foodId: 'unlabeled', grams: 1 }],
});

export const holding = (...names: string[]): Partial<PlanRecipe> => ({
  ingredientsJson: names.map((name) => ({ amount: 1, unit: 'g', name, note: null, foodId: name, grams: 1 })),
});

export const broken = (one: Plan): RuleName[] =>
  certify(one)
    .rules.filter(({ holds }) => !holds)
    .map(({ rule }) => rule);
