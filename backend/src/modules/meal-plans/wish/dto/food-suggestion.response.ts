import { ApiProperty } from '@nestjs/swagger';
import type { SuggestedFood } from '../../../wish-reader/index.js';

export class FoodSuggestionResponse {
  @ApiProperty({ description: 'A word that excluded and liked foods can be named by' })
  name: string;

  @ApiProperty({ type: String, nullable: true, description: 'Another name of it, by which it was found' })
  otherName: string | null;

  @ApiProperty({ type: [String], description: 'Some of the foods that it means in a plan' })
  foods: string[];

  @ApiProperty({ type: 'integer', description: 'How many foods it means in all' })
  foodCount: number;

  constructor({ name, otherName, foods, foodCount }: SuggestedFood) {
    this.name = name;
    this.otherName = otherName;
    this.foods = foods;
    this.foodCount = foodCount;
  }
}
