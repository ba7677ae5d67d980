import { ListOf, Maybe, Text, WholeNumber } from '../../../../platform/http/answers.js';
import type { SuggestedFood } from '../../../wish-reader/index.js';

export class FoodSuggestionResponse {
  @Text('A word that excluded and liked foods can be named by') name: string;
  @Maybe(Text('Another name of it, by which it was found')) otherName: string | null;
  @ListOf(Text(), 'Some of the foods that it means in a plan') foods: string[];
  @WholeNumber('How many foods it means in all') foodCount: number;

  constructor({ name, otherName, foods, foodCount }: SuggestedFood) {
    this.name = name;
    this.otherName = otherName;
    this.foods = foods;
    this.foodCount = foodCount;
  }
}
