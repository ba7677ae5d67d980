import type { RecipeStep } from './generation-job.entity.js';
import type { GenerationJobQueries } from './generation-job.queries.js';

const EVERY_MS = 500;

/**
 * Writes down where a job is, at most twice a second. Skipped steps are lost, because pages show only the
 * latest.
 */
export class MovementNotes {
  private notedAt = Number.NEGATIVE_INFINITY;
  private last: Promise<void> = Promise.resolve();

  constructor(
    private readonly queries: GenerationJobQueries,
    private readonly jobId: string,
    private readonly worker: string,
  ) {}

  take(step: RecipeStep, name: string | null = null): void {
    if (performance.now() - this.notedAt < EVERY_MS) return;
    this.notedAt = performance.now();
    // A note that cannot be written is not worth failing for, and the next statement of the job fails anyway.
    this.last = this.queries.note(this.jobId, this.worker, { step, name }).catch(() => {});
  }

  /** Waits for the last note. */
  end(): Promise<void> {
    return this.last;
  }
}
