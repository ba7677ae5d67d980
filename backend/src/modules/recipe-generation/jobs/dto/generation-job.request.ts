import { CountField, IdField } from '../../../../platform/http/fields.js';

export class JobParams {
  @IdField() jobId: string;
}

export class ListJobsRequest {
  @CountField({ min: 1, max: 100_000, fallback: 1 }) page: number = 1;
  @CountField({ min: 1, max: 100, fallback: 20 }) limit: number = 20;
}

export class ShowJobRequest {
  @CountField({ min: 1, max: 100, fallback: 1, description: 'The page of its recipes' }) page: number = 1;
  @CountField({ min: 1, max: 100, fallback: 50 }) limit: number = 50;
}
