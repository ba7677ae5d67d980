import { ApiProperty } from '@nestjs/swagger';
import type { Coaching } from '../coaching.entity.js';
import type { User } from '../user.entity.js';
import { LinkedUserResponse } from './admin-user.response.js';

export class CustomerResponse {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty()
  email: string;

  @ApiProperty({ type: String, nullable: true })
  name: string | null;

  constructor(user: User) {
    this.id = user.id;
    this.email = user.email;
    this.name = user.name;
  }
}

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
