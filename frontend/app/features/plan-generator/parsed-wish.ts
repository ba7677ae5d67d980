import type { components } from '#openapi/schema';
import type { SaidWish } from '~/features/meal-plans/said-wish';
import { textOf, type WishValues } from './wish-fields';

/** A wish in plain words as it was understood, field by field, and the origin of each value. */
export type ParsedWish = components['schemas']['ParsedWishResponse'];

type Mark = components['schemas']['ValueMarkResponse'];

/** The part that the form carries along. A mark is valid as long as its value is unchanged. */
export type CarriedWish = Pick<ParsedWish, 'engine' | 'notes' | 'notTaken' | 'notUnderstood'> & {
  marks: Record<string, Mark & { value: string }>;
};

/** The plain words in the format that plans store. */
export const saidWishOf = (
  { engine, notes, notTaken, notUnderstood, marks }: CarriedWish,
  text: string,
): SaidWish => ({
  text,
  readBy: engine,
  values: Object.entries(marks).map(([field, mark]) => ({ field, ...mark })),
  notTaken,
  notUnderstood,
  notes,
});

/** A field that has been changed by hand no longer comes from the text. */
export function stillTrue(carried: CarriedWish | null, values: WishValues): CarriedWish | null {
  if (!carried) return null;
  const marks = Object.entries(carried.marks).filter(([field, { value }]) => textOf(values, field) === value);
  return { ...carried, marks: Object.fromEntries(marks) };
}
