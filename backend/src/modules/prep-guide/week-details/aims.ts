/**
 * The aims of a good week, where the plan's own rules set no others. docs/meal-plans.md gives the sources.
 */

/** A day. */
export const MAX_SODIUM_MG = 2300;
export const MIN_PRODUCE_GRAMS = 400;
export const MIN_FIBER_GRAMS_PER_1000_KCAL = 14;
export const MAX_FIBER_GRAMS = 50;
export const MIN_FRUIT_PORTIONS = 1;

/** Seven days. */
export const MIN_FISH_MEALS = 2;
export const MIN_PROTEIN_SOURCES = 4;
export const MIN_DISH_FORMS = 2;

/** A breakfast, lunch, or dinner. If the day has little protein, a share of it is enough. */
export const MIN_PROTEIN_GRAMS_OF_MEAL = 20;
export const MIN_PROTEIN_SHARE_OF_MEAL = 0.15;

/** Any meal. */
export const MAX_USUAL_SERVINGS = 1.5;
export const MAX_GRAMS_OF_MEAL = 850;

/** A dish from Monday to Friday, unless the plan has a limit of its own. */
export const MAX_WEEKDAY_MINUTES = 50;
