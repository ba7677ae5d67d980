import {
  Choice,
  Id,
  ListOf,
  Maybe,
  Moment,
  Part,
  Text,
  WholeNumber,
} from '../../../../platform/http/answers.js';
import { JOB_STATUSES, type JobStatus } from '../generation-job.entity.js';
import type { JobRow } from '../generation-job.queries.js';
import {
  estimateEnd,
  PROGRESS_STEPS,
  type ProgressStep,
  percentageOf,
  stepName,
  stepOf,
} from '../job-progress.js';

class StepProgressResponse {
  @Text({ example: 'Composing from dishes and foods' }) stepName: string;
  @WholeNumber() itemsProcessed: number;
  @WholeNumber() totalItems: number;
}

export const MAX_ERRORS = 100;

export class GenerationProgressResponse {
  @Id() jobId: string;

  @Choice(PROGRESS_STEPS, 'The step of the recipe that moved on last; a canceled job has failed')
  currentStep: ProgressStep;

  @Choice(JOB_STATUSES) status: JobStatus;
  @WholeNumber('How many recipes were made') completed: number;
  @WholeNumber('How many recipes could not be made') failed: number;
  @WholeNumber() totalRecipes: number;
  @WholeNumber('How much of the total was made or has failed') percentage: number;
  @Moment('When it began, or was asked for as long as it waits') startTime: string;
  @Maybe(Moment('Null until five recipes are done; when it ended, once it has')) estimatedCompletion:
    | string
    | null;
  @Maybe(Text()) currentRecipeName: string | null;
  @Part(StepProgressResponse) stepProgress: StepProgressResponse;
  @ListOf(Text(), `Why recipes have failed, the first ${MAX_ERRORS}; why the job has failed comes first`)
  errors: string[];

  constructor(job: JobRow, reasons: string[], { paints, now }: { paints: boolean; now: Date }) {
    this.jobId = job.id;
    this.currentStep = stepOf(job);
    this.status = job.status;
    this.completed = job.completed;
    this.failed = job.failed;
    this.totalRecipes = job.total;
    this.percentage = percentageOf(job);
    this.startTime = (job.startedAt ?? job.createdAt).toISOString();
    this.estimatedCompletion = estimateEnd(job, now)?.toISOString() ?? null;
    this.currentRecipeName = job.currentRecipeName;
    this.stepProgress = {
      stepName: stepName(job, paints),
      itemsProcessed: job.completed + job.failed,
      totalItems: job.total,
    };
    this.errors = [...(job.problem ? [job.problem] : []), ...reasons];
  }
}
