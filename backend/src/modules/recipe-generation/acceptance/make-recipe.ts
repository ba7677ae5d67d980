import type { RecipeContent } from '../../recipes/index.js';
import { EngineFailure } from '../engine-failure.js';
import type { Attempt, ProposalEngine } from '../proposals/engine.js';
import type { ExistingRecipes } from '../proposals/existing-recipes.js';
import type { GenerationOrder } from '../proposals/order.js';
import type { Proposal } from '../proposals/proposal.js';
import { isRefused, type Refused } from '../proposals/refused.js';
import { accept } from './accept.js';

/** A recipe that is accepted and not kept yet. */
export interface Acceptable {
  proposal: Proposal;
  content: RecipeContent;
  /** Checks the recipe once more, beside other recipes. */
  refusedBeside: (others: ExistingRecipes) => Refused | null;
}

export interface Unmade extends Refused {
  /** The name of the last proposal, or null if there was none. */
  name: string | null;
}

interface Making extends Omit<Attempt, 'sentBack'> {
  /** Is told before an engine is asked, and with a name before its proposal is checked. */
  note?: (step: 'generating' | 'validating', name?: string) => void;
  /** Keeps the recipe, or returns why it cannot be kept. */
  keep: (made: Acceptable) => Promise<Refused | null>;
}

/** An engine may try again this often after it has failed or its proposal was sent back. */
const MAX_TRIES = 2;

/**
 * Has an engine make one recipe, and is the only way from a proposal to a recipe. A proposal that is not
 * accepted is sent back once with the reason. An accepted recipe counts as existing before it is kept,
 * because others may be in the making. Throws an EngineFailure if the engine gives no answer at all.
 */
export async function makeRecipe(
  engine: ProposalEngine,
  order: GenerationOrder,
  making: Making,
): Promise<Acceptable | Unmade> {
  let sentBack: Refused | null = null;
  for (let tries = 1; ; tries += 1) {
    const outcome: Acceptable | Unmade | null = await made(engine, order, making, sentBack).catch((error) => {
      if (tries < MAX_TRIES && error instanceof EngineFailure && !error.isFinal) return null;
      throw error;
    });
    if (outcome && (!isRefused(outcome) || isHopeless(outcome) || tries === MAX_TRIES)) return outcome;
    sentBack = outcome;
  }
}

/** An impossible order stays impossible, so another try would only take time. */
const isHopeless = ({ refused }: Refused) => refused === 'impossible';

async function made(
  engine: ProposalEngine,
  order: GenerationOrder,
  { note, keep, ...attempt }: Making,
  sentBack: Refused | null,
): Promise<Acceptable | Unmade> {
  note?.('generating');
  const proposal = await engine.propose(order, { ...attempt, sentBack });
  if (isRefused(proposal)) return { ...proposal, name: null };
  const { name } = proposal;
  note?.('validating', name);
  const accepted = accept(proposal, order, attempt.existing);
  if (isRefused(accepted)) return { ...accepted, name };
  attempt.existing.add(accepted.content);
  const refusedBeside = (others: ExistingRecipes) => {
    const again = accept(proposal, order, others);
    return isRefused(again) ? again : null;
  };
  const acceptable = { proposal, content: accepted.content, refusedBeside };
  const refused = await keep(acceptable);
  return refused ? { ...refused, name } : acceptable;
}
