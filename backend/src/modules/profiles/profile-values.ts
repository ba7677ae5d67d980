/** The levels in the order of effort. The pages say what each of them means. */
export const ACTIVITY_LEVELS = [
  'sedentary',
  'lightly_active',
  'moderately_active',
  'very_active',
  'extremely_active',
] as const;

export type ActivityLevel = (typeof ACTIVITY_LEVELS)[number];
