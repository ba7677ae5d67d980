import { type Marked, type ReadWish, readWish } from '../../src/modules/wish-reader/index.js';

/** A Friday. */
export const TODAY = '2026-11-20';

export const read = (wish: string, customers: string[] = []): ReadWish =>
  readWish(wish, { today: TODAY, customers });

/**
 * Returns the parts of a wish that were understood, without those that every plan has anyway, and under `not`
 * the parts that were not.
 */
export function understood(wish: string): Record<string, unknown> {
  const { values, notUnderstood } = read(wish);
  const told = Object.entries(values as Record<string, Marked<unknown>>).filter(([, one]) => !isUsual(one));
  const not = notUnderstood.length > 0 ? { not: notUnderstood } : {};
  return { ...Object.fromEntries(told.map(([field, { value }]) => [field, value])), ...not };
}

const isUsual = (one: Marked<unknown>) =>
  one.from === 'assumed' && /^(?:No .* (?:was|were) given\.|Put together from your words\.)$/.test(one.why);
