import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { Clock, seconds } from '../../../platform/clock/clock.js';
import { GeneratedRecipes } from '../../recipes/index.js';
import { EngineFailure } from '../engine-failure.js';
import { Engines } from '../engines.js';
import { ExistingRecipes } from '../proposals/existing-recipes.js';
import type { GenerationJob } from './generation-job.entity.js';
import { GenerationJobQueries } from './generation-job.queries.js';
import { GenerationJobRepository } from './generation-job.repository.js';
import { MovementNotes } from './movement-notes.js';
import { JobLostError, OutcomeKeeper } from './outcome-keeper.js';
import { RecipeMaker } from './recipe-maker.js';
import { Spending } from './spending.js';

/** The result of a run that remains to be saved, and the reason if the job cannot go on. */
export interface EndOfRun {
  spending: Spending;
  problem: string | null;
}

/** A run begins no further recipe after this time, so that the jobs of other admins get a worker. */
const RUN_MS = seconds(30);

/** The interval at which a run checks whether its job was canceled while an engine is busy. */
const CHECK_EVERY_MS = seconds(2);

/** Makes recipes of a job that have no outcome yet, for a while. */
@Injectable()
export class RecipeMaking {
  constructor(
    private readonly engines: Engines,
    private readonly jobs: GenerationJobRepository,
    private readonly queries: GenerationJobQueries,
    private readonly recipes: GeneratedRecipes,
    private readonly keeper: OutcomeKeeper,
    private readonly clock: Clock,
  ) {}

  /** Ends early if the job is lost to another worker, was canceled, or has to stop. */
  async run(job: GenerationJob, worker: string, stopping: AbortSignal): Promise<EndOfRun> {
    const spending = new Spending();
    const over = new AbortController();
    const stop = AbortSignal.any([stopping, over.signal]);
    const notes = new MovementNotes(this.queries, job.id, worker);
    void this.watch(job.id, worker, over);
    let problem: string | null = null;
    try {
      const opened = await this.engines.open(job, spending);
      const readAt = this.clock.now();
      const existing = new ExistingRecipes(await this.recipes.listCompared());
      const run = { ...opened, job, worker, existing, readAt, notes, spending, stop };
      await this.makeAll(job, opened.atOnce, new RecipeMaker(run, this.keeper, this.recipes), over);
    } catch (error) {
      if (error instanceof EngineFailure) problem = error.message;
      else if (!(error instanceof JobLostError) && !isAbort(error)) throw error;
    } finally {
      over.abort();
      await notes.end();
    }
    return { spending, problem };
  }

  /** Makes several recipes at the same time. The first error stops the others. */
  private async makeAll(job: GenerationJob, atOnce: number, maker: RecipeMaker, over: AbortController) {
    const settled = await this.jobs.listSettled(job.id);
    const open = Array.from({ length: job.total }, (_, index) => index + 1).filter(
      (number) => !settled.has(number),
    );
    const line = open.values();
    const endsAt = performance.now() + RUN_MS;
    const errors: unknown[] = [];
    const makeSome = async () => {
      for (const number of line) {
        if (over.signal.aborted || performance.now() > endsAt) return;
        await maker.make(number);
        // The composer keeps the processor busy, and requests have to be answered in between.
        await nextTurn();
      }
    };
    const makers = Array.from({ length: atOnce }, () =>
      makeSome().catch((error) => {
        errors.push(error);
        over.abort();
      }),
    );
    await Promise.all(makers);
    if (errors.length > 0) throw errors[0];
  }

  /** Stops the engine when the job was canceled or lost, because its answers would be of no use. */
  private async watch(id: string, worker: string, over: AbortController): Promise<void> {
    const { signal } = over;
    try {
      while (!signal.aborted) {
        await wait(CHECK_EVERY_MS, undefined, { signal, ref: false });
        if (!(await this.queries.isRunBy(id, worker))) over.abort();
      }
    } catch {
      // The run is over, or the database is away, which the run notices by itself.
    }
  }
}

const isAbort = (error: unknown) => error instanceof Error && error.name === 'AbortError';
