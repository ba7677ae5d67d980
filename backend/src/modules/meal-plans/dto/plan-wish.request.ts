// biome-ignore-all lint/style/noExcessiveLinesPerFile: the form of a plan is one class, and each rule has its own words
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
import { type Bounds, FITNESS_GOALS, type FitnessGoal } from '../../plan-model/index.js';
import { MEAL_TYPES, type MealType } from '../../recipes/index.js';

const MOST_GRAMS = 1000;
const MOST_MINUTES = 1440;

const KcalField = (min: number) =>
  WholeNumberField({
    min,
    max: 5001,
    invalid: `The energy of a meal must be a whole number from ${min} to 5001 kcal`,
    optional: true,
    nullable: true,
  });

export class CaloriesRequest {
  @KcalField(0)
  min?: number | null;

  @KcalField(1)
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

const GramsField = (name: string, description?: string) =>
  DecimalField({
    max: MOST_GRAMS,
    invalid: `${name} must be a number from 0 to ${MOST_GRAMS} with at most two decimals`,
    optional: true,
    nullable: true,
    description,
  });

const MinutesField = (name: string, description: string) =>
  WholeNumberField({
    min: 1,
    max: MOST_MINUTES,
    invalid: `${name} must be a whole number of minutes from 1 to ${MOST_MINUTES}`,
    optional: true,
    nullable: true,
    description,
  });

/** A request for a plan, as the form sends it. */
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

  @DateField({ optional: true, nullable: true, description: 'The date of day 1; tomorrow by default' })
  startsOn?: string | null;

  @GramsField('Daily protein', 'Grams a day; suggested by the goal if left out')
  dailyProtein?: number | null;

  @GramsField('The minimum daily protein', 'The minimum grams every day, with no tolerance')
  minDailyProtein?: number | null;

  @GramsField('Daily carbs', 'Including fiber')
  dailyCarbs?: number | null;

  @GramsField('Daily fat')
  dailyFat?: number | null;

  @WholeNumberField({
    min: 5,
    max: 50,
    invalid: 'Max ingredients must be between 5 and 50',
    optional: true,
    nullable: true,
    description: 'Distinct foods in the whole plan, not counting staples',
  })
  maxIngredients?: number | null;

  @YesNoField({ optional: true, nullable: true, description: 'True by default' })
  generateMealPrep?: boolean | null;

  @ChoiceField(MEAL_TYPES, { optional: true, nullable: true, description: 'Every meal is of this type' })
  mealType?: MealType | null;

  @ChoiceField(DIETARY_TAGS, { optional: true, nullable: true })
  dietaryTag?: DietaryTag | null;

  @SomeOfField(DIETARY_TAGS, { optional: true, description: 'For more than one meal type' })
  dietaryTags?: DietaryTag[];

  @MinutesField('The prep time', 'Hands-on prep time of a recipe, in minutes')
  maxPrepTime?: number | null;

  @WholeNumberField({
    min: 50,
    max: 5001,
    invalid: 'Max calories must be between 50 and 5001',
    optional: true,
    nullable: true,
    description: 'Per meal',
  })
  maxCalories?: number | null;

  @PartField(CaloriesByTypeRequest, { optional: true, description: 'Calories for single meal types' })
  caloriesByType?: CaloriesByTypeRequest;

  @GramsField('The minimum protein per meal', 'Grams in each meal, like the next five fields')
  minProtein?: number | null;

  @GramsField('The maximum protein per meal')
  maxProtein?: number | null;

  @GramsField('The minimum carbs per meal')
  minCarbs?: number | null;

  @GramsField('The maximum carbs per meal')
  maxCarbs?: number | null;

  @GramsField('The minimum fat per meal')
  minFat?: number | null;

  @GramsField('The maximum fat per meal')
  maxFat?: number | null;

  @WordsField({ most: 30, max: 60, optional: true, description: 'Excluded foods, in plain words' })
  excludedFoods?: string[];

  @SomeOfField(ALLERGENS, { optional: true })
  excludedAllergens?: Allergen[];

  @WordsField({ most: 30, max: 60, optional: true, description: 'Preferred foods, in plain words' })
  likedFoods?: string[];

  @YesNoField({ optional: true, nullable: true, description: 'No recipe combines both' })
  keepsMeatApartFromDairy?: boolean | null;

  @WholeNumberField({
    min: 1,
    max: 42,
    invalid: 'How often a recipe may be eaten must be between 1 and 42',
    optional: true,
    nullable: true,
    description: 'How often a recipe may be eaten in any 7 days; 2 by default',
  })
  maxUses?: number | null;

  @MinutesField('The time from Monday to Friday', 'Preparing and cooking a meal, from Monday to Friday')
  weekdayMinutes?: number | null;

  @MinutesField('The time on the weekend', 'The same on the weekend')
  weekendMinutes?: number | null;
}
