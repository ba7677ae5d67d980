import { accept } from '../acceptance/accept.js';
import type { Attempt, ProposalEngine } from '../proposals/engine.js';
import { MAX_SHARED_WEIGHT } from '../proposals/existing-recipes.js';
import type { GenerationOrder } from '../proposals/order.js';
import type { Proposal } from '../proposals/proposal.js';
import { isRefused, type Refused, refuse } from '../proposals/refused.js';
import type { Draft } from './draft.js';
import { Kitchen, NothingFits } from './kitchen.js';
import type { Pattern } from './pattern.js';
import { PATTERNS } from './patterns/index.js';
import { settleAmounts } from './portions.js';
import { Random } from './random.js';
import { toProposal } from './to-proposal.js';
import { hasWordTwice } from './words.js';

/** An order that no dish meets is given up after this many patterns, which bounds the work for one recipe. */
const MAX_TURNS = 60;
/** How often a pattern is tried before the next has its turn. */
const TRIES_OF_TURN = 12;
/** Of so many acceptable dishes of one pattern, the one that is least like the others is taken. */
const CANDIDATES = 3;

/**
 * Builds recipes from patterns of dishes and foods that go together. It knows the rules by which proposals are
 * accepted, so that it hands over only what is.
 */
export class Composer implements ProposalEngine {
  async propose(order: GenerationOrder, attempt: Attempt): Promise<Proposal | Refused> {
    return compose(order, attempt);
  }
}

export function compose(
  order: GenerationOrder,
  { seed, place, existing }: Pick<Attempt, 'seed' | 'place' | 'existing'>,
): Proposal | Refused {
  const suitable = PATTERNS.filter(
    ({ mealTypes }) =>
      order.mealTypes.length === 0 || mealTypes.some((type) => order.mealTypes.includes(type)),
  );
  // Every recipe of a job begins with another pattern, so that each pattern has its share.
  const turns = new Random(seed).shuffled(
    suitable.flatMap((pattern) => Array<Pattern>(pattern.weight).fill(pattern)),
  );
  const reasons = new Map<string, number>();
  for (let turn = 0; turn < MAX_TURNS && turns.length > 0; turn += 1) {
    const pattern = turns[(place + turn) % turns.length] as Pattern;
    let best: { proposal: Proposal; shared: number } | null = null;
    for (let tries = 0, found = 0; tries < TRIES_OF_TURN && found < CANDIDATES; tries += 1) {
      const proposal = propose(pattern, order, new Random(seed, place, turn, tries));
      if (!proposal) continue;
      const outcome = accept(proposal, order, existing);
      if (isRefused(outcome)) {
        reasons.set(outcome.reason, (reasons.get(outcome.reason) ?? 0) + 1);
        continue;
      }
      found += 1;
      const shared = existing.nearest(outcome.content.ingredients)?.shared ?? 0;
      if (!best || shared < best.shared) best = { proposal, shared };
    }
    if (best) return best.proposal;
  }
  return refuse('impossible', reasonOf(reasons));
}

function propose(pattern: Pattern, order: GenerationOrder, random: Random): Proposal | null {
  const draft = draftOf(pattern, new Kitchen(order, random));
  if (!draft || hasWordTwice(draft.name)) return null;
  const minutes = draft.prepTimeMinutes + draft.cookTimeMinutes + (draft.restTimeMinutes ?? 0);
  if (minutes > (order.maxPrepTime ?? Number.POSITIVE_INFINITY)) return null;
  const amounts = settleAmounts(draft, order, random);
  return amounts && toProposal(draft, amounts);
}

function draftOf(pattern: Pattern, kitchen: Kitchen): Draft | null {
  try {
    return pattern.compose(kitchen);
  } catch (error) {
    if (error instanceof NothingFits) return null;
    throw error;
  }
}

function reasonOf(reasons: ReadonlyMap<string, number>): string {
  const alike = [...reasons].filter(
    ([reason]) => reason.includes('same foods') || reason.includes('already'),
  );
  return alike.length > 0
    ? `Every dish that meets this shares more than ${MAX_SHARED_WEIGHT * 100} % of its weight with one that exists`
    : 'No dish that the composer knows meets this';
}
