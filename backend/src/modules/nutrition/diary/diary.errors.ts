import { AppError, InvalidInputError } from '../../../platform/errors/app-error.js';

export class TooManyEntriesError extends AppError {
  readonly code = 'too_many_entries';
  readonly status = 409;

  constructor(most: number) {
    super(`A day has at most ${most} entries. Please delete some first.`);
  }
}

export class MealAnsweredError extends AppError {
  readonly code = 'meal_answered';
  readonly status = 409;

  constructor() {
    super('This meal of your plan is in the diary already.');
  }
}

export class NoPlanOnDayError extends AppError {
  readonly code = 'no_plan_on_day';
  readonly status = 409;

  constructor() {
    super('No plan has meals on this day.');
  }
}

export class NothingToCopyError extends AppError {
  readonly code = 'nothing_to_copy';
  readonly status = 409;

  constructor() {
    super('There is nothing to copy on that day.');
  }
}

export class UnknownMeasureError extends InvalidInputError {
  constructor() {
    super({ measure: ['Please choose one of the amounts that are offered for this food'] });
  }
}

export class DayOutOfReachError extends InvalidInputError {
  constructor(isFuture: boolean) {
    super({ day: [isFuture ? 'The day must not be in the future' : 'The day is too long ago'] });
  }
}
