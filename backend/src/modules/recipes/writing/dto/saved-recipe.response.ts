import { Id, Part, YesNo } from '../../../../platform/http/answers.js';
import { MessageResponse } from '../../../../platform/http/message.response.js';
import type { Recipe } from '../../recipe.entity.js';

class SavedRecipe {
  @Id() id: string;
  @YesNo() isApproved: boolean;
  @YesNo('Whether it is waiting for an admin to decide') isOffered: boolean;
}

/** The answer after a recipe was saved, from which a page tells where the recipe is now. */
export class SavedRecipeResponse extends MessageResponse {
  @Part(SavedRecipe) data: SavedRecipe;

  constructor(message: string, { id, isApproved, offeredAt }: Recipe) {
    super(message);
    this.data = { id, isApproved, isOffered: !isApproved && offeredAt !== null };
  }
}
