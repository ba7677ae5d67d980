import { AppError } from '../../../platform/errors/app-error.js';

export class JobUnderWayError extends AppError {
  readonly code = 'job_under_way';
  readonly status = 409;

  constructor() {
    super('This job is still under way.');
  }
}

export class NothingToRetryError extends AppError {
  readonly code = 'nothing_to_retry';
  readonly status = 409;

  constructor() {
    super('Every recipe of this job was made.');
  }
}

export class TooManyJobsError extends AppError {
  readonly code = 'too_many_jobs';
  readonly status = 409;

  constructor(most: number) {
    super(`At most ${most} jobs of yours can wait. Please wait until one has ended, or cancel one.`);
  }
}
