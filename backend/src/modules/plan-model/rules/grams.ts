/** No day within the bounds of energy can have more of any macro. */
export const MAX_GRAMS = 1000;
