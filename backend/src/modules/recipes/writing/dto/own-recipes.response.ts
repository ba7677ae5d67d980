import { Choice, ListOf, Maybe, Moment, Part, Text, WholeNumber } from '../../../../platform/http/answers.js';
import { RecipeCardResponse } from '../../dto/recipe.response.js';
import { OWN_STATES, type OwnState } from '../own-recipe.queries.js';

/** Describes the JSON that own-recipe.queries.ts lets the database write. */
class OwnRecipeResponse extends RecipeCardResponse {
  @Choice(OWN_STATES, '`approved`: it belongs to the library') state: OwnState;
  @Maybe(Moment('When an admin returned it; null once it is offered again')) declinedAt: string | null;
  @Maybe(Text()) declineReason: string | null;
  @Moment() lastUpdatedTimestamp: string;
}

export class OwnRecipesResponse {
  @ListOf(Part(OwnRecipeResponse)) recipes: OwnRecipeResponse[];
  @WholeNumber('Across all pages') total: number;
}
