import type { YesNoRule } from './rule.js';

/** A recipe for several servings is made whole if little of it would be left. It changes what is cooked, never what is eaten. */
export const wholeRecipes = {
  field: 'wholeRecipes',
  kind: 'yesNo',
  default: true,
  isAbsentInOldPlans: true,
  description:
    'Whether recipes for several servings are cooked whole where at most a quarter would be left (the default of a request for a plan). A plan without it cooks exactly what is eaten',
  form: {
    section: 'week',
    label: 'Cook whole recipes where little would be left',
    hint: 'A recipe for 4 is made whole if 3 or more servings are eaten. The plan names what is left.',
  },
  title: 'Whole recipes',
  inSentence: 'whether whole recipes are cooked',
  refusal: null,
} as const satisfies YesNoRule;
