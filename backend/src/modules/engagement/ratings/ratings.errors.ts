import { AppError } from '../../../platform/errors/app-error.js';

export class OwnRatingError extends AppError {
  readonly code = 'own_rating';
  readonly status = 409;

  constructor() {
    super('This is your own review: whether it helps is for others to say.');
  }
}

export class OwnRecipeError extends AppError {
  readonly code = 'own_recipe';
  readonly status = 409;

  constructor() {
    super('This is your own recipe: how many stars it gets is for others to say.');
  }
}
