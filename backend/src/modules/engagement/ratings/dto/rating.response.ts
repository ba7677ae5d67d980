import { ApiProperty } from '@nestjs/swagger';
import { MessageResponse } from '../../../../platform/http/message.response.js';

/** The shapes of what rating-json.ts has the database write. */
class RatingDistribution {
  @ApiProperty({ type: 'integer' })
  1: number;

  @ApiProperty({ type: 'integer' })
  2: number;

  @ApiProperty({ type: 'integer' })
  3: number;

  @ApiProperty({ type: 'integer' })
  4: number;

  @ApiProperty({ type: 'integer' })
  5: number;
}

class RatingSummaryResponse {
  @ApiProperty({ description: '0 while nobody has rated' })
  averageRating: number;

  @ApiProperty({ type: 'integer' })
  totalRatings: number;

  @ApiProperty({ type: RatingDistribution, description: 'How many people gave this many stars' })
  ratingDistribution: RatingDistribution;

  @ApiProperty({ type: 'integer', description: 'How many of them have a written review' })
  totalReviews: number;

  @ApiProperty({ type: 'integer', description: 'Helpful votes across all reviews' })
  helpfulCount: number;

  @ApiProperty({ type: 'integer' })
  wouldCookAgainCount: number;

  @ApiProperty({ type: 'integer', description: 'How many people answered the question, yes or no' })
  wouldCookAgainAnswers: number;

  @ApiProperty({ type: Number, nullable: true, description: 'Null until someone answers' })
  averageDifficulty: number | null;
}

class OwnRatingResponse {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty({ type: 'integer', minimum: 1, maximum: 5 })
  rating: number;

  @ApiProperty({ type: String, nullable: true })
  reviewText: string | null;

  @ApiProperty({ type: 'integer', nullable: true })
  cookingDifficulty: number | null;

  @ApiProperty({ type: Boolean, nullable: true })
  wouldCookAgain: boolean | null;

  @ApiProperty({ format: 'date-time' })
  createdAt: string;

  @ApiProperty({ format: 'date-time' })
  updatedAt: string;
}

class RatingResponse extends OwnRatingResponse {
  @ApiProperty()
  authorName: string;

  @ApiProperty({ description: 'Whether it is your own' })
  isOwn: boolean;

  @ApiProperty({ type: 'integer' })
  helpfulCount: number;

  @ApiProperty({ type: Boolean, nullable: true, description: 'Your own vote' })
  isHelpful: boolean | null;
}

export class RatingsResponse {
  @ApiProperty({ type: RatingSummaryResponse })
  summary: RatingSummaryResponse;

  @ApiProperty({ type: [RatingResponse] })
  ratings: RatingResponse[];

  @ApiProperty({ type: 'integer', description: 'Across all pages' })
  total: number;
}

export class OwnRatingOrNoneResponse {
  @ApiProperty({ type: OwnRatingResponse, nullable: true })
  data: OwnRatingResponse | null;
}

class RatedData {
  @ApiProperty({ type: OwnRatingResponse, nullable: true, description: 'Null after it has been removed' })
  rating: OwnRatingResponse | null;

  @ApiProperty({ type: RatingSummaryResponse })
  summary: RatingSummaryResponse;
}

export class RatedResponse extends MessageResponse {
  @ApiProperty({ type: RatedData })
  data: RatedData;
}

class VoteData {
  @ApiProperty({ type: 'integer' })
  helpfulCount: number;

  @ApiProperty({ type: Boolean, nullable: true })
  isHelpful: boolean | null;
}

export class VotedResponse extends MessageResponse {
  @ApiProperty({ type: VoteData })
  data: VoteData;

  constructor(message: string, helpfulCount: number, isHelpful: boolean | null) {
    super(message);
    this.data = { helpfulCount, isHelpful };
  }
}
