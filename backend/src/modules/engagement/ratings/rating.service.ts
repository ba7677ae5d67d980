import { Injectable } from '@nestjs/common';
import type { Principal } from '../../../platform/access/principal.js';
import { NotFoundError } from '../../../platform/errors/app-error.js';
import { type Opinion, RatingQueries, type WrittenRating } from './rating.queries.js';
import { OwnRecipeError } from './ratings.errors.js';

@Injectable()
export class RatingService {
  constructor(private readonly ratings: RatingQueries) {}

  async rate(user: Principal, recipeId: string, opinion: Opinion) {
    const written = await this.ratings.rate(user, recipeId, opinion);
    return this.answer(recipeId, 'Thank you for rating this recipe!', written);
  }

  async takeBack(userId: string, recipeId: string) {
    const written = await this.ratings.takeBack(userId, recipeId);
    return this.answer(recipeId, 'Your rating has been removed.', written);
  }

  private async answer(recipeId: string, message: string, written: WrittenRating | undefined) {
    if (!written) throw new NotFoundError('Recipe not found');
    if (written.isOwn) throw new OwnRecipeError();
    const summary = await this.ratings.readSummary(recipeId);
    return `{"message":${JSON.stringify(message)},"data":{"rating":${written.rating},"summary":${summary}}}`;
  }
}
