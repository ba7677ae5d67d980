import { ApiProperty } from '@nestjs/swagger';
import { AISLES } from '../../foods/index.js';
import type { ShoppingItem } from '../../plan-model/index.js';

export class ShoppingItemResponse {
  @ApiProperty()
  ingredient: string;

  @ApiProperty({ type: Number, nullable: true, description: 'Null means as needed' })
  totalAmount: number | null;

  @ApiProperty({ type: String, nullable: true })
  unit: string | null;

  @ApiProperty({ type: [String] })
  usedInRecipes: string[];

  @ApiProperty({ type: Number, nullable: true, description: 'Exactly what the meals need' })
  grams: number | null;

  @ApiProperty({ type: String, nullable: true })
  foodId: string | null;

  @ApiProperty({ enum: AISLES })
  aisle: ShoppingItem['aisle'];
}

class PrepStepResponse {
  @ApiProperty({ type: 'integer' })
  step: number;

  @ApiProperty()
  instruction: string;

  @ApiProperty({ description: 'Minutes from its beginning to its end' })
  estimatedTime: number;

  @ApiProperty({ type: [String] })
  ingredients: string[];
}

class StorageAdviceResponse {
  @ApiProperty()
  ingredient: string;

  @ApiProperty()
  method: string;

  @ApiProperty()
  duration: string;
}

/** What is done once at the start of the week. */
export class MealPrepResponse {
  @ApiProperty({ description: 'Minutes, counting parallel steps once' })
  totalPrepTime: number;

  @ApiProperty({ type: [ShoppingItemResponse] })
  shoppingList: ShoppingItemResponse[];

  @ApiProperty({ type: [PrepStepResponse] })
  prepInstructions: PrepStepResponse[];

  @ApiProperty({ type: [StorageAdviceResponse] })
  storageInstructions: StorageAdviceResponse[];
}
