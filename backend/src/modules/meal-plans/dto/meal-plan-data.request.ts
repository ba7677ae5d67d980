import { applyDecorators } from '@nestjs/common';
import { Transform } from 'class-transformer';
import { DecimalField, PartField, PartsField, SomeOfField } from '../../../platform/http/body-fields.js';
import {
  ChoiceField,
  DateField,
  IdField,
  property,
  TextField,
  WholeNumberField,
  YesNoField,
} from '../../../platform/http/fields.js';
import { ALLERGENS, type Allergen, DIETARY_TAGS, type DietaryTag } from '../../foods/index.js';
import { type Bounds, FITNESS_GOALS, type FitnessGoal, MACROS, type Macro } from '../../plan-model/index.js';
import { MEAL_TYPES, type MealType } from '../../recipes/index.js';
import { CaloriesByTypeRequest } from './plan-wish.request.js';
import { PortionField } from './portion.field.js';

const MOST_MEALS = 180;
const MOST_GRAMS = 1000;
const MOST_MINUTES = 1440;

/** Plans are sent back as they were received; what is computed or known anyway is not read. */
const NotRead = () =>
  applyDecorators(
    anyObject('Ignored'),
    Transform(() => undefined),
  );

const anyObject = (description: string) =>
  property({ optional: true, nullable: true, description }, { type: 'object', additionalProperties: true });

class SentTotalsRequest {
  @WholeNumberField({ min: 800, max: 5001 })
  calories: number;

  @DecimalField({ max: MOST_GRAMS })
  protein: number;

  @DecimalField({ max: MOST_GRAMS })
  carbs: number;

  @DecimalField({ max: MOST_GRAMS })
  fat: number;
}

class SentBoundsRequest {
  @DecimalField({ max: MOST_GRAMS, optional: true, nullable: true })
  min?: number | null;

  @DecimalField({ max: MOST_GRAMS, optional: true, nullable: true })
  max?: number | null;

  get bounds(): Bounds {
    return { min: this.min ?? null, max: this.max ?? null };
  }
}

class SentMacroBoundsRequest {
  @PartField(SentBoundsRequest, { optional: true })
  protein?: SentBoundsRequest;

  @PartField(SentBoundsRequest, { optional: true })
  carbs?: SentBoundsRequest;

  @PartField(SentBoundsRequest, { optional: true })
  fat?: SentBoundsRequest;
}

class SentExclusionRequest {
  @TextField({ min: 1, max: 60 })
  name: string;

  @NotRead()
  foodIds?: unknown;
}

class SentRulesRequest {
  @SomeOfField(MACROS, { optional: true, description: 'Whether the macros were only suggested by the goal' })
  looseMacros?: Macro[];

  @ChoiceField(MEAL_TYPES, { optional: true, nullable: true })
  mealType?: MealType | null;

  @SomeOfField(DIETARY_TAGS, { optional: true })
  dietaryTags?: DietaryTag[];

  @WholeNumberField({ min: 1, max: MOST_MINUTES, optional: true, nullable: true })
  maxPrepMinutes?: number | null;

  @WholeNumberField({ min: 50, max: 5001, optional: true, nullable: true })
  maxCalories?: number | null;

  @PartField(SentMacroBoundsRequest, { optional: true })
  perMeal?: SentMacroBoundsRequest;

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

class SentRecipeRequest {
  @IdField()
  id: string;
}

const onlyId = (value: unknown) =>
  value && typeof value === 'object'
    ? Object.assign(new SentRecipeRequest(), { id: 'id' in value ? value.id : undefined })
    : value;

class SentMealRequest {
  @WholeNumberField({ min: 1, max: 30 })
  day: number;

  @WholeNumberField({ min: 1, max: 6 })
  mealNumber: number;

  @ChoiceField(MEAL_TYPES)
  mealType: MealType;

  @PortionField({ optional: true })
  servings?: number;

  /** All that is believed of a recipe is which one it is. */
  @Transform(({ value }) => onlyId(value))
  @PartField(SentRecipeRequest, { description: 'Looked up again by its ID' })
  recipe: SentRecipeRequest;
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

  @WholeNumberField({ min: 800, max: 5001, optional: true })
  dailyCalorieTarget?: number;

  @WholeNumberField({ min: 1, max: 30, optional: true })
  days?: number;

  @WholeNumberField({ min: 1, max: 6, optional: true })
  mealsPerDay?: number;

  @DateField({ optional: true, nullable: true })
  startsOn?: string | null;

  @PartField(SentTotalsRequest, { optional: true, description: 'Per day' })
  targets?: SentTotalsRequest;

  @PartField(SentRulesRequest, { optional: true, description: 'The rules that the certificate checks' })
  rules?: SentRulesRequest;

  @PartsField(SentMealRequest, { most: MOST_MEALS, required: 'A meal plan must have meals' })
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
