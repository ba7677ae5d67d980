import { setImmediate as nextTurn } from 'node:timers/promises';
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
import { Wishes } from './wishes.js';
import { hasWordTwice } from './words.js';

/** An order that no dish meets is given up after this many patterns, which bounds the work for one recipe. */
const MAX_TURNS = 60;
/** The number of tries with one pattern before the next has its turn. */
const TRIES_OF_TURN = 12;
/** The composer makes so many acceptable dishes of one pattern, and takes the one that is least like the others. */
const CANDIDATES = 3;
/**
 * With wishes it makes so many, and takes the one that meets most words of a prompt, unless an earlier one meets them
 * all.
 */
const CANDIDATES_FOR_WISHES = 40;

/** A name that begins like others counts as much as this share of common weight. */
const COST_OF_BEGINNING = 0.15;
const MAX_COUNTED_BEGINNINGS = 3;

/**
 * Builds recipes from patterns of dishes and foods that go together. It knows the rules by which proposals are
 * accepted, so that it hands over only what is.
 */
export class Composer implements ProposalEngine {
  async propose(order: GenerationOrder, attempt: Attempt): Promise<Proposal | Refused> {
    const wishes = new Wishes(order);
    const turns = turnsOf(order, attempt.seed, wishes);
    const candidates: Candidate[] = [];
    const reasons: string[] = [];
    const enough = wishes.words.length > 0 ? CANDIDATES_FOR_WISHES : 1;
    const isDone = () =>
      candidates.length >= enough || candidates.some(({ met }) => met === wishes.words.length);
    for (let turn = 0; turn < MAX_TURNS && !isDone(); turn += 1) {
      const pattern = turns[(attempt.place + turn) % turns.length];
      if (!pattern) break;
      candidates.push(...(await candidatesOf(pattern, { order, attempt, turn, wishes, reasons })));
    }
    const [best] = candidates.toSorted((a, b) => b.met - a.met || a.cost - b.cost);
    return best?.proposal ?? refuse('impossible', reasonOf(reasons));
  }
}

interface Candidate {
  proposal: Proposal;
  /** The number of words of the prompt that it meets. */
  met: number;
  /** Its likeness to existing recipes. */
  cost: number;
}

/** Every recipe of a job begins with another pattern, so that each has its share. A prompt may name patterns. */
function turnsOf({ mealTypes }: GenerationOrder, seed: number, wishes: Wishes): Pattern[] {
  const suitable = PATTERNS.filter(
    (pattern) => mealTypes.length === 0 || pattern.mealTypes.some((type) => mealTypes.includes(type)),
  );
  const named = suitable.filter(({ called }) => wishes.countIn(called) > 0);
  return new Random(seed).shuffled(
    (named.length > 0 ? named : suitable).flatMap((pattern) => Array<Pattern>(pattern.weight).fill(pattern)),
  );
}

interface Turn {
  order: GenerationOrder;
  attempt: Attempt;
  turn: number;
  wishes: Wishes;
  /** Takes the reasons why dishes were not accepted. */
  reasons: string[];
}

/**
 * Returns the first acceptable dishes of a pattern. Other requests run between any two tries, because an order that
 * nothing meets takes the most of them.
 */
async function candidatesOf(
  pattern: Pattern,
  { order, attempt, turn, wishes, reasons }: Turn,
): Promise<Candidate[]> {
  const { seed, place, existing, signal } = attempt;
  const found: Candidate[] = [];
  for (let tries = 0; tries < TRIES_OF_TURN && found.length < CANDIDATES; tries += 1) {
    await nextTurn();
    signal.throwIfAborted();
    const proposal = propose(pattern, order, wishes, new Random(seed, place, turn, tries));
    if (!proposal) continue;
    const outcome = accept(proposal, order, existing);
    if (isRefused(outcome)) {
      reasons.push(outcome.refused);
      continue;
    }
    const shared = existing.nearest(outcome.content.ingredients)?.shared ?? 0;
    const beginnings = Math.min(existing.countBeginningLike(proposal.name), MAX_COUNTED_BEGINNINGS);
    found.push({ proposal, met: wishes.countMet(proposal), cost: shared + COST_OF_BEGINNING * beginnings });
  }
  return found;
}

function propose(pattern: Pattern, order: GenerationOrder, wishes: Wishes, random: Random): Proposal | null {
  const draft = draftOf(pattern, new Kitchen(order, random, wishes.foods));
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

const reasonOf = (reasons: readonly string[]): string =>
  reasons.includes('tooAlike')
    ? `Every dish that meets this shares more than ${MAX_SHARED_WEIGHT * 100} % of its weight with one that exists`
    : 'No dish that the composer knows meets this';
