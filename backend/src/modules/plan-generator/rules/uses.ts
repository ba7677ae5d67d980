/** Within so many days in a row a recipe may be eaten only so often. */
export const WINDOW = 7;

/** How often a recipe may be eaten in a plan of so many days. */
export function mostUses(maxUses: number, days: number): number {
  return maxUses * (Math.floor(days / WINDOW) + (days % WINDOW > 0 ? 1 : 0));
}
