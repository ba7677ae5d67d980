import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.js';
import { NotFoundError } from '../../../platform/errors/app-error.js';
import { Engines } from '../engines.js';
import { GenerationProgressResponse, MAX_ERRORS } from './dto/generation-progress.response.js';
import { GenerationJobQueries } from './generation-job.queries.js';

/** Answers the progress of a job, for which callers poll. */
@Injectable()
export class JobProgress {
  constructor(
    private readonly queries: GenerationJobQueries,
    private readonly engines: Engines,
    private readonly clock: Clock,
  ) {}

  async read(id: string): Promise<GenerationProgressResponse> {
    const job = await this.queries.find(id);
    if (!job) throw new NotFoundError('Job not found');
    const reasons = job.failed > 0 ? await this.queries.listReasons(id, MAX_ERRORS) : [];
    const paints = job.madeBy === 'model' && this.engines.offer.imageModel !== null;
    return new GenerationProgressResponse(job, reasons, { paints, now: this.clock.now() });
  }
}
