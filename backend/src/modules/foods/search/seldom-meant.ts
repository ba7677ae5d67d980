/**
 * People seldom mean a rendered, boiled, or trimmed part of a food, or a substitute for it, when they type
 * its name alone: rendered fat, broth, gravy, skin, giblets, feet, and meatless meat. A food that lies in its
 * broth is itself.
 */
const SELDOM_MEANT =
  /^(fat),|\bseparable (fat)\b|\b(skin) only\b|, (skin)\b|(?<!\b(?:and|in|no|with|w\/)\b[^,]*)\b(broth|stock|bouillon|consomme|gravy|giblets|drippings|tallow|feet|meatless|imitation|substitute)\b/gi;

/** Returns the words of a name that say so. People who mean such a food type one of them. */
export const seldomMeantWords = (name: string): string[] =>
  [...name.matchAll(SELDOM_MEANT)].map((match) => match.slice(1).find((word) => word !== undefined) ?? '');
