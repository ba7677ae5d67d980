import { PickType } from '@nestjs/swagger';
import { Amount, ListOf, Maybe, Part, Text, WholeNumber } from '../../../../platform/http/answers.js';
import { roundedTotals } from '../../../plan-model/index.js';
import { PlaceResponse } from '../../dto/meal.response.js';
import { MealRecipeResponse } from '../../dto/meal-recipe.response.js';
import type { UsesOfRest } from '../draft-uses.service.js';
import { SwapResponse } from './draft.response.js';

class UseResponse extends PickType(SwapResponse, ['recipe', 'servings', 'day', 'holds', 'breaks']) {
  @Part(PlaceResponse, 'The meal that is swapped') meal: PlaceResponse;
  @Amount('How much of the rest the portion uses') usedGrams: number;
}

class RestResponse {
  @Text() foodId: string;
  @Text() name: string;
  @Amount() grams: number;
  @WholeNumber('The day on which the package is opened') openedOn: number;
  @WholeNumber('The last day of the week on which the rest is still good') usableUntil: number;
}

/** Says how much of a food is left over, and lists swaps of single meals to dishes that use it, best first. */
export class UsesResponse {
  @Maybe(Part(RestResponse, 'Null if nothing worth another dish is left')) leftOver: RestResponse | null;
  @ListOf(Part(UseResponse)) uses: UseResponse[];

  constructor({ leftOver, uses }: UsesOfRest) {
    this.leftOver = leftOver && {
      ...{ foodId: leftOver.foodId, name: leftOver.name, grams: leftOver.grams },
      openedOn: leftOver.usableOn.from,
      usableUntil: leftOver.usableOn.to,
    };
    this.uses = uses.map(({ place, recipe, servings, usedGrams, day, breaks }) => ({
      meal: place,
      recipe: new MealRecipeResponse(recipe),
      servings,
      usedGrams,
      day: roundedTotals(day.actual),
      holds: day.holds,
      breaks,
    }));
  }
}
