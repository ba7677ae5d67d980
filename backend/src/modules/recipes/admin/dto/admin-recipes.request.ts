import { IdsField, TextField, YesNoField } from '../../../../platform/http/fields.js';
import { RecipeContentRequest } from '../../writing/dto/recipe-content.request.js';

export const MOST_AT_ONCE = 500;

export class CreateRecipeRequest extends RecipeContentRequest {
  @YesNoField({ optional: true, description: 'Straight into the library; otherwise it waits in the queue' })
  isApproved?: boolean;
}

export class ApproveRecipesRequest {
  @IdsField({ max: MOST_AT_ONCE, required: 'No recipes to approve' })
  recipeIds: string[];
}

export class DeleteRecipesRequest {
  @IdsField({ max: MOST_AT_ONCE, required: 'No recipes to delete' })
  recipeIds: string[];
}

export class DeclineRecipeRequest {
  @TextField({ max: 500, lines: true, optional: true, nullable: true, description: 'For its owner' })
  reason?: string | null;
}
