import { DecimalField, PartField, SomeOfField } from '../../../platform/http/body-fields.js';
import {
  ChoiceField,
  DateField,
  TextField,
  WholeNumberField,
  WordsField,
  YesNoField,
} from '../../../platform/http/fields.js';
import { ALLERGENS, type Allergen, DIETARY_TAGS, type DietaryTag } from '../../foods/index.js';
import { MEAL_TYPES, type MealType } from '../../recipes/index.js';
import { type Bounds, FITNESS_GOALS, type FitnessGoal } from '../plan.js';

const MOST_GRAMS = 1000;
const MOST_MINUTES = 1440;

export class CaloriesRequest {
  @WholeNumberField({ min: 0, max: 5001, optional: true, nullable: true })
  min?: number | null;

  @WholeNumberField({ min: 1, max: 5001, optional: true, nullable: true })
  max?: number | null;

  get bounds(): Bounds {
    return { min: this.min ?? null, max: this.max ?? null };
  }
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

const GramsField = (description?: string) =>
  DecimalField({ max: MOST_GRAMS, optional: true, nullable: true, description });

const MinutesField = (description: string) =>
  WholeNumberField({ min: 1, max: MOST_MINUTES, optional: true, nullable: true, description });

/** What somebody wishes of a plan, as the form sends it. */
export class PlanWishRequest {
  @TextField({ min: 1, max: 255, required: 'Plan name is required' })
  planName: string;

  @ChoiceField(FITNESS_GOALS, { required: 'Fitness goal is required' })
  fitnessGoal: FitnessGoal;

  @TextField({ max: 2000, lines: true, optional: true, nullable: true })
  description?: string | null;

  @TextField({ max: 255, optional: true, nullable: true })
  clientName?: string | null;

  @WholeNumberField({
    min: 800,
    max: 5001,
    invalid: 'Daily calories must be between 800 and 5001',
    description: 'kcal',
  })
  dailyCalorieTarget: number;

  @WholeNumberField({ min: 1, max: 30, invalid: 'Days must be between 1 and 30' })
  days: number;

  @WholeNumberField({ min: 1, max: 6, invalid: 'Meals per day must be between 1 and 6', optional: true })
  mealsPerDay?: number;

  @DateField({ optional: true, nullable: true, description: 'The date of day 1; tomorrow, if left out' })
  startsOn?: string | null;

  @GramsField('Grams a day; what the goal suggests, if left out')
  dailyProtein?: number | null;

  @GramsField('Fibre included')
  dailyCarbs?: number | null;

  @GramsField()
  dailyFat?: number | null;

  @WholeNumberField({
    min: 5,
    max: 50,
    invalid: 'Max ingredients must be between 5 and 50',
    optional: true,
    nullable: true,
    description: 'Distinct foods in the whole plan, staples apart',
  })
  maxIngredients?: number | null;

  @YesNoField({ optional: true, nullable: true, description: 'True, if left out' })
  generateMealPrep?: boolean | null;

  @ChoiceField(MEAL_TYPES, { optional: true, nullable: true, description: 'Every meal is of this type' })
  mealType?: MealType | null;

  @ChoiceField(DIETARY_TAGS, { optional: true, nullable: true })
  dietaryTag?: DietaryTag | null;

  @SomeOfField(DIETARY_TAGS, { optional: true, description: 'Where one is not enough' })
  dietaryTags?: DietaryTag[];

  @MinutesField('Of a recipe, without the time on the stove')
  maxPrepTime?: number | null;

  @WholeNumberField({ min: 50, max: 5001, optional: true, nullable: true, description: 'Of a meal' })
  maxCalories?: number | null;

  @PartField(CaloriesByTypeRequest, { optional: true, description: 'Of single types of meals' })
  caloriesByType?: CaloriesByTypeRequest;

  @GramsField('In each meal, as the five that follow')
  minProtein?: number | null;

  @GramsField()
  maxProtein?: number | null;

  @GramsField()
  minCarbs?: number | null;

  @GramsField()
  maxCarbs?: number | null;

  @GramsField()
  minFat?: number | null;

  @GramsField()
  maxFat?: number | null;

  @WordsField({ most: 30, max: 60, optional: true, description: 'What is not eaten, in plain words' })
  excludedFoods?: string[];

  @SomeOfField(ALLERGENS, { optional: true })
  excludedAllergens?: Allergen[];

  @WholeNumberField({
    min: 1,
    max: 42,
    optional: true,
    nullable: true,
    description: 'How often a recipe may be eaten in any 7 days; 2, if left out',
  })
  maxUses?: number | null;

  @MinutesField('Preparing and cooking a meal, from Monday to Friday')
  weekdayMinutes?: number | null;

  @MinutesField('The same on the weekend')
  weekendMinutes?: number | null;
}
