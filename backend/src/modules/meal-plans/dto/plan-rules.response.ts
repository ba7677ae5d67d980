import { ApiProperty } from '@nestjs/swagger';
import { ALLERGENS, type Allergen, DIETARY_TAGS, type DietaryTag } from '../../foods/index.js';
import { MEAL_TYPES, type MealType } from '../../recipes/index.js';
import { MACROS, type Macro } from '../plan.js';

export class BoundsResponse {
  @ApiProperty({ type: Number, nullable: true })
  min: number | null;

  @ApiProperty({ type: Number, nullable: true })
  max: number | null;
}

class MacroBoundsResponse {
  @ApiProperty({ type: BoundsResponse })
  protein: BoundsResponse;

  @ApiProperty({ type: BoundsResponse })
  carbs: BoundsResponse;

  @ApiProperty({ type: BoundsResponse })
  fat: BoundsResponse;
}

class CaloriesByTypeResponse {
  @ApiProperty({ type: BoundsResponse, required: false })
  breakfast?: BoundsResponse;

  @ApiProperty({ type: BoundsResponse, required: false })
  lunch?: BoundsResponse;

  @ApiProperty({ type: BoundsResponse, required: false })
  dinner?: BoundsResponse;

  @ApiProperty({ type: BoundsResponse, required: false })
  snack?: BoundsResponse;
}

export class ExcludedFoodResponse {
  @ApiProperty({ description: 'As it was asked' })
  name: string;

  @ApiProperty({ type: [String], description: 'What it means in the food table' })
  foodIds: string[];
}

/** What was asked of a plan; null or empty where nothing was. */
export class PlanRulesResponse {
  @ApiProperty({ enum: MEAL_TYPES, nullable: true })
  mealType: MealType | null;

  @ApiProperty({ enum: DIETARY_TAGS, isArray: true })
  dietaryTags: DietaryTag[];

  @ApiProperty({ type: 'integer', nullable: true })
  maxPrepMinutes: number | null;

  @ApiProperty({ type: 'integer', nullable: true, description: 'Of a meal as it is eaten' })
  maxCalories: number | null;

  @ApiProperty({ type: MacroBoundsResponse, description: 'Grams in a meal as it is eaten' })
  perMeal: MacroBoundsResponse;

  @ApiProperty({ type: CaloriesByTypeResponse })
  caloriesByType: CaloriesByTypeResponse;

  @ApiProperty({ type: 'integer', nullable: true })
  maxIngredients: number | null;

  @ApiProperty({ type: [ExcludedFoodResponse] })
  excludedFoods: ExcludedFoodResponse[];

  @ApiProperty({ enum: ALLERGENS, isArray: true })
  excludedAllergens: Allergen[];

  @ApiProperty({ type: 'integer', description: 'Of one recipe in 7 days' })
  maxUses: number;

  @ApiProperty({ type: 'integer', nullable: true })
  weekdayMinutes: number | null;

  @ApiProperty({ type: 'integer', nullable: true })
  weekendMinutes: number | null;

  @ApiProperty({
    enum: MACROS,
    isArray: true,
    required: false,
    description:
      'Macros that only the goal suggested: 95 % of the protein at least, carbs and fat within 20 %',
  })
  looseMacros?: Macro[];

  @ApiProperty({ type: Number, nullable: true, required: false, description: 'Grams on every day, at least' })
  minDailyProtein?: number | null;

  @ApiProperty({ required: false, description: 'No recipe has both' })
  keepsMeatApartFromDairy?: boolean;

  @ApiProperty({ type: [ExcludedFoodResponse], required: false, description: 'Preferred, without a promise' })
  likedFoods?: ExcludedFoodResponse[];
}
