import { ApiProperty } from '@nestjs/swagger';
import { ALLERGENS, type Allergen, DIETARY_TAGS, type DietaryTag } from '../../../foods/index.js';
import { MEAL_TYPES, type MealType } from '../../../recipes/index.js';
import type { Marked, NotTaken, ReadWish, WishField, WishValues } from '../../../wish-reader/index.js';
import { PlanSummary } from '../../dto/plan.response.js';
import { BoundsResponse } from '../../dto/plan-rules.response.js';
import { NotTakenResponse } from '../../dto/said-wish.response.js';

export class ValueMarkResponse {
  @ApiProperty({ enum: ['text', 'assumed'] })
  from: 'text' | 'assumed';

  @ApiProperty({ description: 'The words it was taken from, or why it was assumed' })
  quote: string;
}

const MARKS = {
  type: 'object',
  additionalProperties: { $ref: '#/components/schemas/ValueMarkResponse' },
} as const;

const Grams = (description?: string) => ApiProperty({ type: Number, nullable: true, description });
const Whole = (description?: string) => ApiProperty({ type: 'integer', nullable: true, description });

/** What was understood, as the fields of the form that generates; null where nothing was said. */
export class ParsedWishResponse extends PlanSummary {
  @ApiProperty({ type: String, format: 'uuid', nullable: true, description: 'The customer with that name' })
  customerId: string | null;

  @ApiProperty({ type: String, format: 'date', nullable: true })
  startsOn: string | null;

  @Grams('Grams a day')
  dailyProtein: number | null;

  @Grams('The minimum grams every day')
  minDailyProtein: number | null;

  @Grams()
  dailyCarbs: number | null;

  @Grams()
  dailyFat: number | null;

  @Whole()
  maxIngredients: number | null;

  @ApiProperty({ type: Boolean, nullable: true })
  generateMealPrep: boolean | null;

  @ApiProperty({ enum: MEAL_TYPES, nullable: true })
  mealType: MealType | null;

  @ApiProperty({ enum: DIETARY_TAGS, isArray: true })
  dietaryTags: DietaryTag[];

  @Whole('Minutes')
  maxPrepTime: number | null;

  @Whole('Per meal')
  maxCalories: number | null;

  @ApiProperty({ type: 'object', additionalProperties: { $ref: '#/components/schemas/BoundsResponse' } })
  caloriesByType: Partial<Record<MealType, BoundsResponse>>;

  @Grams('Per meal')
  minProtein: number | null;

  @Grams()
  maxProtein: number | null;

  @Grams()
  minCarbs: number | null;

  @Grams()
  maxCarbs: number | null;

  @Grams()
  minFat: number | null;

  @Grams()
  maxFat: number | null;

  @ApiProperty({ type: [String] })
  excludedFoods: string[];

  @ApiProperty({ enum: ALLERGENS, isArray: true })
  excludedAllergens: Allergen[];

  @ApiProperty({ type: [String], description: 'Preferred, but not guaranteed' })
  likedFoods: string[];

  @ApiProperty({ type: Boolean, nullable: true, description: 'No recipe combines both' })
  keepsMeatApartFromDairy: boolean | null;

  @Whole()
  maxUses: number | null;

  @Whole()
  weekdayMinutes: number | null;

  @Whole()
  weekendMinutes: number | null;

  @ApiProperty({
    enum: ['rules', 'model'],
    description: 'Whether a model or the built-in rules read the text',
  })
  engine: 'rules' | 'model';

  @ApiProperty({ type: String, nullable: true, description: 'Notes on how the text was read' })
  note: string | null;

  @ApiProperty({ ...MARKS, description: 'Keyed by field name' })
  marks: Record<string, ValueMarkResponse>;

  @ApiProperty({ type: [NotTakenResponse], description: 'What was understood but cannot be promised' })
  notTaken: NotTaken[];

  @ApiProperty({ type: [String], description: 'Notes on how the text was read' })
  notes: string[];

  @ApiProperty({ type: [String], description: 'Every part of the text that was not used' })
  notUnderstood: string[];

  constructor({ values, notes, notTaken, notUnderstood, readBy }: ReadWish, customerId: string | null) {
    super();
    const said = <Field extends WishField>(field: Field): WishValues[Field] | null =>
      (values[field] as Marked<WishValues[Field]> | undefined)?.value ?? null;
    this.planName = values.planName.value;
    this.fitnessGoal = values.fitnessGoal.value;
    this.description = said('description') ?? '';
    this.dailyCalorieTarget = values.dailyCalorieTarget.value;
    this.days = values.days.value;
    this.mealsPerDay = values.mealsPerDay.value;
    this.clientName = said('clientName');
    this.customerId = customerId;
    this.startsOn = said('startsOn');
    this.dailyProtein = said('proteinTarget');
    this.minDailyProtein = said('minDailyProtein');
    this.dailyCarbs = said('carbsTarget');
    this.dailyFat = said('fatTarget');
    this.maxIngredients = said('maxIngredients');
    this.generateMealPrep = said('generateMealPrep');
    this.mealType = said('mealType');
    this.dietaryTags = said('dietaryTags') ?? [];
    this.maxPrepTime = said('maxPrepTime');
    this.maxCalories = said('maxCalories');
    this.caloriesByType = said('caloriesByType') ?? {};
    this.minProtein = said('minProtein');
    this.maxProtein = said('maxProtein');
    this.minCarbs = said('minCarbs');
    this.maxCarbs = said('maxCarbs');
    this.minFat = said('minFat');
    this.maxFat = said('maxFat');
    this.excludedFoods = said('excludedFoods') ?? [];
    this.excludedAllergens = said('excludedAllergens') ?? [];
    this.likedFoods = said('likedFoods') ?? [];
    this.keepsMeatApartFromDairy = said('keepsMeatApartFromDairy');
    this.maxUses = said('maxUses');
    this.weekdayMinutes = said('weekdayMinutes');
    this.weekendMinutes = said('weekendMinutes');
    this.engine = readBy;
    this.note = notes.join(' ') || null;
    this.marks = marksOf(values);
    this.notTaken = notTaken;
    this.notes = notes;
    this.notUnderstood = notUnderstood;
  }
}

/** Where the form has another name for it. */
const FORM_FIELDS: Partial<Record<WishField, string>> = {
  proteinTarget: 'dailyProtein',
  carbsTarget: 'dailyCarbs',
  fatTarget: 'dailyFat',
};

const marksOf = (values: ReadWish['values']): Record<string, ValueMarkResponse> =>
  Object.fromEntries(
    (Object.entries(values) as [WishField, Marked<unknown>][]).map(([field, mark]) => [
      FORM_FIELDS[field] ?? field,
      { from: mark.from, quote: mark.from === 'text' ? mark.quote : mark.why },
    ]),
  );
