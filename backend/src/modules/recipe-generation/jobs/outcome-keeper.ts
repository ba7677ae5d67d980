import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { after, Clock, minutes } from '../../../platform/clock/clock.js';
import { takeTurn } from '../../../platform/database/take-turn.js';
import { GeneratedRecipes, type KeptPicture, type RecipeContent } from '../../recipes/index.js';
import { ExistingRecipes } from '../proposals/existing-recipes.js';
import type { Refused } from '../proposals/refused.js';
import type { GenerationJob } from './generation-job.entity.js';
import { GenerationJobRepository } from './generation-job.repository.js';
import { type Failed, GenerationOutcome, type Made } from './generation-outcome.entity.js';
import type { Spending } from './spending.js';

/** The recipe of a job that a worker is about to keep. */
export interface Place {
  jobId: string;
  worker: string;
  /** Its place among the recipes of the job, from 1. */
  number: number;
  spending: Spending;
}

interface Making {
  picture: KeptPicture | null;
  /** When the existing recipes were read. */
  readAt: Date;
  /** Checks the recipe once more, beside other recipes. */
  refusedBeside: (others: ExistingRecipes) => Refused | null;
}

/** The job was canceled, or another worker has taken over. */
export class JobLostError extends Error {}

/** A transaction may commit this long after the moment that its recipe states as its creation. */
const MAX_TRANSACTION_MS = minutes(5);

/** Keeps what came of each recipe: the recipe, its outcome, and the count of the job in one transaction. */
@Injectable()
export class OutcomeKeeper {
  constructor(
    private readonly em: EntityManager,
    private readonly jobs: GenerationJobRepository,
    private readonly recipes: GeneratedRecipes,
    private readonly clock: Clock,
  ) {}

  /**
   * Adds a recipe to the review queue, or returns why not: jobs of other admins may have added one like it since the
   * existing recipes were read.
   */
  keepMade(
    place: Place,
    content: RecipeContent,
    { picture, readAt, refusedBeside }: Making,
  ): Promise<Refused | null> {
    return this.em.fork().transactional(async (em) => {
      await takeTurn(em, 'generated-recipes');
      const since = after(readAt, -MAX_TRANSACTION_MS);
      const others = new ExistingRecipes(await this.recipes.listGeneratedSince(since));
      const alike = refusedBeside(others);
      if (alike) return alike;
      const job = await this.lockJob(place);
      const { madeBy, adminId } = job;
      const recipe = await this.recipes.add(em, content, { madeBy, adminId, jobId: place.jobId, picture });
      // The outcome refers to the recipe, which the mapper does not know.
      await em.flush();
      const { id: recipeId, name } = recipe;
      this.settle(em, job, place, { recipeId, name, hasPicture: picture !== null });
      return null;
    });
  }

  keepFailed(place: Place, failed: Failed): Promise<void> {
    return this.em.fork().transactional(async (em) => {
      this.settle(em, await this.lockJob(place), place, failed);
    });
  }

  private settle(em: EntityManager, job: GenerationJob, { number, spending }: Place, outcome: Made | Failed) {
    const now = this.clock.now();
    const kept = new GenerationOutcome(job.id, number, outcome, now);
    em.persist(kept);
    job.count(kept, now);
    job.spend(spending.take());
  }

  private async lockJob({ jobId, worker }: Place): Promise<GenerationJob> {
    const job = await this.jobs.lock(jobId);
    if (!job?.isRunBy(worker)) throw new JobLostError();
    return job;
  }
}
