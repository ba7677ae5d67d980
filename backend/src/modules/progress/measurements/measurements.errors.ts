import { AppError, InvalidInputError } from '../../../platform/errors/app-error.js';
import { kgOf, lbsOf, type Weight, weightText } from './weight.js';

export class NothingMeasuredError extends InvalidInputError {
  constructor() {
    super({ weightKg: ['Please enter at least one figure or a note'] });
  }
}

export const MAX_MEASUREMENTS = 5000;

export class TooManyMeasurementsError extends AppError {
  readonly code = 'too_many_measurements';
  readonly status = 409;

  constructor(most: number) {
    super(`There are ${most} measurements already. Please delete some first.`);
  }
}

interface WeighedBefore {
  weight: Weight;
  day: string;
}

/** This error asks a question: the same request with `confirmsWeight` is accepted. */
export class UnusualWeightError extends AppError {
  readonly code = 'unusual_weight';
  readonly status = 409;

  constructor(weight: Weight, before: WeighedBefore, percent: number) {
    const more = percent > 0 ? 'more' : 'less';
    const day = DAY.format(new Date(before.day));
    super(
      `${weightText(weight)} is ${Math.abs(percent)}% ${more} than the ${weightText(before.weight)} of ${day}. Is it right?`,
      {
        details: {
          lastWeightKg: kgOf(before.weight),
          lastWeightLbs: lbsOf(before.weight),
          lastDay: before.day,
        },
      },
    );
  }
}

const DAY = new Intl.DateTimeFormat('en-US', { month: 'long', day: 'numeric', timeZone: 'UTC' });
