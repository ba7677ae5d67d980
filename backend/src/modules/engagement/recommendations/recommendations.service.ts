import { Injectable } from '@nestjs/common';
import { RecommendationQueries } from './recommendation.queries.js';

const NOTHING = '{"recipes":[]}';

/** What a user has not tried and may like, by what they did; found once a day and after each deed that counts. */
@Injectable()
export class RecommendationsService {
  constructor(private readonly recommendations: RecommendationQueries) {}

  async for(userId: string, limit: number): Promise<string> {
    const kept = await this.recommendations.list(userId, limit);
    if (kept) return kept;
    const found = await this.recommendations.refresh(userId);
    return (found > 0 && (await this.recommendations.list(userId, limit))) || NOTHING;
  }
}
