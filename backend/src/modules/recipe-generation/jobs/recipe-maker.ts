import type { GeneratedRecipes, KeptPicture, RecipeContent } from '../../recipes/index.js';
import { type Acceptable, makeRecipe, type Unmade } from '../acceptance/make-recipe.js';
import { EngineFailure } from '../engine-failure.js';
import type { OpenedEngine } from '../engines.js';
import type { ExistingRecipes } from '../proposals/existing-recipes.js';
import { isRefused, type Refused } from '../proposals/refused.js';
import type { GenerationJob } from './generation-job.entity.js';
import type { MovementNotes } from './movement-notes.js';
import type { OutcomeKeeper } from './outcome-keeper.js';
import type { Spending } from './spending.js';

/** The state that the recipes of one run share. */
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

/** After so many recipes in a row for which the engine gave no answer at all, there is no use in asking for more. */
const MAX_FAILURES_IN_A_ROW = 8;

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
    try {
      const unmade = await this.makeOrRefuse(number);
      if (unmade) await this.keeper.keepFailed(this.place(number), unmade);
      this.failuresInARow = 0;
    } catch (error) {
      if (!(error instanceof EngineFailure) || error.isFinal) throw error;
      await this.keeper.keepFailed(this.place(number), { name: null, reason: error.message });
      this.failuresInARow += 1;
      if (this.failuresInARow >= MAX_FAILURES_IN_A_ROW) throw error;
    }
  }

  /** Returns null if the recipe was made. */
  private async makeOrRefuse(number: number): Promise<Unmade | null> {
    const { engine, job, existing, notes, stop } = this.run;
    const outcome = await makeRecipe(engine, job.asked, {
      ...{ seed: job.seed, place: number - 1, existing, signal: stop },
      note: (step, name) => notes.take(step, name),
      keep: (made) => this.keep(number, made),
    });
    return isRefused(outcome) ? outcome : null;
  }

  private async keep(number: number, { content, refusedBeside }: Acceptable): Promise<Refused | null> {
    const { notes, readAt } = this.run;
    const picture = await this.paint(content);
    notes.take('storing', content.name);
    return this.keeper.keepMade(this.place(number), content, { picture, readAt, refusedBeside });
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
