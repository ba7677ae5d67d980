import { Transform } from 'class-transformer';
import { DecimalField, PartField, PartsField } from '../../../platform/http/body-fields.js';
import { ChoiceField, DateField, TextField, WholeNumberField } from '../../../platform/http/fields.js';
import { FITNESS_GOALS, type FitnessGoal, MAX_GRAMS, WISH_BOUNDS } from '../../plan-model/index.js';
import { SentMealRequest } from './sent-meal.request.js';
import { anyObject, NotRead, SentRulesRequest } from './sent-rules.request.js';

const MAX_MEALS = 180;

class SentTotalsRequest {
  @WholeNumberField({ ...WISH_BOUNDS.dailyCalorieTarget })
  calories: number;

  @DecimalField({ max: MAX_GRAMS })
  protein: number;

  @DecimalField({ max: MAX_GRAMS })
  carbs: number;

  @DecimalField({ max: MAX_GRAMS })
  fat: number;
}

/** A plan as a client sends it. */
export class MealPlanDataRequest {
  @TextField({ max: 255, optional: true })
  planName?: string;

  @ChoiceField(FITNESS_GOALS, { optional: true })
  fitnessGoal?: FitnessGoal;

  @TextField({ max: 2000, lines: true, optional: true, nullable: true })
  description?: string | null;

  @TextField({ max: 255, optional: true, nullable: true })
  clientName?: string | null;

  @WholeNumberField({ ...WISH_BOUNDS.dailyCalorieTarget, optional: true })
  dailyCalorieTarget?: number;

  @WholeNumberField({ ...WISH_BOUNDS.days, optional: true })
  days?: number;

  @WholeNumberField({ ...WISH_BOUNDS.mealsPerDay, optional: true })
  mealsPerDay?: number;

  @DateField({ optional: true, nullable: true })
  startsOn?: string | null;

  @PartField(SentTotalsRequest, { optional: true, description: 'Per day' })
  targets?: SentTotalsRequest;

  @PartField(SentRulesRequest, { optional: true, description: 'The rules that the certificate checks' })
  rules?: SentRulesRequest;

  @PartsField(SentMealRequest, { most: MAX_MEALS, required: 'A meal plan must have meals' })
  meals: SentMealRequest[];

  @NotRead()
  id?: unknown;

  @NotRead()
  generatedBy?: unknown;

  @NotRead()
  createdAt?: unknown;

  @anyObject('Only whether it is present matters')
  @Transform(({ value }) => (value === undefined ? undefined : value !== null))
  startOfWeekMealPrep?: boolean;

  get hasPrep(): boolean {
    return this.startOfWeekMealPrep === true;
  }
}
