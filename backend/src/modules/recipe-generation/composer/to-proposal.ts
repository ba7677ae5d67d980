import { foods } from '../../foods/index.js';
import type { Proposal, ProposedIngredient } from '../proposals/proposal.js';
import { measured } from './amounts.js';
import type { Draft, Part } from './draft.js';

/** Lists the ingredients in the order in which the steps use them. */
export function toProposal({ parts, ...draft }: Draft, amounts: readonly number[]): Proposal {
  const text = draft.steps.join('\n').toLowerCase();
  const placed = parts.map((part, at) => ({
    place: placeIn(text, part.said.toLowerCase()),
    ingredient: ingredientOf(part, amounts[at] ?? 0, draft.servings),
  }));
  return {
    ...draft,
    restTimeMinutes: draft.restTimeMinutes ?? 0,
    ingredients: placed.toSorted((a, b) => a.place - b.place).map(({ ingredient }) => ingredient),
  };
}

/** Names are whole words: the place of "rice" is not that of "rice vinegar". */
function placeIn(text: string, said: string): number {
  const place = text.search(
    new RegExp(`\\b${said.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')}\\b(?! (?:vinegar|noodles))`),
  );
  return place < 0 ? text.length : place;
}

function ingredientOf(part: Part, perServing: number, servings: number): ProposedIngredient {
  const whole = measured(part, perServing, servings);
  if (!whole) throw new Error(`${perServing} ${part.unit} of ${part.food} cannot be measured`);
  return {
    amount: whole.amount,
    unit: whole.unit,
    name: foods.get(part.food)?.name ?? part.food,
    note: part.note,
  };
}
