import type { components } from '#openapi/schema';
import type { SaidWish } from '~/features/meal-plans/said-wish';

/** What was understood of a wish in plain words, field by field, and where each value comes from. */
export type ParsedWish = components['schemas']['ParsedWishResponse'];

type Mark = components['schemas']['ValueMarkResponse'];

/** The part of it that the form carries along; a mark is true as long as the value is as it was read. */
export type CarriedWish = Pick<ParsedWish, 'engine' | 'notes' | 'notTaken' | 'notUnderstood'> & {
  marks: Record<string, Mark & { value: string }>;
};

/** The words in the form in which the plan keeps them. */
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
