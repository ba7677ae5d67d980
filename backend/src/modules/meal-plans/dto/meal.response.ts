import { Amount, Choice, ListOf, Part, Sometimes, WholeNumber } from '../../../platform/http/answers.js';
import type { Cooking, PlanMeal, PlanRecipe } from '../../plan-model/index.js';
import { MEAL_TYPES, type MealType } from '../../recipes/index.js';
import { MealRecipeResponse } from './meal-recipe.response.js';

/** The position of a meal in a plan. */
export class PlaceResponse {
  @WholeNumber('Counted from 1') day: number;
  @WholeNumber('Counted from 1, in the order of the day') mealNumber: number;
}

class PotResponse {
  @Amount('How many servings are cooked in all') servings: number;
  @ListOf(WholeNumber(), 'The later days on which the rest is eaten') laterDays: number[];

  constructor({ meal, eatenAt, servings }: Cooking) {
    this.servings = servings;
    this.laterDays = [...new Set(eatenAt.map(({ day }) => day))].filter((day) => day !== meal.day);
  }
}

/** When and how much is eaten. */
export class PortionResponse extends PlaceResponse {
  @Choice(MEAL_TYPES) mealType: MealType;
  @Amount('How many servings are eaten, 0.5 to 2') servings: number;
  @Sometimes(Part(PlaceResponse, 'The earlier meal that cooked it, if these are leftovers'))
  leftoverOf?: PlaceResponse;

  @Sometimes(Part(PotResponse, 'What is cooked here, if later meals eat of it'))
  pot?: PotResponse;

  constructor(meal: PlanMeal, pot?: Cooking) {
    super();
    this.day = meal.day;
    this.mealNumber = meal.mealNumber;
    this.mealType = meal.mealType;
    this.servings = meal.servings;
    if (meal.leftoverOf) this.leftoverOf = meal.leftoverOf;
    if (pot) this.pot = new PotResponse(pot);
  }
}

export class MealResponse extends PortionResponse {
  @Part(MealRecipeResponse) recipe: MealRecipeResponse;

  constructor(meal: PlanMeal, recipe: PlanRecipe, pot?: Cooking) {
    super(meal, pot);
    this.recipe = new MealRecipeResponse(recipe);
  }
}
