import { IngredientLinesField, ServingsField } from './recipe-content.request.js';

export class NutritionRequest {
  @IngredientLinesField()
  lines: string[];

  @ServingsField()
  servings: number;
}
