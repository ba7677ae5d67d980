import { Amount, ListOf, Part, Text, YesNo } from '../../../../platform/http/answers.js';
import {
  amountsOfSide,
  type PlanRecipe,
  roundedTotals,
  sideAmountText,
  totalsOf,
} from '../../../plan-model/index.js';
import { MealRecipeResponse } from '../../dto/meal-recipe.response.js';
import { MealSideResponse } from '../../dto/meal-side.response.js';
import { TotalsResponse } from '../../dto/plan-facts.response.js';
import type { SidesOfMeal } from '../draft-sides.service.js';
import type { OfferedSide } from '../offered-sides.js';

class SideWithRecipeResponse extends MealSideResponse {
  @Part(MealRecipeResponse) recipe: MealRecipeResponse;
  @Part(TotalsResponse, 'The totals of this amount') totals: TotalsResponse;

  constructor(recipe: PlanRecipe, servings: number) {
    super(recipe, servings);
    this.recipe = new MealRecipeResponse(recipe);
    this.totals = roundedTotals(totalsOf(recipe, servings));
  }
}

class OfferedSideResponse extends SideWithRecipeResponse {
  @Part(TotalsResponse, 'The totals of the day with it') day: TotalsResponse;
  @YesNo('Whether the day would be within its targets') holds: boolean;
  @ListOf(Text(), 'Rules that the plan would no longer keep') breaks: string[];

  constructor({ recipe, servings, day, breaks }: OfferedSide) {
    super(recipe, servings);
    this.day = roundedTotals(day.actual);
    this.holds = day.holds;
    this.breaks = breaks;
  }
}

class SideAmountResponse {
  @Amount() servings: number;
  @Text('As a cook measures it') amountText: string;
}

class PresentSideResponse extends SideWithRecipeResponse {
  @ListOf(Part(SideAmountResponse), 'Every amount in which it is eaten') amounts: SideAmountResponse[];

  constructor(recipe: PlanRecipe, servings: number) {
    super(recipe, servings);
    this.amounts = amountsOfSide(this.side).map((amount) => ({
      servings: amount,
      amountText: sideAmountText(recipe, amount),
    }));
  }
}

/** Lists what is eaten beside a dish, and what could be, each in the amount that fits the day best. */
export class SidesOfMealResponse {
  @ListOf(Part(PresentSideResponse)) present: PresentSideResponse[];
  @ListOf(Part(OfferedSideResponse)) offered: OfferedSideResponse[];

  constructor({ present, offered }: SidesOfMeal) {
    this.present = present.map(({ recipe, servings }) => new PresentSideResponse(recipe, servings));
    this.offered = offered.map((side) => new OfferedSideResponse(side));
  }
}
