import { ApiProperty } from '@nestjs/swagger';
import { RecipeCardResponse } from '../../dto/recipe.response.js';
import { OWN_STATES, type OwnState } from '../own-recipes-list.js';

/** The shape of what own-recipes-list.ts has the database write. */
class OwnRecipeResponse extends RecipeCardResponse {
  @ApiProperty({ enum: OWN_STATES, description: "`approved`: the library's from then on" })
  state: OwnState;

  @ApiProperty({
    type: String,
    format: 'date-time',
    nullable: true,
    description: 'When an admin returned it; null once it is offered again',
  })
  declinedAt: string | null;

  @ApiProperty({ type: String, nullable: true })
  declineReason: string | null;

  @ApiProperty({ format: 'date-time' })
  lastUpdatedTimestamp: string;
}

export class OwnRecipesResponse {
  @ApiProperty({ type: [OwnRecipeResponse] })
  recipes: OwnRecipeResponse[];

  @ApiProperty({ type: 'integer', description: 'Across all pages' })
  total: number;
}
