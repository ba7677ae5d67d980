import { AppError, InvalidInputError, NotFoundError } from '../../platform/errors/app-error.js';
import type { Refusal } from './generation/plan-generator.js';

/** The wish was understood and cannot be met: `details` says what stands in the way and what would help. */
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

/** Someone, perhaps the same person in another tab, has changed it since it was looked at. */
export class PlanChangedError extends AppError {
  readonly code = 'plan_changed';
  readonly status = 409;

  constructor() {
    super('This plan has changed in the meantime. This is the latest version: please try again.');
  }
}

/** Since the draft that is to be written back was begun. */
export class SavedPlanChangedError extends AppError {
  readonly code = 'saved_plan_changed';
  readonly status = 409;

  constructor() {
    super(
      'The saved plan has been changed elsewhere since you started. Save again to replace it with this draft.',
    );
  }
}

export class LibraryFullError extends AppError {
  readonly code = 'library_full';
  readonly status = 409;

  constructor(most: number) {
    super(`Your library can hold ${most} plans. Please delete some that you no longer need.`);
  }
}

/** Said once; whoever assigns it may use the name that is offered, or confirm this one. */
export class NamesAnotherCustomerError extends AppError {
  readonly code = 'names_another_customer';
  readonly status = 409;

  constructor(names: string[], planName: string) {
    const listed = names.map((name) => `“${name}”`).join(', ');
    super(`The name or description of this plan mentions ${listed}, and someone else would see it.`, {
      details: { names, planName },
    });
  }
}

export const planNotFound = () => new NotFoundError('Meal plan not found');

export const unknownRecipes = (ids: string[]) =>
  new InvalidInputError({ meals: [`There is no such recipe: ${ids.slice(0, 3).join(', ')}`] });
