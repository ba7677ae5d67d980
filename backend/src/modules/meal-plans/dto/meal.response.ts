import {
  Amount,
  Choice,
  ListOf,
  Maybe,
  Part,
  Sometimes,
  WholeNumber,
} from '../../../platform/http/answers.js';
import {
  type Cooking,
  handsOnMinutesOfMeal,
  kitchenMinutesOf,
  type PlanMeal,
  type PlanRecipe,
  recipeOf,
  type Totals,
  totalsOfMeals,
  warmUpMinutesOf,
} from '../../plan-model/index.js';
import { MEAL_TYPES, type MealType } from '../../recipes/index.js';
import { MealRecipeResponse } from './meal-recipe.response.js';
import { MealSideResponse } from './meal-side.response.js';
import { TotalsResponse } from './plan-facts.response.js';

/** The position of a meal in a plan. */
export class PlaceResponse {
  @WholeNumber('Counted from 1') day: number;
  @WholeNumber('Counted from 1, in the order of the day') mealNumber: number;
}

class PotResponse {
  @Amount('How many servings are cooked in all') servings: number;
  @Amount('How many of them no meal of the plan eats') left: number;
  @ListOf(WholeNumber(), 'The later days on which the rest is eaten') laterDays: number[];

  constructor({ meal, eatenAt, servings, left }: Cooking) {
    this.servings = servings;
    this.left = left;
    this.laterDays = [...new Set(eatenAt.map(({ day }) => day))].filter((day) => day !== meal.day);
  }
}

/** When and how much is eaten. */
export class PortionResponse extends PlaceResponse {
  @Choice(MEAL_TYPES) mealType: MealType;
  @Amount('How many servings are eaten: 0.5 to 2 of a dish, up to 6 of a side') servings: number;
  @Sometimes(Part(PlaceResponse, 'The earlier meal that cooked it, if these are leftovers'))
  leftoverOf?: PlaceResponse;

  @Sometimes(Part(PotResponse, 'What is cooked here, if later meals eat of it or something is left'))
  pot?: PotResponse;

  @Maybe(Amount('The minutes of warming up, if these are leftovers of a cooked dish')) warmUpMinutes:
    | number
    | null;

  constructor(meal: PlanMeal, recipe: PlanRecipe, pot?: Cooking) {
    super();
    this.day = meal.day;
    this.mealNumber = meal.mealNumber;
    this.mealType = meal.mealType;
    this.servings = meal.servings;
    this.warmUpMinutes = warmUpMinutesOf(meal, recipe);
    if (meal.leftoverOf) this.leftoverOf = meal.leftoverOf;
    if (pot) this.pot = new PotResponse(pot);
  }
}

/** A meal with its totals and the time that it takes to make. */
export class WholeMealResponse extends PortionResponse {
  @Part(TotalsResponse, 'The dish and its sides together') totals: Totals;

  @Amount('Preparation and cooking of the longest recipe that is made for it; leftovers take none')
  kitchenMinutes: number;

  @Amount('How long it needs a cook, for all recipes that are made for it') handsOnMinutes: number;

  constructor(meal: PlanMeal, recipes: ReadonlyMap<string, PlanRecipe>, pot?: Cooking) {
    super(meal, recipeOf(meal, recipes), pot);
    this.totals = totalsOfMeals([meal], recipes);
    this.kitchenMinutes = kitchenMinutesOf(meal, recipes);
    this.handsOnMinutes = handsOnMinutesOfMeal(meal, recipes);
  }
}

export class MealResponse extends WholeMealResponse {
  @Part(MealRecipeResponse) recipe: MealRecipeResponse;
  @ListOf(Part(MealSideResponse), 'What is eaten beside the dish') sides: MealSideResponse[];

  constructor(meal: PlanMeal, recipes: ReadonlyMap<string, PlanRecipe>, pot?: Cooking) {
    super(meal, recipes, pot);
    this.recipe = new MealRecipeResponse(recipeOf(meal, recipes));
    this.sides = (meal.sides ?? []).map(
      (side) => new MealSideResponse(recipeOf(side, recipes), side.servings),
    );
  }
}
