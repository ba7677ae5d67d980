import { ListOf, Part, Text } from '../../../../platform/http/answers.js';
import { RecipeCardResponse } from '../../../recipes/index.js';

class RecommendedRecipeResponse extends RecipeCardResponse {
  @Text('Based on what you have rated, favorited, and cooked') reason: string;
}

export class RecommendedRecipesResponse {
  @ListOf(Part(RecommendedRecipeResponse)) recipes: RecommendedRecipeResponse[];
}

export class SimilarRecipesResponse {
  @ListOf(Part(RecipeCardResponse)) recipes: RecipeCardResponse[];
}
