import type { Period } from '../schedule/due-day.js';
import type { SummaryReader } from '../schedule/email-summary.queries.js';

/** A summary that is to be written: for whom, and about which days. */
export interface SummaryAsked {
  reader: SummaryReader;
  period: Period;
}
