import { CurrencyField, DecimalField, SomeOfField } from '../../../platform/http/body-fields.js';
import {
  ChoiceField,
  EmailField,
  TextField,
  TimeZoneField,
  WholeNumberField,
  WordsField,
  YesNoField,
} from '../../../platform/http/fields.js';
import { ConfirmationOf, CurrentPasswordField, NewPasswordField } from '../../auth/index.js';
import { ALLERGENS, type Allergen } from '../../foods/index.js';
import { UNITS, type Units, type Weight } from '../../progress/index.js';
import type { ProfileContent } from '../profile.entity.js';
import { ACTIVITY_LEVELS, type ActivityLevel } from '../profile-values.js';
import { TwoWeightsError, WeightStaysError } from '../profiles.errors.js';

const MAX_WORDS = 20;

const Words = (description: string) => WordsField({ most: MAX_WORDS, max: 80, optional: true, description });

const nullable = { optional: true, nullable: true } as const;

const weightTexts = {
  invalid: 'Weight must be 30 to 300 kg (66.1 to 661.4 lb)',
  notNumber: 'Weight must be a number with at most two decimals',
};

/** Contains only the fields that change. */
export class ChangeProfileRequest implements ProfileContent {
  @TextField({ max: 120, optional: true }) name?: string;
  @TimeZoneField({ optional: true }) timeZone?: string;
  @ChoiceField(UNITS, { optional: true }) units?: Units;
  @CurrencyField({ optional: true }) currency?: string;
  @TextField({ max: 2000, lines: true, optional: true }) bio?: string;

  @Words('Of trainers') specializations?: string[];
  @Words('Of trainers') certifications?: string[];

  @WholeNumberField({
    ...nullable,
    ...{ min: 0, max: 50, invalid: 'Years of experience must be 0 to 50' },
    description: 'Of trainers',
  })
  yearsExperience?: number | null;

  @Words('Of customers') fitnessGoals?: string[];
  @Words('Of customers. The known ones bind when plans are made; any other text is shown to the trainer')
  dietaryRestrictions?: string[];
  @SomeOfField(ALLERGENS, { optional: true, description: 'Of customers' }) allergies?: Allergen[];
  @Words('Of customers') preferredCuisines?: string[];

  @ChoiceField(ACTIVITY_LEVELS, { ...nullable, description: 'Of customers' })
  activityLevel?: ActivityLevel | null;

  @DecimalField({
    ...nullable,
    ...weightTexts,
    ...{ min: 30, max: 300 },
    description:
      'In kg. Becomes a measurement of today. null is refused: measurements are deleted one by one',
  })
  weight?: number | null;

  @DecimalField({
    ...weightTexts,
    ...{ min: 66.1, max: 661.4, optional: true },
    description: 'In lb, instead of `weight`',
  })
  weightLbs?: number;

  @YesNoField({
    optional: true,
    description: 'Accepts a weight more than 5% away from the last one within 7 days; without it, 409',
  })
  confirmsWeight?: boolean;

  @DecimalField({
    ...nullable,
    ...{ min: 100, max: 250, invalid: `Height must be 100 to 250 cm (3'4" to 8'2")` },
    description: 'In cm. Of customers',
  })
  height?: number | null;

  @WholeNumberField({
    ...nullable,
    ...{ min: 13, max: 120, invalid: 'Age must be 13 to 120' },
    description: 'Of customers. It grows by itself',
  })
  age?: number | null;

  @EmailField({
    optional: true,
    description: 'Takes `currentPassword`. Counts once the link that is sent to it is opened',
  })
  email?: string;

  @CurrentPasswordField({ optional: true }) currentPassword?: string;
  @NewPasswordField({ optional: true }) newPassword?: string;
  @ConfirmationOf('newPassword', 'New password and confirm password do not match.') confirmPassword?: string;

  get enteredWeight(): Weight | null {
    const { weight, weightLbs } = this;
    if (weight === null) throw new WeightStaysError();
    if (weight !== undefined && weightLbs !== undefined) throw new TwoWeightsError();
    if (weightLbs !== undefined) return { value: weightLbs, units: 'us' };
    return weight === undefined ? null : { value: weight, units: 'metric' };
  }
}
