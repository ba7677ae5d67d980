import { DecimalField } from '../../../../platform/http/body-fields.js';
import { WholeNumberField } from '../../../../platform/http/fields.js';
import type { RecipeNutrition } from '../../recipe.entity.js';
import { MAXIMA } from '../written-recipe.js';

export class EnteredNutritionRequest {
  @WholeNumberField({
    min: 0,
    max: MAXIMA.kcal,
    invalid: 'Please enter the calories in whole kcal',
    description: 'Per serving, like all of these',
  })
  caloriesKcal: number;

  @DecimalField({ max: MAXIMA.protein }) proteinGrams: number;
  @DecimalField({ max: MAXIMA.carbs, description: 'Including fiber' }) carbsGrams: number;
  @DecimalField({ max: MAXIMA.fat }) fatGrams: number;
  @DecimalField({ max: MAXIMA.fibre, optional: true, nullable: true }) fibreGrams?: number | null;
  @DecimalField({ max: MAXIMA.sugar, optional: true, nullable: true }) sugarGrams?: number | null;
  @WholeNumberField({ min: 0, max: MAXIMA.sodium, optional: true, nullable: true }) sodiumMg?: number | null;

  get perServing(): RecipeNutrition['perServing'] {
    return {
      kcal: this.caloriesKcal,
      protein: this.proteinGrams,
      carbs: this.carbsGrams,
      fat: this.fatGrams,
      fibre: this.fibreGrams ?? undefined,
      sugar: this.sugarGrams ?? undefined,
      sodium: this.sodiumMg ?? undefined,
    };
  }
}
