import type { YesNoRule } from './rule.js';

/** No recipe contains both. */
export const keepsMeatApartFromDairy = {
  field: 'keepsMeatApartFromDairy',
  kind: 'yesNo',
  default: false,
  isAbsentInOldPlans: true,
  description: 'No recipe combines both',
  form: {
    section: 'diet',
    label: 'Keep meat and dairy apart',
    hint: 'No recipe combines both, as kosher rules require.',
  },
  title: 'Keep meat and dairy apart',
  inSentence: 'meat and dairy',
  refusal: {
    check: 'keepsMeatApartFromDairy',
    reason: 'There are not enough recipes that keep meat and dairy apart.',
  },
  waysOut: () => [[{ label: 'Allow meat and dairy in one recipe', value: false }]],
} as const satisfies YesNoRule;
