import { allergenName } from '../../foods/index.js';
import type { ChoicesRule } from './rule.js';

/** Nothing in the plan contains any of these. */
export const excludedAllergens = {
  field: 'excludedAllergens',
  kind: 'choices',
  choices: 'allergens',
  default: [],
  description: 'No recipe contains any of them',
  form: { section: 'diet', label: 'Excluded allergens' },
  title: 'Excluded allergens',
  inSentence: 'excluded allergens',
  refusal: { check: 'excludedAllergens', reason: 'Too few recipes are left without the excluded allergens.' },
  waysOut: (asked) =>
    asked.map((allergen) => [
      { label: `Allow ${allergenName(allergen)}`, value: asked.filter((each) => each !== allergen) },
    ]),
} as const satisfies ChoicesRule<'allergens'>;
