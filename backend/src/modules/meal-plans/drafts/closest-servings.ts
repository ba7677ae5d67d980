import {
  type Plan,
  type PlanRecipe,
  recipesById,
  type Totals,
  totalsOfMeals,
} from '../../plan-model/index.js';

/** The servings of a recipe that bring a day closest to its targets, and how far it then is from them. */
export interface ClosestServings {
  servings: number;
  distance: number;
}

type PerServing = Pick<PlanRecipe, 'caloriesKcal' | 'proteinGrams' | 'carbsGrams' | 'fatGrams'>;

export function closestServings(
  recipe: PerServing,
  missing: Totals,
  { targets, choices }: { targets: Totals; choices: readonly number[] },
): ClosestServings {
  const distanceWith = (servings: number): number => {
    const off = (key: keyof Totals, amount: number) =>
      Math.abs(missing[key] - amount * servings) / Math.max(targets[key], 1);
    return (
      off('calories', recipe.caloriesKcal) +
      off('protein', recipe.proteinGrams) +
      off('carbs', recipe.carbsGrams) +
      off('fat', recipe.fatGrams)
    );
  };
  return choices
    .map((servings) => ({ servings, distance: distanceWith(servings) }))
    .reduce((best, each) => (each.distance < best.distance ? each : best));
}

/** The amounts missing from a day's targets. They are negative where there is too much. */
export function missingOn(plan: Plan, day: number): Totals {
  const eaten = totalsOfMeals(
    plan.meals.filter((meal) => meal.day === day),
    recipesById(plan),
  );
  return {
    calories: plan.targets.calories - eaten.calories,
    protein: plan.targets.protein - eaten.protein,
    carbs: plan.targets.carbs - eaten.carbs,
    fat: plan.targets.fat - eaten.fat,
  };
}
