import {
  Amount,
  Choice,
  Id,
  ListOf,
  Part,
  Sometimes,
  Text,
  WholeNumber,
  YesNo,
} from '../../../platform/http/answers.js';
import {
  type Cooking,
  handsOnMinutesOfMeal,
  kitchenMinutesOf,
  type PlanMeal,
  type PlanRecipe,
  recipeOf,
  sideAmountText,
  type Totals,
  totalsOfMeals,
} from '../../plan-model/index.js';
import { MEAL_TYPES, type MealType, type RecipeSide, SideResponse } from '../../recipes/index.js';
import { MealRecipeResponse } from './meal-recipe.response.js';
import { TotalsResponse } from './plan-facts.response.js';

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
  @Amount('How many servings are eaten: 0.5 to 2 of a dish, up to 6 of a side') servings: number;
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

/** What is eaten beside a dish, as visitors may see it. */
export class SideOfMealResponse {
  @Text() name: string;
  @Amount('How many servings are eaten') servings: number;
  @Text('How much that is, as a cook measures it: "75 g" or "2 slices, 60 g"') amountText: string;

  constructor(recipe: PlanRecipe, servings: number) {
    this.name = recipe.name;
    this.servings = servings;
    this.amountText = sideAmountText(recipe, servings);
  }
}

export class MealSideResponse extends SideOfMealResponse {
  @Id() recipeId: string;
  @Part(SideResponse) side: SideResponse;
  @YesNo("Whether it was the trainer's own recipe, not the library's, when the plan was made") isOwn: boolean;

  constructor(recipe: PlanRecipe, servings: number) {
    super(recipe, servings);
    this.recipeId = recipe.id;
    this.side = new SideResponse(recipe.side as RecipeSide);
    this.isOwn = recipe.isOwn ?? false;
  }
}

/** What a meal amounts to, and how long it takes to make. */
export class WholeMealResponse extends PortionResponse {
  @Part(TotalsResponse, 'The dish and its sides together') totals: Totals;

  @Amount('Preparation and cooking of the longest recipe that is made for it; leftovers take none')
  kitchenMinutes: number;

  @Amount('How long it needs a cook, for all recipes that are made for it') handsOnMinutes: number;

  constructor(meal: PlanMeal, recipes: ReadonlyMap<string, PlanRecipe>, pot?: Cooking) {
    super(meal, pot);
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
