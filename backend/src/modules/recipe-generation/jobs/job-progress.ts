import { after } from '../../../platform/clock/clock.js';

import type { JobRow } from './generation-job.queries.js';

/** Fewer recipes than this say too little about how long the others take. */
const MIN_SETTLED_TO_ESTIMATE = 5;

export const PROGRESS_STEPS = [
  'starting',
  'generating',
  'validating',
  'images',
  'storing',
  'complete',
  'failed',
] as const;

export type ProgressStep = (typeof PROGRESS_STEPS)[number];

/** A canceled job is one that has failed, because callers stop asking at these two steps only. */
export function stepOf({ status, step }: Pick<JobRow, 'status' | 'step'>): ProgressStep {
  if (status === 'waiting') return 'starting';
  if (status === 'running') return step;
  return status === 'complete' ? 'complete' : 'failed';
}

/** Rounds down, so that 100 means that every recipe was made or has failed. */
export const percentageOf = ({ completed, failed, total }: Pick<JobRow, 'completed' | 'failed' | 'total'>) =>
  Math.floor(((completed + failed) * 100) / total);

type Timed = Pick<
  JobRow,
  'status' | 'startedAt' | 'settledBefore' | 'completed' | 'failed' | 'total' | 'endedAt'
>;

/** Returns when the job will end at the pace of this round, or null as long as too little is known. */
export function estimateEnd(job: Timed, now: Date): Date | null {
  if (job.endedAt) return job.endedAt;
  const settled = job.completed + job.failed - job.settledBefore;
  if (job.status !== 'running' || !job.startedAt || settled < MIN_SETTLED_TO_ESTIMATE) return null;
  const each = (now.getTime() - job.startedAt.getTime()) / settled;
  return after(now, each * (job.total - job.completed - job.failed));
}

/** Says in words what happens at a step. */
export function stepName(
  job: Pick<JobRow, 'status' | 'step' | 'madeBy' | 'model' | 'failed'>,
  paints: boolean,
): string {
  const step = stepOf(job);
  if (job.status === 'waiting') return 'Waiting for its turn';
  if (job.status === 'cancelled') return 'Canceled';
  return { ...STEP_NAMES, generating: generatingName(job), images: imagesName(paints) }[step];
}

const STEP_NAMES: Record<Exclude<ProgressStep, 'generating' | 'images'>, string> = {
  starting: 'Reading the recipes that exist',
  validating: 'Checking foods, numbers, and likeness',
  storing: 'Adding to the review queue',
  complete: 'Done',
  failed: 'Failed',
};

const generatingName = ({ madeBy, model }: Pick<JobRow, 'madeBy' | 'model'>) =>
  madeBy === 'model' ? `Asking ${model ?? 'the language model'}` : 'Composing from dishes and foods';

const imagesName = (paints: boolean) =>
  paints ? 'Making a picture' : 'No picture: no image model is set up, so recipes show a drawing';
