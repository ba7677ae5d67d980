import { Injectable } from '@nestjs/common';
import { RecommendationQueries } from './recommendation.queries.js';

const NOTHING = '{"recipes":[]}';

/**
 * Recommends recipes that a user has not tried, based on what they did. It is computed once a day and after each
 * relevant action.
 */
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
