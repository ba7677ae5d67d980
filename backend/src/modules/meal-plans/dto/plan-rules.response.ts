import {
  Amount,
  Choice,
  ListOf,
  Maybe,
  Part,
  Sometimes,
  Text,
  WholeNumber,
  YesNo,
} from '../../../platform/http/answers.js';
import { ALLERGENS, type Allergen, DIETARY_TAGS, type DietaryTag } from '../../foods/index.js';
import { MACROS, type Macro } from '../../plan-model/index.js';
import { MEAL_TYPES, type MealType } from '../../recipes/index.js';

export class BoundsResponse {
  @Maybe(Amount()) min: number | null;
  @Maybe(Amount()) max: number | null;
}

class CaloriesByTypeResponse {
  @Sometimes(Part(BoundsResponse)) breakfast?: BoundsResponse;
  @Sometimes(Part(BoundsResponse)) lunch?: BoundsResponse;
  @Sometimes(Part(BoundsResponse)) dinner?: BoundsResponse;
  @Sometimes(Part(BoundsResponse)) snack?: BoundsResponse;
}

export class ExcludedFoodResponse {
  @Text('The food as it was entered') name: string;
  @ListOf(Text(), 'The foods it stands for in the food table') foodIds: string[];
}

/** What was asked of a plan; null or empty where nothing was. */
export class PlanRulesResponse {
  @Maybe(Choice(MEAL_TYPES)) mealType: MealType | null;
  @ListOf(Choice(DIETARY_TAGS)) dietaryTags: DietaryTag[];
  @Maybe(WholeNumber()) maxPrepTime: number | null;
  @Maybe(WholeNumber('Per meal as eaten')) maxCalories: number | null;
  @Maybe(Amount('Grams per meal as eaten, like the next five')) minProtein: number | null;
  @Maybe(Amount()) maxProtein: number | null;
  @Maybe(Amount()) minCarbs: number | null;
  @Maybe(Amount()) maxCarbs: number | null;
  @Maybe(Amount()) minFat: number | null;
  @Maybe(Amount()) maxFat: number | null;
  @Part(CaloriesByTypeResponse) caloriesByType: CaloriesByTypeResponse;
  @Maybe(WholeNumber()) maxIngredients: number | null;
  @ListOf(Part(ExcludedFoodResponse)) excludedFoods: ExcludedFoodResponse[];
  @ListOf(Choice(ALLERGENS)) excludedAllergens: Allergen[];
  @WholeNumber('How often one recipe may be used in 7 days') maxUses: number;
  @Maybe(WholeNumber()) weekdayMinutes: number | null;
  @Maybe(WholeNumber()) weekendMinutes: number | null;

  @Sometimes(
    ListOf(
      Choice(MACROS),
      'The macros were only suggested by the goal: at least 95% of the protein, and carbs and fat within 20%',
    ),
  )
  looseMacros?: Macro[];

  @Sometimes(Maybe(Amount('The minimum grams every day'))) minDailyProtein?: number | null;
  @Sometimes(YesNo('No recipe combines both')) keepsMeatApartFromDairy?: boolean;

  @Sometimes(ListOf(Part(ExcludedFoodResponse), 'Preferred, but not guaranteed'))
  likedFoods?: ExcludedFoodResponse[];
}
