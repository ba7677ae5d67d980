import type { Marked } from './wish.js';
import type { PlacedFinding } from './wish-text.js';

/** Lists to which several statements of a wish add up. */
export const JOINED_LISTS = [
  'dietaryTags',
  'excludedFoods',
  'excludedAllergens',
  'likedFoods',
  'noCookingOn',
] as const;

/** The value of one finding with its origin. */
export function marked({ value, why, quote }: PlacedFinding): Marked<unknown> {
  if (why === null) return { value, from: 'text', quote };
  return quote === '' ? { value, from: 'assumed', why } : { value, from: 'assumed', why, quote };
}

/** The whole is assumed as soon as one part is. */
export function together(
  findings: PlacedFinding[],
): { from: 'text'; quote: string } | { from: 'assumed'; why: string; quote: string } {
  const quote = [...new Set(findings.map((finding) => finding.quote).filter(Boolean))].join(', ');
  const reasons = [...new Set(findings.flatMap(({ why }) => why ?? []))];
  return reasons.length === 0 ? { from: 'text', quote } : { from: 'assumed', why: reasons.join(' '), quote };
}
