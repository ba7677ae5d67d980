/** More than a day of the highest energy can have of any macro. */
export const MAX_GRAMS = 1000;
