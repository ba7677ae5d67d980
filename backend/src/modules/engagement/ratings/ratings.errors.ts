import { AppError } from '../../../platform/errors/app-error.js';

export class OwnRatingError extends AppError {
  readonly code = 'own_rating';
  readonly status = 409;

  constructor() {
    super('This is your own review: whether it helps is for others to say.');
  }
}
