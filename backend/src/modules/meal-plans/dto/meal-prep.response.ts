import { Amount, Choice, ListOf, Maybe, Part, Text, WholeNumber } from '../../../platform/http/answers.js';
import { AISLES } from '../../foods/index.js';
import type { ShoppingItem } from '../../plan-model/index.js';

export class ShoppingItemResponse {
  @Text() ingredient: string;
  @Maybe(Amount('Null means as needed')) totalAmount: number | null;
  @Maybe(Text()) unit: string | null;
  @ListOf(Text()) usedInRecipes: string[];
  @Maybe(Amount('Exactly what the meals need')) grams: number | null;
  @Maybe(Text()) foodId: string | null;
  @Choice(AISLES) aisle: ShoppingItem['aisle'];
}

class PrepStepResponse {
  @WholeNumber() step: number;
  @Text() instruction: string;
  @Amount('Minutes from its beginning to its end') estimatedTime: number;
  @ListOf(Text()) ingredients: string[];
}

class StorageAdviceResponse {
  @Text() ingredient: string;
  @Text() method: string;
  @Text() duration: string;
}

/** The preparation that is done once at the start of the week. */
export class MealPrepResponse {
  @Amount('Minutes, counting parallel steps once') totalPrepTime: number;
  @ListOf(Part(ShoppingItemResponse)) shoppingList: ShoppingItemResponse[];
  @ListOf(Part(PrepStepResponse)) prepInstructions: PrepStepResponse[];
  @ListOf(Part(StorageAdviceResponse)) storageInstructions: StorageAdviceResponse[];
}
