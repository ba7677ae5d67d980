import { ListOf, Maybe, Text, WholeNumber } from '../../../../platform/http/answers.js';
import type { SuggestedFood } from '../../../wish-reader/index.js';

export class FoodSuggestionResponse {
  @Text('A word by which excluded and liked foods can be named') name: string;
  @Maybe(Text('Another name of it, by which it was found')) otherName: string | null;
  @ListOf(Text(), 'Some of the foods that it stands for in a plan') foods: string[];
  @WholeNumber('The number of foods that it stands for') foodCount: number;

  constructor({ name, otherName, foods, foodCount }: SuggestedFood) {
    this.name = name;
    this.otherName = otherName;
    this.foods = foods;
    this.foodCount = foodCount;
  }
}
