import { AppError } from '../../../platform/errors/app-error.js';

export class TooManyFeesError extends AppError {
  readonly code = 'too_many_fees';
  readonly status = 409;

  constructor(most: number) {
    super(`You have set ${most} fees for this customer, and no more can be kept.`);
  }
}
