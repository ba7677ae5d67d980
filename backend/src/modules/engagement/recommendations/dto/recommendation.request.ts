import { CountField } from '../../../../platform/http/fields.js';
import { MOST_RECOMMENDED } from '../recommendations.service.js';

export class RecommendedRequest {
  @CountField({ min: 1, max: MOST_RECOMMENDED, fallback: 6 })
  limit: number = 6;
}

export class SimilarRequest {
  @CountField({ min: 1, max: 12, fallback: 4 })
  limit: number = 4;
}
