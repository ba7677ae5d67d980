import { library } from '../../seeders/library/index.js';
import { planRecipeOf } from '../../seeders/library/plan-recipe.js';
import { mealsOfDay } from '../../src/modules/plan-model/day-shape.js';
import { type Plan, type PlanMeal, type PlanRecipe, PORTIONS } from '../../src/modules/plan-model/plan.js';
import { DEFAULT_RULES } from '../../src/modules/plan-model/rules/index.js';

/** The recipes of the bundled library as a plan stores them. */
export const libraryRecipes: PlanRecipe[] = library.map((recipe) => planRecipeOf(recipe, recipe.slug));

/** A plan of these meals, each `[day, type, slug, servings]`, and nothing else of relevance. */
export function planOf(
  meals: [day: number, type: PlanMeal['mealType'], slug: string, servings: number][],
  recipes = libraryRecipes,
): Plan {
  const numbers = new Map<number, number>();
  const planMeals = meals.map(([day, mealType, recipeId, servings]) => {
    const mealNumber = (numbers.get(day) ?? 0) + 1;
    numbers.set(day, mealNumber);
    return { day, mealNumber, mealType, recipeId, servings };
  });
  const used = new Set(meals.map(([, , slug]) => slug));
  for (const slug of used)
    if (!recipes.some(({ id }) => id === slug)) throw new Error(`There is no recipe called ${slug}`);
  return {
    ...WISH,
    days: Math.max(...meals.map(([day]) => day)),
    mealsPerDay: Math.max(...numbers.values()),
    recipes: recipes.filter(({ id }) => used.has(id)),
    meals: planMeals,
    generatedBy: null,
    createdAt: '2026-11-20T12:00:00.000Z',
    startOfWeekMealPrep: null,
  };
}

/**
 * A random plan that is the same for the same seed: any recipes for their meals, any portions, some of them repeated.
 */
export function randomPlan(seed: number, days = 7, mealsPerDay = 3): Plan {
  const random = randomNumbers(seed);
  const pick = <T>(values: readonly T[]): T => values[Math.floor(random() * values.length)] as T;
  const meals = Array.from({ length: days }, (_, index) => index + 1).flatMap((day) =>
    mealsOfDay(mealsPerDay, null).map((type): [number, PlanMeal['mealType'], string, number] => {
      const fitting = libraryRecipes.filter(({ mealTypes, side }) => !side && mealTypes.includes(type));
      const favourites = fitting.slice(0, 2 + (seed % 9));
      return [day, type, pick(random() < 0.4 ? favourites : fitting).id, pick(PORTIONS)];
    }),
  );
  return planOf(meals);
}

/** Numbers from 0 to 1 (mulberry32). */
export function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const WISH = {
  planName: 'A week',
  fitnessGoal: 'maintenance',
  description: '',
  clientName: null,
  startsOn: '2026-11-23',
  targets: { calories: 2000, protein: 120, carbs: 220, fat: 70 },
  /** It cooks exactly what is eaten. */
  rules: { ...DEFAULT_RULES, wholeRecipes: false },
} satisfies Partial<Plan>;
