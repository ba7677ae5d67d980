import { ApiProperty } from '@nestjs/swagger';
import { type Coaching, PersonResponse, type User } from '../../users/index.js';
import type { Holders } from '../customers.service.js';

export class CustomerResponse extends PersonResponse {
  @ApiProperty({ required: false, description: 'The recipe that was asked about is assigned to them' })
  hasRecipe?: boolean;

  constructor(customer: User, holders: Holders) {
    super(customer);
    if (holders) this.hasRecipe = holders.has(customer.id);
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
