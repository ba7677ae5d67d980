import { CountField, TextField } from '../../../platform/http/fields.js';

export class ListFoodsRequest {
  @TextField({ max: 100, optional: true, description: 'The beginning of one or more words of a name' })
  search?: string;

  @CountField({ min: 1, max: 50, fallback: 10 }) limit: number = 10;
}
