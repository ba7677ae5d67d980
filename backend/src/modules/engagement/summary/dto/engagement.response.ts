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

  @ApiProperty({ type: 'integer', description: 'By people who were signed in, each once an hour' })
  viewCount: number;

  @ApiProperty({ type: 'integer' })
  cookCount: number;

  @ApiProperty({ type: 'integer' })
  favoriteCount: number;

  @ApiProperty({ type: RecentReview, nullable: true })
  recentReview: RecentReview | null;

  @ApiProperty({ description: 'One of the favourites of whoever asks' })
  isFavorited: boolean;

  @ApiProperty({ type: 'integer', nullable: true, description: 'Of whoever asks' })
  ownRating: number | null;

  @ApiProperty()
  isRecommended: boolean;

  @ApiProperty({ type: String, nullable: true, description: 'From what whoever asks has done' })
  recommendationReason: string | null;
}
