import { AppError } from '../../platform/errors/app-error.js';
import type { Refusal } from './generation/plan-generator.js';

/** The request was understood but cannot be met. `details` says what prevents it and what would help. */
export class PlanImpossibleError extends AppError {
  readonly code: 'plan_impossible' | 'plan_not_found';
  readonly status = 422;

  constructor(refusal: Refusal) {
    super(
      refusal.proven
        ? 'No plan can meet all of this with the recipes available.'
        : 'We found no plan that meets all of this in time. There may be one.',
      { details: refusal },
    );
    this.code = refusal.proven ? 'plan_impossible' : 'plan_not_found';
  }
}

export class TooManyPlansError extends AppError {
  readonly code = 'generator_busy';
  readonly status = 503;

  constructor(retryAfterSeconds: number) {
    super('Many plans are being made right now. Please try again in a moment.', { retryAfterSeconds });
  }
}
