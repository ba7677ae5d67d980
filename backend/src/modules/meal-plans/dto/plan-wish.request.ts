import { fieldErrorsOf } from '../../../platform/errors/collect-field-errors.js';
import { DecimalField } from '../../../platform/http/body-fields.js';
import {
  ChoiceField,
  DateField,
  TextField,
  WholeNumberField,
  WordsField,
  YesNoField,
} from '../../../platform/http/fields.js';
import { DIETARY_TAGS, type DietaryTag } from '../../foods/index.js';
import {
  type AskedRules,
  FITNESS_GOALS,
  type FitnessGoal,
  MAX_GRAMS,
  WISH_BOUNDS,
} from '../../plan-model/index.js';
import { readRules } from '../plan-rules.js';
import { defineRuleRequest, type SentRule } from './rule-fields.js';

const GramsField = (name: string, description?: string) =>
  DecimalField({
    max: MAX_GRAMS,
    invalid: `${name} must be a number from 0 to ${MAX_GRAMS} with at most two decimals`,
    optional: true,
    nullable: true,
    description,
  });

const invalid = (name: string, { min, max }: { min: number; max: number }) =>
  `${name} must be between ${min} and ${max}`;

/** The rules as a form says them. */
type AskedFields = {
  [Field in keyof AskedRules]?: SentRule<Field>;
};

const RuleFields = defineRuleRequest<AskedFields>({
  foods: ({ maxWords, maxCharacters }, options) =>
    WordsField({ ...options, most: maxWords, max: maxCharacters }),
  mayBeNull: () => true,
});

/** A request for a plan, as the form sends it. */
export class PlanWishRequest extends RuleFields {
  static faultsBetween(valid: Partial<PlanWishRequest>): Record<string, string[]> {
    return fieldErrorsOf(() => readRules(valid));
  }

  @TextField({ min: 1, max: 255, required: 'Plan name is required' })
  planName: string;

  @ChoiceField(FITNESS_GOALS, { required: 'Fitness goal is required' })
  fitnessGoal: FitnessGoal;

  @TextField({ max: 2000, lines: true, optional: true, nullable: true })
  description?: string | null;

  @TextField({ max: 255, optional: true, nullable: true })
  clientName?: string | null;

  @WholeNumberField({
    ...WISH_BOUNDS.dailyCalorieTarget,
    invalid: invalid('Daily calories', WISH_BOUNDS.dailyCalorieTarget),
    description: 'kcal',
  })
  dailyCalorieTarget: number;

  @WholeNumberField({ ...WISH_BOUNDS.days, invalid: invalid('Days', WISH_BOUNDS.days) })
  days: number;

  @WholeNumberField({
    ...WISH_BOUNDS.mealsPerDay,
    invalid: invalid('Meals per day', WISH_BOUNDS.mealsPerDay),
    optional: true,
  })
  mealsPerDay?: number;

  @DateField({ optional: true, nullable: true, description: 'The date of day 1; tomorrow by default' })
  startsOn?: string | null;

  @GramsField(
    'Daily protein',
    'Grams a day, met within 5% or 5 g. If left out, they follow from the goal and leave room: at least 95% of the protein, and carbs and fat within 20%',
  )
  dailyProtein?: number | null;

  @GramsField('Daily carbs', 'Including fiber')
  dailyCarbs?: number | null;

  @GramsField('Daily fat')
  dailyFat?: number | null;

  @YesNoField({ optional: true, nullable: true, description: 'True by default' })
  generateMealPrep?: boolean | null;

  @ChoiceField(DIETARY_TAGS, { optional: true, nullable: true })
  dietaryTag?: DietaryTag | null;
}
