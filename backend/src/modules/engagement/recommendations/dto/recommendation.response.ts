import { ApiProperty } from '@nestjs/swagger';
import { RecipeCardResponse } from '../../../recipes/index.js';

class RecommendedRecipeResponse extends RecipeCardResponse {
  @ApiProperty({ description: 'From what the user has done' })
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
