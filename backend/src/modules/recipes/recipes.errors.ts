import { AppError } from '../../platform/errors/app-error.js';

/** The author may still read the recipe, like everyone else. */
export class RecipeApprovedError extends AppError {
  readonly code = 'recipe_approved';
  readonly status = 409;

  constructor() {
    super('This recipe is part of the library now. Only admins can change it.');
  }
}

export class RecipeNotOfferedError extends AppError {
  readonly code = 'recipe_not_offered';
  readonly status = 409;

  constructor() {
    super('This recipe was not offered by a trainer, so there is no one to return it to.');
  }
}

/** Nobody may approve a version that they have not seen. */
export class RecipeChangedError extends AppError {
  readonly code = 'recipe_changed';
  readonly status = 409;

  constructor() {
    super('This recipe was changed after you opened it. Please review it again.');
  }
}

export class TooManyRecipesError extends AppError {
  readonly code = 'too_many_recipes';
  readonly status = 429;

  constructor(most: number, retryAfterSeconds: number) {
    super(`You have added ${most} recipes within a day. Please continue later.`, { retryAfterSeconds });
  }
}
