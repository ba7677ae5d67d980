import { ListOf, Part } from '../../../platform/http/answers.js';
import type { Coaching } from '../coaching.entity.js';
import { LinkedUserResponse } from './admin-user.response.js';

export class OwnTrainersResponse {
  @ListOf(Part(LinkedUserResponse)) trainers: LinkedUserResponse[];

  constructor(coachings: Coaching[]) {
    this.trainers = coachings.map((coaching) => new LinkedUserResponse(coaching.trainer, coaching));
  }
}
