import { CountField } from '../../../../platform/http/fields.js';
import { MAX_RECOMMENDED } from '../recommendation.queries.js';

export class RecommendedRequest {
  @CountField({ min: 1, max: MAX_RECOMMENDED, fallback: 6 }) limit: number = 6;
}

export class SimilarRequest {
  @CountField({ min: 1, max: 12, fallback: 4 }) limit: number = 4;
}
