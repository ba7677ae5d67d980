import type { GeneratedRecipes, KeptPicture, RecipeContent } from '../../recipes/index.js';
import { accept } from '../acceptance/accept.js';
import { EngineFailure } from '../engine-failure.js';
import type { OpenedEngine } from '../engines.js';
import type { ExistingRecipes } from '../proposals/existing-recipes.js';
import { isRefused, type Refused } from '../proposals/refused.js';
import type { GenerationJob } from './generation-job.entity.js';
import type { MovementNotes } from './movement-notes.js';
import type { OutcomeKeeper } from './outcome-keeper.js';
import type { Spending } from './spending.js';

/** What the recipes of one run share. */
export interface Run extends OpenedEngine {
  job: GenerationJob;
  worker: string;
  existing: ExistingRecipes;
  /** When the existing recipes were read. */
  readAt: Date;
  notes: MovementNotes;
  spending: Spending;
  stop: AbortSignal;
}

/** A proposal is sent back once. */
const TRIES = 2;

/** After so many recipes in a row for which the engine gave no answer at all, there is no use in asking for more. */
const MAX_FAILURES_IN_A_ROW = 8;

interface Refusal {
  /** The name of the proposal, or null if there was none. */
  name: string | null;
  refused: Refused | EngineFailure;
}

/** Makes the recipes of a run one by one: proposed, checked, and kept, or failed with a reason. */
export class RecipeMaker {
  private failuresInARow = 0;

  constructor(
    private readonly run: Run,
    private readonly keeper: OutcomeKeeper,
    private readonly recipes: GeneratedRecipes,
  ) {}

  /** Throws an EngineFailure if all further recipes would fail, too. */
  async make(number: number): Promise<void> {
    let refusal: Refusal | null = null;
    for (let tries = 0; tries < TRIES; tries += 1) {
      const sentBack = refusal && !(refusal.refused instanceof EngineFailure) ? refusal.refused : null;
      refusal = await this.attempt(number, sentBack);
      if (!refusal || isHopeless(refusal)) break;
      if (refusal.refused instanceof EngineFailure && refusal.refused.isFinal) throw refusal.refused;
    }
    if (!refusal) {
      this.failuresInARow = 0;
      return;
    }
    const { name, refused } = refusal;
    const isFailure = refused instanceof EngineFailure;
    await this.keeper.keepFailed(this.place(number), {
      name,
      reason: isFailure ? refused.message : refused.reason,
    });
    this.failuresInARow = isFailure ? this.failuresInARow + 1 : 0;
    if (isFailure && this.failuresInARow >= MAX_FAILURES_IN_A_ROW) throw refused;
  }

  /** Returns null if the recipe was made. */
  private async attempt(number: number, sentBack: Refused | null): Promise<Refusal | null> {
    const { engine, job, existing, notes, stop } = this.run;
    notes.take('generating');
    const attempt = { seed: job.seed, place: number - 1, sentBack, existing, signal: stop };
    const proposal = await engine.propose(job.asked, attempt).catch((error) => {
      if (error instanceof EngineFailure) return error;
      throw error;
    });
    if (proposal instanceof EngineFailure || isRefused(proposal)) return { name: null, refused: proposal };
    const { name } = proposal;
    notes.take('validating', name);
    const accepted = accept(proposal, job.asked, existing);
    if (isRefused(accepted)) return { name, refused: accepted };
    const { content } = accepted;
    // Other recipes of this run are in the making, so it counts as existing before it is kept.
    existing.add(content);
    const picture = await this.paint(content);
    notes.take('storing', name);
    const alike = await this.keeper.keepMade(this.place(number), content, {
      picture,
      readAt: this.run.readAt,
      refusedBeside: (others) => {
        const again = accept(proposal, job.asked, others);
        return isRefused(again) ? again : null;
      },
    });
    return alike && { name, refused: alike };
  }

  /** A picture that cannot be made or is none does not keep a recipe from being made. */
  private async paint(content: RecipeContent): Promise<KeptPicture | null> {
    const { painter, job, notes, stop } = this.run;
    notes.take('images', content.name);
    if (!painter) return null;
    try {
      const picture = await painter.paint(content, stop);
      return picture && (await this.recipes.keepPicture(job.id, picture));
    } catch {
      stop.throwIfAborted();
      return null;
    }
  }

  private place(number: number) {
    const { job, worker, spending } = this.run;
    return { jobId: job.id, worker, number, spending };
  }
}

/** What an order makes impossible stays so, and another try would only take time. */
const isHopeless = ({ refused }: Refusal) =>
  !(refused instanceof EngineFailure) && refused.refused === 'impossible';
