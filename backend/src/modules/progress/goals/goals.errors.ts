import { AppError } from '../../../platform/errors/app-error.js';

export class TooManyGoalsError extends AppError {
  readonly code = 'too_many_goals';
  readonly status = 409;

  constructor(most: number) {
    super(`There are ${most} goals already. Please delete some first.`);
  }
}

export class TooManyValuesError extends AppError {
  readonly code = 'too_many_values';
  readonly status = 409;

  constructor(most: number) {
    super(`The goal has ${most} values already. Please delete some first.`);
  }
}

/** The status of a goal follows from its values, except that it can be given up, and that a band has no end of its own. */
export class GoalStatusError extends AppError {
  readonly code = 'goal_status';
  readonly status = 409;
}

export class MeasuredGoalError extends AppError {
  readonly code = 'measured_goal';
  readonly status = 409;

  constructor() {
    super('The values of this goal come from your measurements.');
  }
}
