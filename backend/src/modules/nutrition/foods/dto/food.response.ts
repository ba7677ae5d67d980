import {
  Amount,
  Choice,
  Id,
  ListOf,
  Maybe,
  Part,
  Text,
  WholeNumber,
} from '../../../../platform/http/answers.js';
import { EatenFiguresResponse } from '../../dto/figures.response.js';
import type { FoundFood, LastAmount } from '../food-finder.js';
import { OWN_FOOD_PER, type OwnFood, type OwnFoodPer } from '../own-food.entity.js';

class OfferedAmountResponse {
  @Text({ example: '1 cup, sliced' }) label: string;
  @Amount() grams: number;
}

class LastAmountResponse implements LastAmount {
  @Amount() amount: number;
  @Text() measure: string;
  @Text('The amount in words') text: string;
}

export class FoundFoodResponse implements FoundFood {
  @Text({ description: 'Names it where it is logged', example: 'food:banana' }) id: string;
  @Choice(['food', 'recipe', 'own']) kind: FoundFood['kind'];
  @Text() name: string;
  @Maybe(Text('The exact description, if the name is an everyday one')) detail: string | null;
  @Choice(['100 g', 'serving'], 'What the figures are for') per: FoundFood['per'];
  @Maybe(Amount('What a serving weighs, if that is known')) servingGrams: number | null;
  @Part(EatenFiguresResponse) figures: EatenFiguresResponse;
  @ListOf(Part(OfferedAmountResponse), 'Household measures and what they weigh')
  amounts: OfferedAmountResponse[];
  @Maybe(Part(LastAmountResponse)) last: LastAmountResponse | null;
}

export class FoundFoodsResponse {
  @ListOf(Part(FoundFoodResponse), 'What is most likely meant comes first') foods: FoundFoodResponse[];

  constructor(foods: FoundFood[]) {
    this.foods = foods;
  }
}

export class OwnFoodResponse {
  @Id() id: string;
  @Text() name: string;
  @Choice(OWN_FOOD_PER, 'What the figures are for') per: OwnFoodPer;
  @Maybe(Amount('What a serving weighs, if that is known')) servingGrams: number | null;
  @Part(EatenFiguresResponse) figures: EatenFiguresResponse;

  constructor({ id, name, per, servingGrams, figures }: OwnFood) {
    this.id = id;
    this.name = name;
    this.per = per;
    this.servingGrams = servingGrams;
    this.figures = figures;
  }
}

export class OwnFoodsResponse {
  @ListOf(Part(OwnFoodResponse), 'By name') data: OwnFoodResponse[];
  @WholeNumber('On all pages') total: number;

  constructor([foods, total]: [OwnFood[], number]) {
    this.data = foods.map((food) => new OwnFoodResponse(food));
    this.total = total;
  }
}

export class SavedOwnFoodResponse {
  @Text() message: string;
  @Part(OwnFoodResponse) data: OwnFoodResponse;

  constructor(message: string, food: OwnFood) {
    this.message = message;
    this.data = new OwnFoodResponse(food);
  }
}
