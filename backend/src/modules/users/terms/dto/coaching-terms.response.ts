import { Amount, Day, ListOf, Maybe, Moment, Part, Text } from '../../../../platform/http/answers.js';
import type { CoachingFee } from '../coaching-fee.entity.js';
import type { CoachingTerms } from '../coaching-terms.service.js';

class CoachingFeeResponse {
  @Amount('A month; zero if the coaching is free') amount: number;
  @Text('As in ISO 4217') currency: string;
  @Day() startsOn: string;
  @Moment() setAt: string;

  constructor({ amount, currency, startsOn, setAt }: CoachingFee) {
    this.amount = Number(amount);
    this.currency = currency;
    this.startsOn = startsOn;
    this.setAt = setAt.toISOString();
  }
}

export class CoachingTermsResponse {
  @Moment() since: string;
  @Maybe(Part(CoachingFeeResponse, 'What counts today; null if you have not set any'))
  currentFee: CoachingFeeResponse | null;
  @ListOf(Part(CoachingFeeResponse), 'All that you have set, the last one first')
  fees: CoachingFeeResponse[];
  @Day('The first day from which another fee may count') earliestStart: string;
  @Text('Nobody but you reads them') notes: string;

  constructor({ coaching, currentFee, fees, earliestStart, notes }: CoachingTerms) {
    this.since = coaching.since.toISOString();
    this.currentFee = currentFee && new CoachingFeeResponse(currentFee);
    this.fees = fees.map((fee) => new CoachingFeeResponse(fee));
    this.earliestStart = earliestStart;
    this.notes = notes;
  }
}
