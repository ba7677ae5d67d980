import { ApiProperty } from '@nestjs/swagger';
import type { Coaching } from '../coaching.entity.js';
import { LinkedUserResponse } from './admin-user.response.js';

export class OwnTrainersResponse {
  @ApiProperty({ type: [LinkedUserResponse] })
  trainers: LinkedUserResponse[];

  constructor(coachings: Coaching[]) {
    this.trainers = coachings.map((coaching) => new LinkedUserResponse(coaching.trainer, coaching));
  }
}
