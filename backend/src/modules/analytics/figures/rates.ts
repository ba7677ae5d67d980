/** Returns a part in percent with one decimal, or null without a whole. */
export const percentOf = (part: number, whole: number): number | null =>
  whole === 0 ? null : rounded((100 * part) / whole);

/** Returns the growth against an earlier value in percent, or null without one. */
export const growthOf = (now: number, before: number): number | null =>
  before === 0 ? null : rounded((100 * (now - before)) / before);

/** Returns a mean with one decimal, or null of nothing. */
export const meanOf = (sum: number, count: number): number | null =>
  count === 0 ? null : rounded(sum / count);

const rounded = (value: number): number => Math.round(value * 10) / 10;
