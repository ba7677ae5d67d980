import { CountField, IdField, TextField } from '../../../../platform/http/fields.js';

export class ListAllAssignedPlansRequest {
  @TextField({
    max: 200,
    optional: true,
    description:
      'Part of the name of the plan, or of the name or email of its customer or of who assigned it',
  })
  search?: string;
  @IdField({ optional: true }) customerId?: string;
  @CountField({ min: 1, max: 100_000, fallback: 1 }) page: number = 1;
  @CountField({ min: 1, max: 100, fallback: 20 }) limit: number = 20;
}
