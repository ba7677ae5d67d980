import { Choice, ListOf, Text } from '../../../platform/http/answers.js';
import { AISLES, type Aisle, type Food } from '../food.js';
import { unitsOf } from '../food-search.js';
import { UNITS, type Unit } from '../units.js';

export class FoodResponse {
  @Text() id: string;
  @Text() name: string;
  @Choice(AISLES) aisle: Aisle;
  @ListOf(Choice(UNITS), 'The units whose weight is known') units: Unit[];

  constructor(food: Food) {
    this.id = food.id;
    this.name = food.name;
    this.aisle = food.aisle;
    this.units = unitsOf(food);
  }
}
