import { MEAL_TYPES } from '../../recipes/index.js';
import type { Proposal } from '../proposals/proposal.js';

const BOUNDS = {
  nameCharacters: { least: 4, most: 100 },
  descriptionCharacters: { least: 20, most: 500 },
  cuisineCharacters: { least: 2, most: 50 },
  stepCharacters: { least: 5, most: 600 },
  ingredientCharacters: { least: 2, most: 120 },
  ingredients: { least: 2, most: 25 },
  steps: { least: 2, most: 15 },
  servings: { least: 1, most: 16 },
  activeMinutes: { least: 1, most: 480 },
  restMinutes: { least: 0, most: 2880 },
};

type Bound = { least: number; most: number };

/** Recipes are plain text. Markup, addresses, and control characters are no part of one. */
const NO_TEXT = /[<>{}\\`]|\p{Cc}|\p{Co}|https?:|www\.|\p{L}\.(?:com|net|org)\b/iu;

const liesIn = (value: number, { least, most }: Bound) => value >= least && value <= most;

/** Says what keeps a proposal from having the form of a recipe, or returns null. */
export function malformedIn(proposal: Proposal): string | null {
  return wrongText(proposal) ?? wrongCount(proposal) ?? wrongTime(proposal);
}

function wrongText({ name, description, cuisine, ingredients, steps }: Proposal): string | null {
  const texts: [what: string, text: string, bound: Bound][] = [
    ['The name', name, BOUNDS.nameCharacters],
    ['The description', description, BOUNDS.descriptionCharacters],
    ...(cuisine === null
      ? []
      : ([['The cuisine', cuisine, BOUNDS.cuisineCharacters]] as [string, string, Bound][])),
    ...ingredients.flatMap(({ name: food, note }, at): [string, string, Bound][] => [
      [`Ingredient ${at + 1}`, food, BOUNDS.ingredientCharacters],
      ...(note
        ? [[`The note of ingredient ${at + 1}`, note, BOUNDS.ingredientCharacters] as [string, string, Bound]]
        : []),
    ]),
    ...steps.map((step, at): [string, string, Bound] => [`Step ${at + 1}`, step, BOUNDS.stepCharacters]),
  ];
  for (const [what, text, bound] of texts) {
    if (!liesIn(text.trim().length, bound)) return `${what} has ${text.trim().length} characters`;
    if (NO_TEXT.test(text)) return `${what} contains what is no plain text`;
  }
  return null;
}

function wrongCount({ ingredients, steps, servings, mealTypes }: Proposal): string | null {
  if (!liesIn(ingredients.length, BOUNDS.ingredients)) return `There are ${ingredients.length} ingredients`;
  if (!liesIn(steps.length, BOUNDS.steps)) return `There are ${steps.length} steps`;
  if (!Number.isInteger(servings) || !liesIn(servings, BOUNDS.servings))
    return `It is for ${servings} servings`;
  if (mealTypes.length === 0 || mealTypes.some((type) => !MEAL_TYPES.includes(type)))
    return 'It is for no meal';
  return null;
}

function wrongTime({ prepTimeMinutes, cookTimeMinutes, restTimeMinutes }: Proposal): string | null {
  const times = [prepTimeMinutes, cookTimeMinutes, restTimeMinutes];
  const isSensible =
    times.every((minutes) => Number.isInteger(minutes) && minutes >= 0) &&
    liesIn(prepTimeMinutes + cookTimeMinutes, BOUNDS.activeMinutes) &&
    liesIn(restTimeMinutes, BOUNDS.restMinutes);
  return isSensible ? null : `It takes ${times.join(', ')} minutes of preparing, cooking, and resting`;
}
