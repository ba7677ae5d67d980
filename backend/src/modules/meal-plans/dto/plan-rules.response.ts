import { ApiProperty } from '@nestjs/swagger';
import { ALLERGENS, type Allergen, DIETARY_TAGS, type DietaryTag } from '../../foods/index.js';
import { MACROS, type Macro } from '../../plan-model/index.js';
import { MEAL_TYPES, type MealType } from '../../recipes/index.js';

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
  @ApiProperty({ description: 'The food as it was entered' })
  name: string;

  @ApiProperty({ type: [String], description: 'The foods it stands for in the food table' })
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

  @ApiProperty({ type: 'integer', nullable: true, description: 'Per meal as eaten' })
  maxCalories: number | null;

  @ApiProperty({ type: MacroBoundsResponse, description: 'Grams per meal as eaten' })
  perMeal: MacroBoundsResponse;

  @ApiProperty({ type: CaloriesByTypeResponse })
  caloriesByType: CaloriesByTypeResponse;

  @ApiProperty({ type: 'integer', nullable: true })
  maxIngredients: number | null;

  @ApiProperty({ type: [ExcludedFoodResponse] })
  excludedFoods: ExcludedFoodResponse[];

  @ApiProperty({ enum: ALLERGENS, isArray: true })
  excludedAllergens: Allergen[];

  @ApiProperty({ type: 'integer', description: 'How often one recipe may be used in 7 days' })
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
      'The macros were only suggested by the goal: at least 95% of the protein, and carbs and fat within 20%',
  })
  looseMacros?: Macro[];

  @ApiProperty({ type: Number, nullable: true, required: false, description: 'The minimum grams every day' })
  minDailyProtein?: number | null;

  @ApiProperty({ required: false, description: 'No recipe combines both' })
  keepsMeatApartFromDairy?: boolean;

  @ApiProperty({
    type: [ExcludedFoodResponse],
    required: false,
    description: 'Preferred, but not guaranteed',
  })
  likedFoods?: ExcludedFoodResponse[];
}
