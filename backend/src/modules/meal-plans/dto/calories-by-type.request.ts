import { PartField } from '../../../platform/http/body-fields.js';
import { WholeNumberField } from '../../../platform/http/fields.js';
import { CALORIES_OF_MEALS } from '../../plan-model/index.js';

const { least, max } = CALORIES_OF_MEALS;

const KcalField = (min: number) =>
  WholeNumberField({
    min,
    max,
    invalid: `The energy of a meal must be a whole number from ${min} to ${max} kcal`,
    optional: true,
    nullable: true,
  });

export class CaloriesRequest {
  @KcalField(least.min)
  min?: number | null;

  @KcalField(least.max)
  max?: number | null;
}

export class CaloriesByTypeRequest {
  @PartField(CaloriesRequest, { optional: true })
  breakfast?: CaloriesRequest;

  @PartField(CaloriesRequest, { optional: true })
  lunch?: CaloriesRequest;

  @PartField(CaloriesRequest, { optional: true })
  dinner?: CaloriesRequest;

  @PartField(CaloriesRequest, { optional: true })
  snack?: CaloriesRequest;
}
