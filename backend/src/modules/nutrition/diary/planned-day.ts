import { foods, type Nutrients } from '../../foods/index.js';
import type { PlanOnDate } from '../../meal-plans/index.js';
import {
  listEaten,
  nameWithSides,
  type PlanMeal,
  type PlanRecipe,
  planDay,
  recipeOf,
  recipesById,
} from '../../plan-model/index.js';
import { type Figures, kept, scaled, sumOfFigures } from '../figures.js';
import { SERVING } from './amounts.js';
import { type EntryContent, figuresOfAmount, type PlannedPlace } from './entry.entity.js';

/** A meal of a plan on a date, with the figures of everything that is eaten at it. */
export interface PlannedMeal {
  place: PlannedPlace;
  meal: PlanMeal;
  name: string;
  figures: Figures;
}

/** Lists the meals of the plan on a date, in the order in which they are eaten. */
export function plannedMeals({ id, plan, startsOn }: PlanOnDate, date: string): PlannedMeal[] {
  const day = planDay(startsOn, plan.days, date);
  if (day === null) return [];
  const recipes = recipesById(plan);
  return plan.meals
    .filter((meal) => meal.day === day)
    .map((meal) => ({
      place: { planId: id, planDay: day, mealNumber: meal.mealNumber },
      meal,
      name: nameWithSides(meal, recipes),
      figures: figuresOfMeal(meal, recipes),
    }));
}

/** Returns a meal of the plan as it is logged. Another number of servings applies to everything that is eaten at it. */
export function contentOfPlanned(
  { place, meal, name, figures }: PlannedMeal,
  servings = meal.servings,
): EntryContent {
  const amount = { amount: servings, measure: SERVING, grams: null };
  const basis = { figures, per: meal.servings, measureGrams: null };
  return {
    ...{ kind: 'plan_meal', source: `recipe:${meal.recipeId}`, name, answers: place },
    ...{ amount, basis, figures: figuresOfAmount(basis, amount) },
  };
}

export const skippedContent = (planned: PlannedMeal): EntryContent => ({
  ...contentOfPlanned(planned),
  amount: null,
  basis: null,
  figures: null,
});

function figuresOfMeal(meal: PlanMeal, recipes: ReadonlyMap<string, PlanRecipe>): Figures {
  return sumOfFigures(
    listEaten(meal).map((eaten) => scaled(figuresOfServing(recipeOf(eaten, recipes)), eaten.servings)),
  );
}

/** Plans keep energy, macros, and fiber. Sugar and sodium follow from the foods, unless the numbers were entered. */
function figuresOfServing(recipe: PlanRecipe): Figures {
  const isComputed = recipe.nutritionSource === 'computed';
  const fromFoods = (nutrient: keyof Nutrients) => (isComputed ? perServing(recipe, nutrient) : null);
  return {
    calories: recipe.caloriesKcal,
    protein: recipe.proteinGrams,
    carbs: recipe.carbsGrams,
    fat: recipe.fatGrams,
    fiber: recipe.fibreGrams ?? fromFoods('fibre'),
    sugar: fromFoods('sugar'),
    sodium: fromFoods('sodium'),
  };
}

function perServing({ ingredientsJson, servings }: PlanRecipe, nutrient: keyof Nutrients): number {
  const whole = ingredientsJson.reduce((sum, { foodId, grams }) => {
    const food = foods.get(foodId ?? '');
    return food && grams !== null ? sum + (food.per100g[nutrient] * grams) / 100 : sum;
  }, 0);
  return kept(whole / servings);
}
