import { AppError, InvalidInputError, NotFoundError } from '../../platform/errors/app-error.js';

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

export const listNotFound = () => new NotFoundError('Grocery list not found');

export const itemNotFound = () => new NotFoundError('Grocery item not found');

export const unclearChange = (index: number) =>
  new InvalidInputError({
    [`changes.${index}`]: ['A change either adds an item, sets fields, or deletes it'],
  });
