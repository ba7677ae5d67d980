import {
  Amount,
  Choice,
  Day,
  Id,
  ListOf,
  Maybe,
  ObjectOf,
  Part,
  Text,
  WholeNumber,
  YesNo,
} from '../../../../platform/http/answers.js';
import { ALLERGENS, type Allergen, DIETARY_TAGS, type DietaryTag } from '../../../foods/index.js';
import { MEAL_TYPES, type MealType } from '../../../recipes/index.js';
import type { Marked, NotTaken, ReadWish, WishField, WishValues } from '../../../wish-reader/index.js';
import { PlanSummary } from '../../dto/plan.response.js';
import { BoundsResponse } from '../../dto/plan-rules.response.js';
import { NotTakenResponse } from '../../dto/said-wish.response.js';
import { marksOf, ValueMarkResponse } from './value-mark.response.js';

/** What was understood, as the fields of the form that generates; null where nothing was said. */
export class ParsedWishResponse extends PlanSummary {
  @Maybe(Id('The customer with that name')) customerId: string | null;
  @Maybe(Day()) startsOn: string | null;
  @Maybe(Amount('Grams a day')) dailyProtein: number | null;
  @Maybe(Amount('The minimum grams every day')) minDailyProtein: number | null;
  @Maybe(Amount()) dailyCarbs: number | null;
  @Maybe(Amount()) dailyFat: number | null;
  @Maybe(WholeNumber()) maxIngredients: number | null;
  @Maybe(YesNo()) generateMealPrep: boolean | null;
  @Maybe(Choice(MEAL_TYPES)) mealType: MealType | null;
  @ListOf(Choice(DIETARY_TAGS)) dietaryTags: DietaryTag[];
  @Maybe(WholeNumber('Minutes')) maxPrepTime: number | null;
  @Maybe(WholeNumber('Per meal')) maxCalories: number | null;
  @ObjectOf(Part(BoundsResponse)) caloriesByType: Partial<Record<MealType, BoundsResponse>>;
  @Maybe(Amount('Per meal')) minProtein: number | null;
  @Maybe(Amount()) maxProtein: number | null;
  @Maybe(Amount()) minCarbs: number | null;
  @Maybe(Amount()) maxCarbs: number | null;
  @Maybe(Amount()) minFat: number | null;
  @Maybe(Amount()) maxFat: number | null;
  @ListOf(Text()) excludedFoods: string[];
  @ListOf(Choice(ALLERGENS)) excludedAllergens: Allergen[];
  @ListOf(Text(), 'Preferred, but not guaranteed') likedFoods: string[];
  @Maybe(YesNo('No recipe combines both')) keepsMeatApartFromDairy: boolean | null;
  @Maybe(WholeNumber()) maxUses: number | null;
  @Maybe(WholeNumber()) weekdayMinutes: number | null;
  @Maybe(WholeNumber()) weekendMinutes: number | null;

  @Choice(['rules', 'model'], 'Whether a model or the built-in rules read the text')
  engine: 'rules' | 'model';

  @Maybe(Text('Notes on how the text was read')) note: string | null;
  @ObjectOf(Part(ValueMarkResponse), 'Keyed by field name') marks: Record<string, ValueMarkResponse>;
  @ListOf(Part(NotTakenResponse), 'What was understood but cannot be promised') notTaken: NotTaken[];
  @ListOf(Text(), 'Notes on how the text was read') notes: string[];
  @ListOf(Text(), 'Every part of the text that was not used') notUnderstood: string[];

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
    this.dailyProtein = said('dailyProtein');
    this.minDailyProtein = said('minDailyProtein');
    this.dailyCarbs = said('dailyCarbs');
    this.dailyFat = said('dailyFat');
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
