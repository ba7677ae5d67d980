import type { PlanMeal, PlanRecipe } from '../plan-model/index.js';
import { ROUNDING, type Rule } from './rule.js';

/** More than a plate holds beside a dish. */
const MAX_SIDES = 3;

export const sides: Rule = ({ meals, recipes }) => {
  const served = meals.filter((meal) => (meal.sides ?? []).length > 0);
  if (served.length === 0) return null;
  const known = new Map(recipes.map((recipe) => [recipe.id, recipe]));
  return {
    label: 'Sides are eaten beside a dish, in the amounts they are made for',
    breaches: served.flatMap((meal) =>
      faultsOf(meal, known).map((fault) => `Day ${meal.day}, ${meal.mealType}: ${fault}`),
    ),
  };
};

function faultsOf({ sides: eaten = [] }: PlanMeal, recipes: ReadonlyMap<string, PlanRecipe>): string[] {
  const faults = eaten.length > MAX_SIDES ? [`${eaten.length} sides`] : [];
  const ids = new Set<string>();
  for (const { recipeId, servings } of eaten) {
    const recipe = recipes.get(recipeId);
    const fault = recipe ? faultOf(recipe, servings) : 'the recipe of a side is missing';
    if (fault) faults.push(fault);
    if (ids.has(recipeId)) faults.push(`${recipe?.name ?? 'a side'} twice`);
    ids.add(recipeId);
  }
  return faults;
}

function faultOf({ name, side }: PlanRecipe, servings: number): string | null {
  if (!side) return `${name} is no side`;
  const steps = servings / side.step;
  const isWhole = Math.abs(steps - Math.round(steps)) < ROUNDING;
  return isWhole && steps >= 1 - ROUNDING && servings <= side.most + ROUNDING
    ? null
    : `${servings} servings of ${name}`;
}
