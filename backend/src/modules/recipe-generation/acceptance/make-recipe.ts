import type { RecipeContent } from '../../recipes/index.js';
import type { Attempt, ProposalEngine } from '../proposals/engine.js';
import type { GenerationOrder } from '../proposals/order.js';
import { withPrompt } from '../proposals/prompted-order.js';
import { isRefused, type Refused } from '../proposals/refused.js';
import { accept } from './accept.js';

/** An engine may try again this often after a proposal was sent back. */
const MAX_TRIES = 2;

/**
 * Has an engine make one recipe. A proposal that is not accepted is sent back once with the reason, and an engine that
 * refuses by itself is not asked again. The caller adds what is made to the existing recipes.
 */
export async function makeRecipe(
  engine: ProposalEngine,
  ordered: GenerationOrder,
  attempt: Omit<Attempt, 'sentBack'>,
): Promise<{ content: RecipeContent } | Refused> {
  const order = withPrompt(ordered);
  let sentBack: Refused | null = null;
  for (let tries = 1; ; tries += 1) {
    const proposal = await engine.propose(order, { ...attempt, sentBack });
    if (isRefused(proposal)) return proposal;
    const outcome = accept(proposal, order, attempt.existing);
    if (!isRefused(outcome) || tries === MAX_TRIES) return outcome;
    sentBack = outcome;
  }
}
