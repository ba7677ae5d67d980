import { IdsField, MomentField, TextField, YesNoField } from '../../../../platform/http/fields.js';
import { RecipeContentRequest } from '../../writing/dto/recipe-content.request.js';

export const MAX_AT_ONCE = 500;

export class CreateRecipeRequest extends RecipeContentRequest {
  @YesNoField({
    optional: true,
    description: 'Add it to the library right away; otherwise it waits in the queue',
  })
  isApproved?: boolean;
}

/** The owner may change a recipe until the moment of its approval, so the admin says which state they have seen. */
const AsOfField = () =>
  MomentField({
    optional: true,
    description: 'When you opened the list: recipes changed since then are not approved',
  });

export class ApproveRecipeRequest {
  @AsOfField() asOf?: Date;
}

export class ApproveRecipesRequest {
  @IdsField({ max: MAX_AT_ONCE, required: 'No recipes to approve' }) recipeIds: string[];
  @AsOfField() asOf?: Date;
}

export class DeleteRecipesRequest {
  @IdsField({ max: MAX_AT_ONCE, required: 'No recipes to delete' }) recipeIds: string[];
}

/** The IDs stand in an address, which has no room for as many as a request to delete them. */
const MAX_IN_ADDRESS = 100;

export class RecipeDependentsRequest {
  @IdsField({
    max: MAX_IN_ADDRESS,
    required: 'No recipes to look up',
    inQuery: true,
    description: 'The recipes, in the order of the answer',
  })
  id: string[];
}

export class DeclineRecipeRequest {
  @TextField({ max: 500, lines: true, optional: true, nullable: true, description: 'A note to its owner' })
  reason?: string | null;
}
