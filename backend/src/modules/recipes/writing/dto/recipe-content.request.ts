import { DecimalField, LinesField, PartField, SomeOfField } from '../../../../platform/http/body-fields.js';
import { TextField, WholeNumberField, YesNoField } from '../../../../platform/http/fields.js';
import { DIETARY_TAGS, type DietaryTag } from '../../../foods/index.js';
import { MEAL_TYPES, type MealType, type RecipeNutrition } from '../../recipe.entity.js';
import { MAXIMA, type WrittenRecipe } from '../written-recipe.js';

export const IngredientLinesField = () =>
  LinesField({
    most: 60,
    max: 200,
    required: 'Please name at least one ingredient',
    description: 'One ingredient per line: `200 g chicken breast, sliced`. Amounts are for all servings',
  });

export const ServingsField = () =>
  WholeNumberField({ min: 1, max: 100, invalid: 'Please enter from 1 to 100 servings' });

const MinutesField = () =>
  WholeNumberField({
    min: 0,
    max: 10_000,
    invalid: 'Please enter whole minutes, 0 if there are none',
    description: 'Minutes',
  });

class EnteredNutritionRequest {
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

/** The content of a recipe as its author writes it. */
export class RecipeContentRequest {
  @TextField({ min: 1, max: 255, required: 'Please enter a name' }) name: string;
  @TextField({ max: 2000, lines: true, optional: true }) description?: string;
  @SomeOfField(MEAL_TYPES, { required: 'Please choose at least one meal' }) mealTypes: MealType[];
  @TextField({ max: 50, optional: true, nullable: true }) cuisine?: string | null;
  @ServingsField() servings: number;
  @MinutesField() prepTimeMinutes: number;
  @MinutesField() cookTimeMinutes: number;
  @IngredientLinesField() ingredients: string[];

  @TextField({
    min: 1,
    max: 10_000,
    lines: true,
    required: 'Please enter the instructions',
    description: 'One step per line',
  })
  instructionsText: string;

  @PartField(EnteredNutritionRequest, {
    optional: true,
    nullable: true,
    description: 'Left out or null: the numbers, tags and allergens are computed from the ingredients',
  })
  nutrition?: EnteredNutritionRequest | null;

  @SomeOfField(DIETARY_TAGS, {
    optional: true,
    nullable: true,
    description: 'Heard beside entered numbers only; left out, those that follow from what is known',
  })
  dietaryTags?: DietaryTag[] | null;

  @YesNoField({
    optional: true,
    nullable: true,
    description:
      "Whether generated plans may use it while it is a trainer's own; by default, only if its numbers are computed",
  })
  isForPlans?: boolean | null;

  @TextField({ max: 500, optional: true, nullable: true }) sourceReference?: string | null;

  get written(): WrittenRecipe {
    return {
      name: this.name,
      description: this.description ?? '',
      mealTypes: MEAL_TYPES.filter((meal) => this.mealTypes.includes(meal)),
      cuisine: this.cuisine?.toLowerCase() || null,
      servings: this.servings,
      prepTimeMinutes: this.prepTimeMinutes,
      cookTimeMinutes: this.cookTimeMinutes,
      ingredients: this.ingredients,
      instructions: this.instructionsText,
      nutrition: this.nutrition?.perServing ?? null,
      dietaryTags: this.dietaryTags ? DIETARY_TAGS.filter((tag) => this.dietaryTags?.includes(tag)) : null,
      isForPlans: this.isForPlans ?? null,
    };
  }
}
