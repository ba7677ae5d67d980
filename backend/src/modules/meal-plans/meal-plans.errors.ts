import { AppError, InvalidInputError, NotFoundError } from '../../platform/errors/app-error.js';

/** Another request has changed the plan since it was read, perhaps from another tab of the same user. */
export class PlanChangedError extends AppError {
  readonly code = 'plan_changed';
  readonly status = 409;

  constructor() {
    super('This plan has changed in the meantime. This is the latest version: please try again.');
  }
}

/** The saved plan has changed since the draft was begun. */
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

/** This error is thrown once. The caller may then use the suggested name or confirm this one. */
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

export const sidesAreNoMeals = (sides: { name: string }[]) =>
  new InvalidInputError({
    meals: [
      `A side cannot be a meal of its own: ${sides
        .slice(0, 3)
        .map(({ name }) => name)
        .join(', ')}`,
    ],
  });

export const unknownRecipes = (ids: string[], field: 'meals' | 'sides' = 'meals') =>
  new InvalidInputError({ [field]: [`There is no such recipe: ${ids.slice(0, 3).join(', ')}`] });
