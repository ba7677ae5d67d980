import { InvalidInputError } from '../../../../platform/errors/app-error.js';
import { ChoiceField, ChoicesField, TextField, WholeNumberField } from '../../../../platform/http/fields.js';
import { DIETARY_TAGS, type DietaryTag } from '../../../foods/index.js';
import { FITNESS_GOALS, type FitnessGoal } from '../../../plan-model/index.js';
import { MEAL_TYPES, type MealType } from '../../../recipes/index.js';
import { type GenerationOrder, mealCaloriesOf } from '../../proposals/order.js';

export const MAX_RECIPES = 500;
const MAX_PROMPT_CHARACTERS = 2_000;

const optional = { optional: true, nullable: true } as const;

const KcalField = (description: string) =>
  WholeNumberField({ ...optional, min: 50, max: 3_000, description });

const DAILY_KCAL = { min: 800, max: 5_000 };
const MEAL_KCAL = { min: mealCaloriesOf(DAILY_KCAL.min), max: mealCaloriesOf(DAILY_KCAL.max) };

const GramsField = () =>
  WholeNumberField({ ...optional, min: 0, max: 500, description: 'Grams per serving' });

export class GenerateRequest {
  @WholeNumberField({ min: 1, max: MAX_RECIPES, description: 'How many recipes to make' }) count: number;

  @TextField({
    ...optional,
    max: MAX_PROMPT_CHARACTERS,
    lines: true,
    description: 'What is wanted, in plain words',
  })
  naturalLanguagePrompt?: string | null;

  @ChoiceField(FITNESS_GOALS, optional) fitnessGoal?: FitnessGoal | null;

  @WholeNumberField({
    ...optional,
    ...DAILY_KCAL,
    invalid: 'Daily calories must be from 800 to 5,000',
    description: 'The energy of a day, of which a meal has a third. Not together with targetCalories',
  })
  dailyCalories?: number | null;

  @WholeNumberField({
    ...optional,
    ...MEAL_KCAL,
    invalid: 'The calories of a meal must be from 266 to 1,666, a third of those of a day',
    description: 'The energy of a meal',
  })
  targetCalories?: number | null;

  @TextField({ ...optional, max: 100, description: 'A food' }) mainIngredient?: string | null;

  @WholeNumberField({
    ...optional,
    min: 5,
    max: 1_440,
    description: 'Minutes of preparing, cooking, and resting',
  })
  maxPrepTime?: number | null;

  @KcalField('Per serving') maxCalories?: number | null;
  @GramsField() minProtein?: number | null;
  @GramsField() maxProtein?: number | null;
  @GramsField() minCarbs?: number | null;
  @GramsField() maxCarbs?: number | null;
  @GramsField() minFat?: number | null;
  @GramsField() maxFat?: number | null;

  @ChoicesField(DIETARY_TAGS, { optional: true, description: 'Each recipe has all of these' })
  dietaryRestrictions?: DietaryTag[];

  @ChoicesField(MEAL_TYPES, { optional: true, description: 'Each recipe is for one of these' })
  mealTypes?: MealType[];

  /** Empty fields ask for nothing. */
  get order(): GenerationOrder {
    refuseContradictions(this);
    return {
      prompt: this.naturalLanguagePrompt || null,
      fitnessGoal: this.fitnessGoal ?? null,
      targetCalories: this.dailyCalories ? mealCaloriesOf(this.dailyCalories) : (this.targetCalories ?? null),
      mainIngredient: this.mainIngredient || null,
      maxPrepTime: this.maxPrepTime ?? null,
      minCalories: null,
      maxCalories: this.maxCalories ?? null,
      minProtein: this.minProtein ?? null,
      maxProtein: this.maxProtein ?? null,
      minCarbs: this.minCarbs ?? null,
      maxCarbs: this.maxCarbs ?? null,
      minFat: this.minFat ?? null,
      maxFat: this.maxFat ?? null,
      minFiber: null,
      dietaryTags: [...new Set(this.dietaryRestrictions)],
      mealTypes: [...new Set(this.mealTypes)],
      excludedAllergens: [],
      excludedFoods: [],
    };
  }
}

const RANGES = [
  { min: 'minProtein', max: 'maxProtein', name: 'protein' },
  { min: 'minCarbs', max: 'maxCarbs', name: 'carbs' },
  { min: 'minFat', max: 'maxFat', name: 'fat' },
] as const;

function refuseContradictions(request: GenerateRequest): void {
  const fields: Record<string, string[]> = {};
  if (request.dailyCalories && request.targetCalories)
    fields.targetCalories = ['Give the calories of a day or those of a meal, not both'];
  for (const { min, max, name } of RANGES)
    if ((request[min] ?? 0) > (request[max] ?? Number.POSITIVE_INFINITY))
      fields[max] = [`The maximum of ${name} must not be below its minimum`];
  if (Object.keys(fields).length > 0) throw new InvalidInputError(fields);
}
