import { IdField } from '../../../../platform/http/fields.js';
import { IngredientLinesField, ServingsField } from './recipe-content.request.js';

export class NutritionRequest {
  @IngredientLinesField() lines: string[];
  @ServingsField() servings: number;

  @IdField({
    optional: true,
    nullable: true,
    description: 'The recipe being edited: its existing lines keep their meaning',
  })
  recipeId?: string | null;
}
