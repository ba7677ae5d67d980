import { DecimalField } from '../../../../platform/http/body-fields.js';
import { ChoiceField, DateField, IdField, TextField } from '../../../../platform/http/fields.js';
import { type GoalStatus, STATUSES } from '../goal.entity.js';
import { METRICS, type Metric } from '../goal-metric.js';

const MAX_VALUE = 1_000_000;
const TOO_LARGE = `Please enter a number of at most ${MAX_VALUE.toLocaleString('en')}`;

const ValueField = (invalid: string, options: { optional?: boolean; nullable?: boolean } = {}) =>
  DecimalField({ max: MAX_VALUE, invalid, tooLarge: TOO_LARGE, ...options });

/** A complete goal. */
export class GoalRequest {
  @TextField({ min: 1, max: 100, required: 'Please enter a name' }) goalName: string;

  @TextField({ max: 1000, lines: true, optional: true, nullable: true }) description?: string | null;

  @ChoiceField(METRICS, {
    required: 'Please choose what is measured',
    description: 'A figure of the measurements, or custom: values that are entered at the goal',
  })
  metric: Metric;

  @DecimalField({
    max: MAX_VALUE,
    invalid: 'Please enter a number with at most two decimals',
    tooLarge: TOO_LARGE,
    optional: true,
    nullable: true,
    description: 'By default, the newest measurement of the first day or before',
  })
  startValue?: number | null;

  @DateField({ optional: true, description: 'The first day whose values count; today by default' })
  startDate?: string;

  @ValueField('Please enter the target, a number with at most two decimals') targetValue: number;

  @TextField({
    max: 20,
    optional: true,
    description: 'kg or lb, cm or in, or %, as the metric has; for custom goals any short text',
  })
  targetUnit?: string;

  @DateField({ optional: true }) targetDate?: string;
}

export class GoalStatusRequest {
  @ChoiceField(STATUSES, {
    description:
      'achieved is accepted only for a goal that begins at its target; others are achieved by values',
  })
  status: GoalStatus;
}

export class GoalValueRequest {
  @ValueField('Please enter a number with at most two decimals') value: number;
}

export class GoalDayParams {
  @IdField() id: string;
  @DateField() day: string;
}

export class CustomerGoalParams {
  @IdField() id: string;
  @IdField() goalId: string;
}
