import type { Role } from '../../platform/access/principal.js';
import { InvalidInputError } from '../../platform/errors/app-error.js';

/** The request has fields that profiles of the user's role do not have. */
export class FieldsOfOtherRoleError extends InvalidInputError {
  constructor(fields: readonly string[], role: Role) {
    super(Object.fromEntries(fields.map((field) => [field, [`The profile of a ${role} has no ${field}`]])));
  }
}

export class TwoWeightsError extends InvalidInputError {
  constructor() {
    super({ weightLbs: ['Send the weight in kilograms or in pounds'] });
  }
}

/** The weight of a profile is that of the latest measurement, which is deleted where measurements are. */
export class WeightStaysError extends InvalidInputError {
  constructor() {
    super({
      weight: [
        'This is the weight of your latest measurement. Delete or correct that measurement under Progress.',
      ],
    });
  }
}
