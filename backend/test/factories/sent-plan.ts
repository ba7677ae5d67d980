const DAY = ['breakfast', 'lunch', 'dinner'] as const;

export interface PlanWishes {
  days?: number;
  planName?: string;
  clientName?: string | null;
}

export const MEALS_PER_DAY = DAY.length;

export const placesOf = (days: number) =>
  Array.from({ length: days }, (_, day) =>
    DAY.map((mealType, meal) => ({ day: day + 1, mealNumber: meal + 1, mealType })),
  ).flat();

/** A plan as a client sends it, with these recipes in turn. */
export function sentPlan(
  recipes: { id: string }[],
  { days = 1, planName = 'Lean week', clientName = null }: PlanWishes = {},
) {
  return {
    planName,
    clientName,
    fitnessGoal: 'weight_loss' as const,
    description: '',
    dailyCalorieTarget: 1800,
    days,
    mealsPerDay: MEALS_PER_DAY,
    meals: placesOf(days).map((place, at) => ({
      ...place,
      servings: 1,
      recipe: { id: recipes[at % recipes.length]?.id ?? '' },
    })),
  };
}
