import type { ChoicesRule } from './rule.js';

/** Every recipe has all of these tags. */
export const dietaryTags = {
  field: 'dietaryTags',
  kind: 'choices',
  choices: 'dietaryTags',
  default: [],
  description: 'Every recipe has all of these tags',
  form: { section: 'diet', label: 'Dietary tags' },
  title: 'Diet',
  inSentence: 'the diet',
  refusal: { check: 'dietaryTags', reason: 'There are not enough recipes with these dietary tags.' },
  waysOut: (asked) =>
    asked.map((tag) => [{ label: `Not only ${tag} recipes`, value: asked.filter((each) => each !== tag) }]),
} as const satisfies ChoicesRule<'dietaryTags'>;
