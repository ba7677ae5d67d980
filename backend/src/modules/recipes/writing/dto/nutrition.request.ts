import { IdField } from '../../../../platform/http/fields.js';
import { IngredientLinesField, ServingsField } from './recipe-content.request.js';

export class NutritionRequest {
  @IngredientLinesField()
  lines: string[];

  @ServingsField()
  servings: number;

  @IdField({
    optional: true,
    nullable: true,
    description: 'Of the recipe that is being rewritten: lines that it has already mean what they meant',
  })
  recipeId?: string | null;
}
