import { IdField } from '../../../platform/http/fields.js';

export class CoachingRequest {
  @IdField() trainerId: string;
  @IdField() customerId: string;
}
