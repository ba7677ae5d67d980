import { ApiProperty } from '@nestjs/swagger';
import { RecipeCardResponse } from '../../../recipes/index.js';

class RecommendedRecipeResponse extends RecipeCardResponse {
  @ApiProperty({ description: 'Based on what you have rated, favorited, and cooked' })
  reason: string;
}

export class RecommendedRecipesResponse {
  @ApiProperty({ type: [RecommendedRecipeResponse] })
  recipes: RecommendedRecipeResponse[];
}

export class SimilarRecipesResponse {
  @ApiProperty({ type: [RecipeCardResponse] })
  recipes: RecipeCardResponse[];
}
