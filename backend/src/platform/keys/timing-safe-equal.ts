import { timingSafeEqual } from 'node:crypto';

/** Compares secrets in constant time, so that the duration does not reveal how much of a guess was right. */
export function equalsInConstantTime(given: string, expected: string): boolean {
  const a = Buffer.from(given);
  const b = Buffer.from(expected);
  return a.length === b.length && timingSafeEqual(a, b);
}
