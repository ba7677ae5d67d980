import { AppError } from '../../../platform/errors/app-error.js';

export class OwnRatingError extends AppError {
  readonly code = 'own_rating';
  readonly status = 409;

  constructor() {
    super('This is your own review, so you cannot vote on it.');
  }
}

export class OwnRecipeError extends AppError {
  readonly code = 'own_recipe';
  readonly status = 409;

  constructor() {
    super('This is your own recipe, so you cannot rate it.');
  }
}
