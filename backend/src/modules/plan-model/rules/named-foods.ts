import type { FoodsRule } from './rule.js';

export const MAX_CHARACTERS_OF_FOOD = 60;

const WORDS = { kind: 'foods', maxWords: 30, maxCharacters: MAX_CHARACTERS_OF_FOOD, default: [] } as const;

/** Foods that the customer does not eat. */
export const excludedFoods = {
  ...WORDS,
  field: 'excludedFoods',
  description: 'Excluded foods, in plain words',
  form: {
    section: 'diet',
    label: 'Excluded foods',
    hint: 'Separate them with commas: mushrooms, olives, pork',
  },
  title: 'Excluded foods',
  inSentence: 'excluded foods',
  refusal: { check: 'excludedFoods', reason: 'Too few recipes are left without the excluded foods.' },
  waysOut: (asked) =>
    asked.map((food) => [{ label: `Allow ${food.name}`, value: asked.filter((each) => each !== food) }]),
} as const satisfies FoodsRule;

/** Foods that are preferred if that costs nothing else. No plan promises them. */
export const likedFoods = {
  ...WORDS,
  field: 'likedFoods',
  isAbsentInOldPlans: true,
  description: 'Preferred foods, in plain words; not guaranteed',
  form: {
    section: 'diet',
    label: 'Liked foods',
    hint: 'Recipes with them come more often: chicken, rice, berries',
  },
  title: 'Liked foods',
  inSentence: 'liked foods',
  refusal: null,
} as const satisfies FoodsRule;
