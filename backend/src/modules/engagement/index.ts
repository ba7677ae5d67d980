export { EngagementModule } from './engagement.module.js';
export { SatisfactionQueries } from './ratings/satisfaction.queries.js';
export { RecommendationsService } from './recommendations/recommendations.service.js';
