import type { components } from '#openapi/schema';

/** What was understood of a wish in plain words, field by field, and where each value comes from. */
export type ParsedWish = components['schemas']['ParsedWishResponse'];

type Mark = components['schemas']['ValueMarkResponse'];

/** The part of it that the form carries along; a mark is true as long as the value is as it was read. */
export type Reading = Pick<ParsedWish, 'engine' | 'note' | 'notUnderstood'> & {
  marks: Record<string, Mark & { value: string }>;
};
