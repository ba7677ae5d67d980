import { CountField, IdField, IdsField, YesNoField } from '../../../../platform/http/fields.js';

/** Limits how many rows are locked at once. Trainers with more customers assign in several steps. */
const MAX_CUSTOMERS = 500;

export class AssignRecipeRequest {
  @IdField() recipeId: string;

  @IdsField({ max: MAX_CUSTOMERS, description: 'Who has it from now on; nobody if empty' })
  customerIds: string[];

  @IdsField({
    max: MAX_CUSTOMERS,
    optional: true,
    description:
      'The customers this request decides on, including those named above; everyone else keeps what they have',
  })
  among?: string[];

  @YesNoField({
    optional: true,
    description:
      'Confirms that the recipe may break what a profile says; without it, such a recipe is refused with 409',
  })
  confirmsRestrictions?: boolean;
}

export class ListAssignedRecipesRequest {
  @CountField({ min: 1, max: 1_000_000, fallback: 1 }) page: number = 1;
  @CountField({ min: 1, max: 100, fallback: 12 }) limit: number = 12;
}
