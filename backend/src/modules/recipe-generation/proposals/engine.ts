import type { ExistingRecipes } from './existing-recipes.js';
import type { GenerationOrder } from './order.js';
import type { Proposal } from './proposal.js';
import type { Refused } from './refused.js';

/** One try for one recipe of a job. */
export interface Attempt {
  /** The same seed and place give the same proposal, as long as the same recipes exist. */
  seed: number;
  /** The index of the recipe within the job, from 0. */
  place: number;
  /** Why the previous proposal for this place was sent back, or null at the first try. */
  sentBack: Refused | null;
  /** Recipes from which the proposal must differ. */
  existing: ExistingRecipes;
  signal: AbortSignal;
}

/** Proposes recipes. Its proposals are checked like any other input. */
export interface ProposalEngine {
  propose(order: GenerationOrder, attempt: Attempt): Promise<Proposal | Refused>;
}
