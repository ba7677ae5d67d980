import {
  Id,
  ListOf,
  Maybe,
  Moment,
  Part,
  Text,
  WholeNumber,
  YesNo,
} from '../../../../platform/http/answers.js';
import { PersonResponse } from '../../../users/index.js';
import type { DraftRow } from '../draft.queries.js';

/** A draft in a list. */
class ListedDraftResponse {
  @Id() draftId: string;
  @Text() planName: string;
  @WholeNumber() days: number;
  @WholeNumber() dailyCalorieTarget: number;
  @YesNo('Every day is within its targets and every rule is kept') holds: boolean;
  @Maybe(Id('The saved plan that this draft edits')) savedPlanId: string | null;
  @Maybe(Part(PersonResponse, 'The customer it is made for')) customer: PersonResponse | null;
  @Moment() createdAt: string;
  @Moment('When the draft expires and is deleted') expiresAt: string;

  constructor({ customerId, customerEmail, customerName, createdAt, expiresAt, ...row }: DraftRow) {
    Object.assign(this, row);
    this.customer =
      customerId && customerEmail ? { id: customerId, email: customerEmail, name: customerName } : null;
    this.createdAt = createdAt.toISOString();
    this.expiresAt = expiresAt.toISOString();
  }
}

export class DraftsResponse {
  @ListOf(Part(ListedDraftResponse)) drafts: ListedDraftResponse[];
  @WholeNumber('Counts all drafts; the 50 newest are listed') total: number;

  constructor({ drafts, total }: { drafts: DraftRow[]; total: number }) {
    this.drafts = drafts.map((row) => new ListedDraftResponse(row));
    this.total = total;
  }
}
