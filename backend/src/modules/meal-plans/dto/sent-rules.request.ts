import { applyDecorators } from '@nestjs/common';
import { Transform } from 'class-transformer';
import { DecimalField, PartField, PartsField, SomeOfField } from '../../../platform/http/body-fields.js';
import {
  ChoiceField,
  property,
  TextField,
  WholeNumberField,
  YesNoField,
} from '../../../platform/http/fields.js';
import { ALLERGENS, type Allergen, DIETARY_TAGS, type DietaryTag } from '../../foods/index.js';
import { MACROS, type Macro } from '../../plan-model/index.js';
import { MEAL_TYPES, type MealType } from '../../recipes/index.js';
import { CaloriesByTypeRequest } from './plan-wish.request.js';

export const MOST_GRAMS = 1000;

const MOST_MINUTES = 1440;

/** Plans are sent back as they were received; what is computed or known anyway is not read. */
export const NotRead = () =>
  applyDecorators(
    anyObject('Ignored'),
    Transform(() => undefined),
  );

export const anyObject = (description: string) =>
  property({ optional: true, nullable: true, description }, { type: 'object', additionalProperties: true });

class SentExclusionRequest {
  @TextField({ min: 1, max: 60 })
  name: string;

  @NotRead()
  foodIds?: unknown;
}

export class SentRulesRequest {
  @SomeOfField(MACROS, { optional: true, description: 'Whether the macros were only suggested by the goal' })
  looseMacros?: Macro[];

  @ChoiceField(MEAL_TYPES, { optional: true, nullable: true })
  mealType?: MealType | null;

  @SomeOfField(DIETARY_TAGS, { optional: true })
  dietaryTags?: DietaryTag[];

  @WholeNumberField({ min: 1, max: MOST_MINUTES, optional: true, nullable: true })
  maxPrepTime?: number | null;

  @WholeNumberField({ min: 50, max: 5001, optional: true, nullable: true })
  maxCalories?: number | null;

  @DecimalField({ max: MOST_GRAMS, optional: true, nullable: true })
  minProtein?: number | null;

  @DecimalField({ max: MOST_GRAMS, optional: true, nullable: true })
  maxProtein?: number | null;

  @DecimalField({ max: MOST_GRAMS, optional: true, nullable: true })
  minCarbs?: number | null;

  @DecimalField({ max: MOST_GRAMS, optional: true, nullable: true })
  maxCarbs?: number | null;

  @DecimalField({ max: MOST_GRAMS, optional: true, nullable: true })
  minFat?: number | null;

  @DecimalField({ max: MOST_GRAMS, optional: true, nullable: true })
  maxFat?: number | null;

  @PartField(CaloriesByTypeRequest, { optional: true })
  caloriesByType?: CaloriesByTypeRequest;

  @WholeNumberField({ min: 5, max: 50, optional: true, nullable: true })
  maxIngredients?: number | null;

  @PartsField(SentExclusionRequest, { most: 30, optional: true })
  excludedFoods?: SentExclusionRequest[];

  @SomeOfField(ALLERGENS, { optional: true })
  excludedAllergens?: Allergen[];

  @WholeNumberField({ min: 1, max: 42, optional: true })
  maxUses?: number;

  @WholeNumberField({ min: 1, max: MOST_MINUTES, optional: true, nullable: true })
  weekdayMinutes?: number | null;

  @WholeNumberField({ min: 1, max: MOST_MINUTES, optional: true, nullable: true })
  weekendMinutes?: number | null;

  @DecimalField({ max: MOST_GRAMS, optional: true, nullable: true })
  minDailyProtein?: number | null;

  @YesNoField({ optional: true })
  keepsMeatApartFromDairy?: boolean;

  @PartsField(SentExclusionRequest, { most: 30, optional: true })
  likedFoods?: SentExclusionRequest[];
}
