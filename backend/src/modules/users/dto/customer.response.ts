import { ApiProperty } from '@nestjs/swagger';
import type { Coaching } from '../coaching.entity.js';
import { LinkedUserResponse } from './admin-user.response.js';
import { PersonResponse } from './person.response.js';

export class CustomerResponse extends PersonResponse {}

export class OwnCustomerResponse extends CustomerResponse {
  @ApiProperty({ format: 'date-time', description: 'Since when this customer belongs to the trainer' })
  firstAssignedAt: string;

  constructor(coaching: Coaching) {
    super(coaching.customer);
    this.firstAssignedAt = coaching.since.toISOString();
  }
}

export class OwnCustomersResponse {
  @ApiProperty({ type: [OwnCustomerResponse] })
  customers: OwnCustomerResponse[];

  constructor(coachings: Coaching[]) {
    this.customers = coachings.map((coaching) => new OwnCustomerResponse(coaching));
  }
}

export class OwnTrainersResponse {
  @ApiProperty({ type: [LinkedUserResponse] })
  trainers: LinkedUserResponse[];

  constructor(coachings: Coaching[]) {
    this.trainers = coachings.map((coaching) => new LinkedUserResponse(coaching.trainer, coaching));
  }
}
