import type { Proposal } from '../proposals/proposal.js';
import { type Refused, refuse } from '../proposals/refused.js';
import { proposedAnswer } from './proposed-answer.js';

/** The parts of a completion that matter, which any server may fill as it likes. */
export interface Completion {
  choices?: {
    finish_reason?: string | null;
    message?: { content?: string | null; refusal?: string | null } | null;
  }[];
}

/**
 * Reads what a model answered. Nothing of an answer that is not as it should be goes any further. The server knows the
 * key of this service, so it could put it into a text.
 */
export function readAnswer(
  completion: Completion | null | undefined,
  key: string | null,
): Proposal | Refused {
  const choice = completion?.choices?.[0];
  if (choice?.message?.refusal) return refuse('malformed', 'The model declined to propose a recipe');
  if (choice?.finish_reason === 'length') return refuse('malformed', 'The answer of the model was cut off');
  const json = parsed(choice?.message?.content ?? '');
  if (json === undefined) return refuse('malformed', 'The answer of the model was not valid JSON');
  if (key && JSON.stringify(json).includes(key))
    return refuse('malformed', 'The answer of the model repeats what is secret');
  const read = proposedAnswer.safeParse(json);
  if (read.success) return { ...read.data, mealTypes: [...new Set(read.data.mealTypes)] };
  return refuse(
    'malformed',
    `The answer of the model was not a recipe: ${faultIn(read.error.issues[0]?.path)}`,
  );
}

function parsed(content: string): unknown {
  try {
    return JSON.parse(content);
  } catch {
    return undefined;
  }
}

const FIELDS: Record<string, string> = {
  name: 'its name',
  description: 'its description',
  mealTypes: 'its meals',
  cuisine: 'its cuisine',
  servings: 'its servings',
  prepTimeMinutes: 'its preparation time',
  cookTimeMinutes: 'its cooking time',
  restTimeMinutes: 'its resting time',
  ingredients: 'its ingredients',
  steps: 'its steps',
};

/** Names the field, but repeats nothing of what the model wrote in it. */
const faultIn = (path: readonly PropertyKey[] = []): string =>
  `${FIELDS[String(path[0] ?? '')] ?? 'its form'} cannot be used`;
