import { timingSafeEqual } from 'node:crypto';

/** Whether a secret was guessed, in a time that does not tell how much of it. */
export function sameText(given: string, expected: string): boolean {
  const a = Buffer.from(given);
  const b = Buffer.from(expected);
  return a.length === b.length && timingSafeEqual(a, b);
}
