import { WholeNumberField, YesNoField } from '../../../../platform/http/fields.js';

const MAX_KCAL = 10_000;
const MAX_GRAMS = 2_000;

const GramsGoalField = (name: string) =>
  WholeNumberField({
    min: 0,
    max: MAX_GRAMS,
    invalid: `${name} is a whole number from 0 to ${MAX_GRAMS} g`,
    optional: true,
  });

/** The request has either all four goals, or `usesPlan`, which returns to those of the plan. */
export class NutritionGoalsRequest {
  @WholeNumberField({
    min: 1,
    max: MAX_KCAL,
    invalid: `Calories are a whole number from 1 to ${MAX_KCAL}`,
    optional: true,
  })
  calories?: number;

  @GramsGoalField('Protein') protein?: number;
  @GramsGoalField('Carbs') carbs?: number;
  @GramsGoalField('Fat') fat?: number;

  @YesNoField({
    optional: true,
    description: 'Removes own goals from today on: those of the plan hold, or without one the defaults',
  })
  usesPlan?: boolean;
}

export class SharingRequest {
  @YesNoField({ description: 'Whether the trainers who coach you read your diary' }) isShared: boolean;
}
