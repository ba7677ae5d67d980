import {
  Amount,
  Id,
  ListOf,
  Maybe,
  Moment,
  Part,
  Text,
  WholeNumber,
  YesNo,
} from '../../../../platform/http/answers.js';
import { MessageResponse } from '../../../../platform/http/message.response.js';

/** Describes the JSON that rating-json.sql.ts lets the database write. */
class RatingDistribution {
  @WholeNumber() 1: number;
  @WholeNumber() 2: number;
  @WholeNumber() 3: number;
  @WholeNumber() 4: number;
  @WholeNumber() 5: number;
}

class RatingSummaryResponse {
  @Amount('0 while nobody has rated') averageRating: number;
  @WholeNumber() totalRatings: number;
  @Part(RatingDistribution, 'How many people gave this many stars') ratingDistribution: RatingDistribution;
  @WholeNumber('How many of them have a written review') totalReviews: number;
  @WholeNumber('Helpful votes across all reviews') helpfulCount: number;
  @WholeNumber() wouldCookAgainCount: number;
  @WholeNumber('How many people answered the question, yes or no') wouldCookAgainAnswers: number;
  @Maybe(Amount('Null until someone answers')) averageDifficulty: number | null;
}

class OwnRatingResponse {
  @Id() id: string;
  @WholeNumber({ minimum: 1, maximum: 5 }) rating: number;
  @Maybe(Text()) reviewText: string | null;
  @Maybe(WholeNumber()) cookingDifficulty: number | null;
  @Maybe(YesNo()) wouldCookAgain: boolean | null;
  @Moment() createdAt: string;
  @Moment() updatedAt: string;
}

class RatingResponse extends OwnRatingResponse {
  @Text() authorName: string;
  @Maybe(Text('The address of the large file; null for visitors')) authorPicture: string | null;
  @YesNo('Whether it is your own') isOwn: boolean;
  @WholeNumber() helpfulCount: number;
  @Maybe(YesNo('Your own vote')) isHelpful: boolean | null;
}

export class RatingsResponse {
  @Part(RatingSummaryResponse) summary: RatingSummaryResponse;
  @ListOf(Part(RatingResponse)) ratings: RatingResponse[];
  @WholeNumber('Across all pages') total: number;
}

export class OwnRatingOrNoneResponse {
  @Maybe(Part(OwnRatingResponse)) data: OwnRatingResponse | null;
}

class RatedData {
  @Maybe(Part(OwnRatingResponse, 'Null after it has been removed')) rating: OwnRatingResponse | null;
  @Part(RatingSummaryResponse) summary: RatingSummaryResponse;
}

export class RatedResponse extends MessageResponse {
  @Part(RatedData) data: RatedData;
}

class VoteData {
  @WholeNumber() helpfulCount: number;
  @Maybe(YesNo()) isHelpful: boolean | null;
}

export class VotedResponse extends MessageResponse {
  @Part(VoteData) data: VoteData;

  constructor(message: string, helpfulCount: number, isHelpful: boolean | null) {
    super(message);
    this.data = { helpfulCount, isHelpful };
  }
}
