import { AppError, InvalidInputError, NotFoundError } from '../../platform/errors/app-error.js';

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

export class SavedPlansFullError extends AppError {
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
