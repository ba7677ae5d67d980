/** The dietary restrictions that mean something to the product. Any other is free text, which people read. */
export const KNOWN_RESTRICTIONS = [
  'Vegetarian',
  'Vegan',
  'Gluten-Free',
  'Dairy-Free',
  'Keto',
  'Paleo',
  'Low-Carb',
  'Low-Fat',
  'Nut-Free',
  'Soy-Free',
] as const;

export type KnownRestriction = (typeof KNOWN_RESTRICTIONS)[number];

/** Writes a known restriction as the list does. Any other text stays as it is. */
export const spellRestriction = (written: string): string => knownRestriction(written) ?? written;

/** Finds the known restriction that somebody means, because "nut free" has to bind like "Nut-Free". */
export const knownRestriction = (text: string): KnownRestriction | null =>
  KNOWN_RESTRICTIONS.find((known) => lettersOf(known) === lettersOf(text)) ?? null;

const lettersOf = (text: string): string => text.toLowerCase().replaceAll(/[^\p{L}]/gu, '');
