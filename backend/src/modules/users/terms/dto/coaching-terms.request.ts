import { CurrencyField, DecimalField } from '../../../../platform/http/body-fields.js';
import { DateField, TextField } from '../../../../platform/http/fields.js';

const MAX_FEE = 1_000_000;

export class CoachingFeeRequest {
  @DecimalField({
    max: MAX_FEE,
    invalid: 'Please enter an amount with at most two decimals',
    tooLarge: `Please enter an amount of at most ${MAX_FEE.toLocaleString('en')}`,
    description: 'A month; zero if the coaching is free',
  })
  amount: number;

  @CurrencyField() currency: string;

  @DateField({ description: 'The first day for which it is due' }) startsOn: string;
}

export class CoachingNotesRequest {
  @TextField({ max: 5000, lines: true, description: 'An empty text deletes them' }) notes: string;
}
