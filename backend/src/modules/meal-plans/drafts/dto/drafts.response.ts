import { ApiProperty } from '@nestjs/swagger';
import { PersonResponse } from '../../../users/index.js';
import type { DraftRow } from '../drafts-list.js';

/** A draft in a list. */
class ListedDraftResponse {
  @ApiProperty({ format: 'uuid' })
  draftId: string;

  @ApiProperty()
  planName: string;

  @ApiProperty({ type: 'integer' })
  days: number;

  @ApiProperty({ type: 'integer' })
  dailyCalorieTarget: number;

  @ApiProperty({ description: 'Every day is within its targets and every rule is kept' })
  holds: boolean;

  @ApiProperty({
    type: String,
    format: 'uuid',
    nullable: true,
    description: 'The saved plan that this draft edits',
  })
  savedPlanId: string | null;

  @ApiProperty({ type: PersonResponse, nullable: true, description: 'The customer it is made for' })
  customer: PersonResponse | null;

  @ApiProperty({ format: 'date-time' })
  createdAt: string;

  @ApiProperty({ format: 'date-time', description: 'When the draft expires and is deleted' })
  expiresAt: string;

  constructor({ customerId, customerEmail, customerName, createdAt, expiresAt, ...row }: DraftRow) {
    Object.assign(this, row);
    this.customer =
      customerId && customerEmail ? { id: customerId, email: customerEmail, name: customerName } : null;
    this.createdAt = createdAt.toISOString();
    this.expiresAt = expiresAt.toISOString();
  }
}

export class DraftsResponse {
  @ApiProperty({ type: [ListedDraftResponse] })
  drafts: ListedDraftResponse[];

  @ApiProperty({ type: 'integer', description: 'Counts all drafts; the 50 newest are listed' })
  total: number;

  constructor({ drafts, total }: { drafts: DraftRow[]; total: number }) {
    this.drafts = drafts.map((row) => new ListedDraftResponse(row));
    this.total = total;
  }
}
