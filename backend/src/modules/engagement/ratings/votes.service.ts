import { Injectable } from '@nestjs/common';
import { NotFoundError } from '../../../platform/errors/app-error.js';
import { OwnRatingError } from './ratings.errors.js';
import { VoteQueries } from './vote.queries.js';

/** Lets everyone except its author say whether a review helps. */
@Injectable()
export class VotesService {
  constructor(private readonly votes: VoteQueries) {}

  /** Returns how many users it has helped. */
  async vote(userId: string, ratingId: string, isHelpful: boolean): Promise<number> {
    requireOthers(await this.votes.vote(userId, ratingId, isHelpful));
    return this.votes.countVotes(ratingId);
  }

  async takeBack(userId: string, ratingId: string): Promise<number> {
    requireOthers(await this.votes.takeBack(userId, ratingId));
    return this.votes.countVotes(ratingId);
  }
}

function requireOthers(rating: { isOwn: boolean } | undefined): void {
  if (!rating) throw new NotFoundError();
  if (rating.isOwn) throw new OwnRatingError();
}
