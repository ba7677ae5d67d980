import { LinesField, PartField, SomeOfField } from '../../../../platform/http/body-fields.js';
import { TextField, WholeNumberField, YesNoField } from '../../../../platform/http/fields.js';
import { DIETARY_TAGS, type DietaryTag } from '../../../foods/index.js';
import { SideRequest } from '../../dto/side.request.js';
import { MEAL_TYPES, type MealType } from '../../recipe.entity.js';
import { checkedSide } from '../../side.js';
import type { WrittenRecipe } from '../written-recipe.js';
import { EnteredNutritionRequest } from './entered-nutrition.request.js';

export const IngredientLinesField = () =>
  LinesField({
    most: 60,
    max: 200,
    required: 'Please name at least one ingredient',
    description: 'One ingredient per line: `200 g chicken breast, sliced`. Amounts are for all servings',
  });

export const ServingsField = () =>
  WholeNumberField({ min: 1, max: 100, invalid: 'Please enter from 1 to 100 servings' });

const INVALID_MINUTES = 'Please enter whole minutes, 0 if there are none';

const MinutesField = () =>
  WholeNumberField({
    min: 0,
    max: 10_000,
    invalid: INVALID_MINUTES,
    description: 'Minutes',
  });

/** The content of a recipe as its author writes it. */
export class RecipeContentRequest {
  @TextField({ min: 1, max: 255, required: 'Please enter a name' }) name: string;
  @TextField({ max: 2000, lines: true, optional: true }) description?: string;
  @SomeOfField(MEAL_TYPES, { required: 'Please choose at least one meal' }) mealTypes: MealType[];
  @TextField({ max: 50, optional: true, nullable: true }) cuisine?: string | null;
  @ServingsField() servings: number;
  @MinutesField() prepTimeMinutes: number;
  @MinutesField() cookTimeMinutes: number;

  @WholeNumberField({
    min: 0,
    max: 10_000,
    optional: true,
    invalid: INVALID_MINUTES,
    description: 'Minutes of chilling, marinating, and the like, when nobody is needed; 0 by default',
  })
  restTimeMinutes?: number;

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
    description: 'If omitted or null, the numbers, tags, and allergens are computed from the ingredients',
  })
  nutrition?: EnteredNutritionRequest | null;

  @SomeOfField(DIETARY_TAGS, {
    optional: true,
    nullable: true,
    description:
      'Used only with entered numbers; by default, the tags that follow from the known ingredients',
  })
  dietaryTags?: DietaryTag[] | null;

  @YesNoField({
    optional: true,
    nullable: true,
    description:
      "Whether generated plans may use it while it is a trainer's own; by default, only if its numbers are computed",
  })
  isForPlans?: boolean | null;

  @PartField(SideRequest, { optional: true, nullable: true, description: 'Left out or null: it is a dish' })
  side?: SideRequest | null;

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
      restTimeMinutes: this.restTimeMinutes ?? 0,
      ingredients: this.ingredients,
      instructions: this.instructionsText,
      nutrition: this.nutrition?.perServing ?? null,
      dietaryTags: this.dietaryTags ? DIETARY_TAGS.filter((tag) => this.dietaryTags?.includes(tag)) : null,
      isForPlans: this.isForPlans ?? null,
      side: this.side ? checkedSide(this.side) : null,
    };
  }
}
