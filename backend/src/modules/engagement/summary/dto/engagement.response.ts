import { Amount, Maybe, Part, Text, WholeNumber, YesNo } from '../../../../platform/http/answers.js';

class RecentReview {
  @Text() authorName: string;
  @WholeNumber({ minimum: 1, maximum: 5 }) rating: number;
  @Text() comment: string;
}

/** Describes the JSON that engagement.queries.ts lets the database write. */
export class EngagementResponse {
  @Amount('0 while nobody has rated') avgRating: number;
  @WholeNumber() totalRatings: number;
  @WholeNumber('Views by signed-in people, counted once an hour for each') viewCount: number;
  @WholeNumber() cookCount: number;
  @WholeNumber() favoriteCount: number;
  @Maybe(Part(RecentReview)) recentReview: RecentReview | null;
  @YesNo('Whether it is one of your favorites') isFavorited: boolean;
  @Maybe(WholeNumber('Your own rating')) ownRating: number | null;
  @YesNo() isRecommended: boolean;
  @Maybe(Text('Based on what you have done')) recommendationReason: string | null;
}
