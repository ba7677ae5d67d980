/** The levels in the order of effort. The pages say what each of them means. */
export const ACTIVITY_LEVELS = [
  'sedentary',
  'lightly_active',
  'moderately_active',
  'very_active',
  'extremely_active',
] as const;

export type ActivityLevel = (typeof ACTIVITY_LEVELS)[number];

/** The restrictions that the product understands. Any other text is kept as it is and shown to trainers. */
export const DIETARY_RESTRICTIONS = [
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

/** Writes a restriction as the list above does, because "nut free" has to bind like "Nut-Free". */
export function spellRestriction(written: string): string {
  return DIETARY_RESTRICTIONS.find((known) => lettersOf(known) === lettersOf(written)) ?? written;
}

const lettersOf = (text: string): string => text.toLowerCase().replaceAll(/[^\p{L}]/gu, '');
