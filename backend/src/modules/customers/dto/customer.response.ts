import { ApiProperty } from '@nestjs/swagger';
import { type Coaching, PersonResponse, type User } from '../../users/index.js';
import type { Holders } from '../customers.service.js';

export class CustomerResponse extends PersonResponse {
  @ApiProperty({ required: false, description: 'The recipe that was asked about is assigned to them' })
  hasRecipe?: boolean;

  @ApiProperty({ type: String, required: false, nullable: true, description: 'Who else assigned it to them' })
  assignedBy?: string | null;

  @ApiProperty({
    required: false,
    description: 'Assigned by somebody else: only they or an admin can take it away',
  })
  isFixed?: boolean;

  constructor(customer: User, holders: Holders) {
    super(customer);
    if (!holders) return;
    const { assignedBy = null, isFixed = false } = holders.get(customer.id) ?? {};
    this.hasRecipe = holders.has(customer.id);
    this.assignedBy = assignedBy;
    this.isFixed = isFixed;
  }
}

export class OwnCustomerResponse extends CustomerResponse {
  @ApiProperty({ format: 'date-time', description: 'Since when this customer belongs to the trainer' })
  firstAssignedAt: string;

  constructor(coaching: Coaching, holders: Holders) {
    super(coaching.customer, holders);
    this.firstAssignedAt = coaching.since.toISOString();
  }
}

export class OwnCustomersResponse {
  @ApiProperty({ type: [OwnCustomerResponse] })
  customers: OwnCustomerResponse[];

  constructor({ coachings, holders }: { coachings: Coaching[]; holders: Holders }) {
    this.customers = coachings.map((coaching) => new OwnCustomerResponse(coaching, holders));
  }
}
