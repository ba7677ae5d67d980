import { InvalidInputError } from '../../platform/errors/app-error.js';

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

export const MIN_SIDE_SERVINGS = 0.25;
export const MAX_SIDE_SERVINGS = 6;

/** A recipe that is eaten beside a dish, and its amounts. Its meal types are the meals beside which it goes. */
export interface RecipeSide {
  /** `starch` is rice, potatoes, or pasta, and `protein` is eggs, fish, meat, beans, or tofu. */
  kind: SideKind;
  step: SideStep;
  /** The largest number of servings beside one meal, a multiple of the step. */
  most: number;
}

interface WrittenSide {
  kind: string;
  step: number;
  most: number;
}

/** Returns what is wrong with a side by the fields of a request. */
function problemsOf({ kind, step, most }: WrittenSide): Record<string, string[]> {
  if (!SIDE_KINDS.some((one) => one === kind))
    return { 'side.kind': [`The kind of a side is one of: ${SIDE_KINDS.join(', ')}`] };
  if (!SIDE_STEPS.some((one) => one === step))
    return { 'side.step': ['A side is eaten in quarters, halves, or whole servings'] };
  const isPossible = most >= step && most <= MAX_SIDE_SERVINGS && Number.isInteger(most / step);
  return isPossible
    ? {}
    : { 'side.most': [`Please enter a multiple of ${step} from ${step} to ${MAX_SIDE_SERVINGS} servings`] };
}

export const isSide = (written: WrittenSide): written is RecipeSide =>
  Object.keys(problemsOf(written)).length === 0;

/** Throws an InvalidInputError that names what is wrong. */
export function checkedSide(written: WrittenSide): RecipeSide {
  if (!isSide(written)) throw new InvalidInputError(problemsOf(written));
  return written;
}
