import { ChoiceField, DateField } from '../../../../platform/http/fields.js';
import { IdParams } from '../../../../platform/http/id.params.js';
import { SPANS, type Span } from '../day-record.queries.js';

export class ListDaysRequest {
  @DateField({ description: 'The first day' }) from: string;
  @DateField({ description: 'The last day; at most 400 days' }) to: string;

  @ChoiceField(SPANS, { optional: true, description: 'Also averages per week or month, over logged days' })
  averages?: Span;
}

export class DayParams {
  @DateField() date: string;
}

export class CustomerDayParams extends IdParams {
  @DateField() date: string;
}
