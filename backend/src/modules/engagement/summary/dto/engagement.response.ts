import { ApiProperty } from '@nestjs/swagger';

class RecentReview {
  @ApiProperty()
  authorName: string;

  @ApiProperty({ type: 'integer', minimum: 1, maximum: 5 })
  rating: number;

  @ApiProperty()
  comment: string;
}

/** The shape of what engagement-summary.ts has the database write. */
export class EngagementResponse {
  @ApiProperty({ description: '0 while nobody has rated' })
  avgRating: number;

  @ApiProperty({ type: 'integer' })
  totalRatings: number;

  @ApiProperty({ type: 'integer', description: 'Views by signed-in people, counted once an hour for each' })
  viewCount: number;

  @ApiProperty({ type: 'integer' })
  cookCount: number;

  @ApiProperty({ type: 'integer' })
  favoriteCount: number;

  @ApiProperty({ type: RecentReview, nullable: true })
  recentReview: RecentReview | null;

  @ApiProperty({ description: 'Whether it is one of your favorites' })
  isFavorited: boolean;

  @ApiProperty({ type: 'integer', nullable: true, description: 'Your own rating' })
  ownRating: number | null;

  @ApiProperty()
  isRecommended: boolean;

  @ApiProperty({ type: String, nullable: true, description: 'Based on what you have done' })
  recommendationReason: string | null;
}
