import { Injectable } from '@nestjs/common';
import { GoalRepository } from './goal.repository.js';

/** Says how many active goals a customer has, and nothing else of them. The caller has to ask `HealthAccess` first. */
@Injectable()
export class GoalCounts {
  constructor(private readonly goals: GoalRepository) {}

  activeOf(customerId: string): Promise<number> {
    return this.goals.countActiveOf(customerId);
  }
}
