/** The limit of uses applies to this many consecutive days. */
export const WINDOW = 7;

/** The maximum number of uses of a recipe in a plan of this length. */
export function mostUses(maxUses: number, days: number): number {
  return maxUses * (Math.floor(days / WINDOW) + (days % WINDOW > 0 ? 1 : 0));
}
