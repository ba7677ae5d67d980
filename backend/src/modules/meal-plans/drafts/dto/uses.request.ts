import { BoundField, TextField } from '../../../../platform/http/fields.js';

export class UsesRequest {
  @TextField({ min: 1, max: 100, description: 'The food of which something is left over' }) foodId: string;
  @BoundField({ min: 1, max: 5, description: 'A week of the plan; the first by default' }) week?: number;
}
