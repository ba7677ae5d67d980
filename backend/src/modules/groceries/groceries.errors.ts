import { AppError, InvalidInputError, NotFoundError } from '../../platform/errors/app-error.js';
import { MAX_CHANGE_AGE_DAYS, MAX_ITEMS, type Reason } from './merging/apply-changes.js';

export class TooManyListsError extends AppError {
  readonly code = 'too_many_lists';
  readonly status = 409;

  constructor(most: number) {
    super(`You can have ${most} grocery lists. Please delete some that you no longer need.`);
  }
}

export class ListFullError extends AppError {
  readonly code = 'list_full';
  readonly status = 409;

  constructor(most: number) {
    super(`A grocery list can hold ${most} items. Please clear some of them first.`);
  }
}

/** Deleted items are kept for a while, and so many of them are that the list takes no new ones. */
export class TooManyDeletedError extends AppError {
  readonly code = 'too_many_deleted';
  readonly status = 409;

  constructor() {
    super(
      'So many items have been deleted from this list that it takes no new ones. Please create a new list.',
    );
  }
}

export class ChangeTooOldError extends AppError {
  readonly code = 'change_too_old';
  readonly status = 409;

  constructor(days: number) {
    super(`A change can only be made within ${days} days. This one has waited for longer.`);
  }
}

/** Nothing that waited under one account may be sent under another one that has signed in since. */
export class OtherAccountError extends AppError {
  readonly code = 'other_account';
  readonly status = 409;

  constructor() {
    super('Another account has signed in since. Please reload the page.');
  }
}

export class NoMealPlanError extends AppError {
  readonly code = 'no_meal_plan';
  readonly status = 409;

  constructor() {
    super('No Meal Plan: You need an assigned meal plan to generate a grocery list');
  }
}

export class NothingCookedError extends AppError {
  readonly code = 'nothing_cooked';
  readonly status = 409;

  constructor() {
    super('Nothing of this plan has to be bought for these days. Please choose other days.');
  }
}

/** Returns the error that says why a change is not made. */
export function refusalError(reason: Reason): AppError {
  if (reason === 'too_old') return new ChangeTooOldError(MAX_CHANGE_AGE_DAYS);
  return reason === 'list_full' ? new ListFullError(MAX_ITEMS) : new TooManyDeletedError();
}

export const listNotFound = () => new NotFoundError('Grocery list not found');

export const itemNotFound = () => new NotFoundError('Grocery item not found');

export const unclearChange = (index: number) =>
  new InvalidInputError({
    [`changes.${index}`]: ['A change either adds an item, sets fields, or deletes it'],
  });
