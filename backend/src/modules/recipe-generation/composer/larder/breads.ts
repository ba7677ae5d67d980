import { type Part, part } from '../draft.js';

/** Bread that a step toasts. */
export interface Toast extends Part {
  /** Its name once it is toasted. */
  toasted: string;
}

const toast = (food: string, said: string, toasted: string, own: Pick<Part, 'unit' | 'amounts'>): Toast => ({
  ...part(food, said, own.unit, own.amounts),
  toasted,
});

const slices = (...amounts: number[]) => ({ unit: 'slices' as const, amounts });

export const RYE_TOAST = toast('bread-rye', 'rye bread', 'rye toast', slices(1, 2));
export const WHOLE_WHEAT_TOAST = toast(
  'bread-whole-wheat',
  'whole-wheat bread',
  'whole-wheat toast',
  slices(1, 2),
);

export const TOASTS: readonly Toast[] = [
  WHOLE_WHEAT_TOAST,
  toast('bread-sourdough', 'sourdough bread', 'sourdough toast', slices(1, 1.5)),
  RYE_TOAST,
  toast('english-muffin-whole-wheat', 'English muffin', 'toasted English muffin', {
    ...{ unit: 'pcs', amounts: [0.5, 1] },
  }),
];

/** Bread beside a dish, toasted or not. */
export type Beside = Part & Partial<Pick<Toast, 'toasted'>>;

/** Writes the sentence that toasts it while something else fries, or nothing where it is no toast. */
export const toasting = (beside: Beside | null): string | null =>
  beside?.toasted ? `Meanwhile toast the ${beside.said}.` : null;
