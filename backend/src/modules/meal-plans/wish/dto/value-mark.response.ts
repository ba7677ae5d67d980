import { Choice, Text } from '../../../../platform/http/answers.js';
import type { Marked, ReadWish, WishField } from '../../../wish-reader/index.js';

export class ValueMarkResponse {
  @Choice(['text', 'assumed']) from: 'text' | 'assumed';
  @Text('The words it was taken from, or why it was assumed') quote: string;
}

export const marksOf = (values: ReadWish['values']): Record<string, ValueMarkResponse> =>
  Object.fromEntries(
    (Object.entries(values) as [WishField, Marked<unknown>][]).map(([field, mark]) => [
      field,
      { from: mark.from, quote: mark.from === 'text' ? mark.quote : mark.why },
    ]),
  );
