import { ListOf, Maybe, Moment, Part, Text, WholeNumber, YesNo } from '../../../../platform/http/answers.js';
import { MessageResponse } from '../../../../platform/http/message.response.js';
import { RecipeCardResponse } from '../../../recipes/index.js';

class FavoriteState {
  @YesNo() isFavorited: boolean;
}

export class FavoriteCheckResponse {
  @Part(FavoriteState) data: FavoriteState;

  constructor(isFavorited: boolean) {
    this.data = { isFavorited };
  }
}

export class ChangedFavoriteResponse extends MessageResponse {
  @Part(FavoriteState) data: FavoriteState;

  constructor(message: string, isFavorited: boolean) {
    super(message);
    this.data = { isFavorited };
  }
}

/** Describes the JSON that favorite.queries.ts lets the database write. */
class FavoriteResponse extends RecipeCardResponse {
  @Moment() favoriteDate: string;
  @Maybe(Text()) notes: string | null;
}

export class FavoritesResponse {
  @ListOf(Part(FavoriteResponse)) recipes: FavoriteResponse[];
  @WholeNumber('Across all pages') total: number;
}
