import { ApiProperty } from '@nestjs/swagger';
import { MessageResponse } from '../../../../platform/http/message.response.js';
import { RecipeCardResponse } from '../../../recipes/index.js';

class FavoriteState {
  @ApiProperty()
  isFavorited: boolean;
}

export class FavoriteCheckResponse {
  @ApiProperty({ type: FavoriteState })
  data: FavoriteState;

  constructor(isFavorited: boolean) {
    this.data = { isFavorited };
  }
}

export class ChangedFavoriteResponse extends MessageResponse {
  @ApiProperty({ type: FavoriteState })
  data: FavoriteState;

  constructor(message: string, isFavorited: boolean) {
    super(message);
    this.data = { isFavorited };
  }
}

/** The shape of what favorites.service.ts has the database write. */
class FavoriteResponse extends RecipeCardResponse {
  @ApiProperty({ format: 'date-time' })
  favoriteDate: string;

  @ApiProperty({ type: String, nullable: true })
  notes: string | null;
}

export class FavoritesResponse {
  @ApiProperty({ type: [FavoriteResponse] })
  recipes: FavoriteResponse[];

  @ApiProperty({ type: 'integer', description: 'Across all pages' })
  total: number;
}
