/** The bounds of the numbers that every request has, as the form accepts them. */
export const WISH_BOUNDS = {
  dailyCalorieTarget: { min: 800, max: 5001 },
  days: { min: 1, max: 30 },
  mealsPerDay: { min: 1, max: 6 },
} as const;
