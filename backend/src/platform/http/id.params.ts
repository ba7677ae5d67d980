import { IdField } from './fields.js';

export class IdParams {
  @IdField()
  id: string;
}
