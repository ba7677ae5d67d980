export const SIDE_KINDS = [
  'starch',
  'bread',
  'vegetable',
  'salad',
  'fruit',
  'dairy',
  'protein',
  'nuts',
  'drink',
] as const;

export type SideKind = (typeof SIDE_KINDS)[number];

/** The shares of a serving in which a side can be eaten. 1 is for what is eaten whole, such as a banana. */
export const SIDE_STEPS = [0.25, 0.5, 1] as const;

export type SideStep = (typeof SIDE_STEPS)[number];

export const MAX_SIDE_SERVINGS = 6;

/** What is eaten beside a dish, and how much of it. Its meal types are the meals beside which it goes. */
export interface RecipeSide {
  /** `starch` is rice, potatoes, or pasta, and `protein` is eggs, fish, meat, beans, or tofu. */
  kind: SideKind;
  step: SideStep;
  /** The largest number of servings beside one meal, a multiple of the step. */
  most: number;
}

/** Returns what is wrong with the amounts of a side, or null. */
export function problemOfSide({ step, most }: Omit<RecipeSide, 'kind'>): string | null {
  if (most < step || most > MAX_SIDE_SERVINGS)
    return `The most servings beside one meal must be from ${step} to ${MAX_SIDE_SERVINGS}`;
  return Number.isInteger(most / step)
    ? null
    : `The most servings beside one meal must be a multiple of ${step}`;
}
