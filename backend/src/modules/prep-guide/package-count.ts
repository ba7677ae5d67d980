/** Nobody buys another package for a few grams, and a cook does not weigh them: two cans are enough for this much more. */
const SPARED_SHARE = 0.05;

/** Grams of recipes are kept this finely: two cans are not three for the last place of a division. */
const ROUNDING = 0.001;

/** The packages of this size that people buy who need so much. */
export const countPackages = (grams: number, gramsOfOne: number): number =>
  Math.max(1, Math.ceil(grams / (gramsOfOne * (1 + SPARED_SHARE)) - ROUNDING));
