import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { Principal } from '../../../platform/access/principal.js';
import { Clock, HOUR_SECONDS } from '../../../platform/clock/clock.js';
import { addDays, dateIn } from '../../../platform/clock/dates.js';
import { Limits } from '../../../platform/limits/limits.js';
import { PlanOnDateQueries } from '../../meal-plans/index.js';
import { HealthAccess } from '../../users/index.js';
import { type DayGoals, goalsOn, type MacroGoals } from './day-goals.js';
import { DiarySettings } from './diary-settings.entity.js';
import { NutritionGoal } from './goal.entity.js';
import { NutritionGoalRepository } from './goal.repository.js';

const MAX_CHANGES_PER_HOUR = 120;

/** The use cases of goals, and of the switch that shows a diary to trainers. */
@Injectable()
export class NutritionGoalsService {
  constructor(
    private readonly em: EntityManager,
    private readonly goals: NutritionGoalRepository,
    private readonly plans: PlanOnDateQueries,
    private readonly health: HealthAccess,
    private readonly limits: Limits,
    private readonly clock: Clock,
  ) {}

  /** Returns the goals of each day of a span by its date. */
  async listOf(customerId: string, from: string, to: string): Promise<Map<string, DayGoals>> {
    const [rows, plans] = await Promise.all([
      this.goals.findUpTo(customerId, to),
      this.plans.listTargets(customerId, from, to),
    ]);
    const days = new Map<string, DayGoals>();
    for (let day = from; day <= to; day = addDays(day, 1)) days.set(day, goalsOn(day, rows, plans));
    return days;
  }

  async of(customerId: string, day: string): Promise<DayGoals> {
    const days = await this.listOf(customerId, day, day);
    return days.get(day) as DayGoals;
  }

  /** Returns the goals of today, and those that would hold if the customer had not set own ones. */
  async show({ userId, timeZone }: Principal): Promise<{ today: DayGoals; withoutOwn: DayGoals }> {
    const day = dateIn(timeZone, this.clock.now());
    const plans = await this.plans.listTargets(userId, day, day);
    return { today: await this.of(userId, day), withoutOwn: goalsOn(day, [], plans) };
  }

  /** Sets the goals from today on, so that earlier days keep theirs. Null returns to those of the plan. */
  async change(by: Principal, goals: MacroGoals | null): Promise<void> {
    await this.spend(by);
    await this.em.transactional(async (em) => {
      const customer = await this.health.lockForEntry(by.userId, by);
      const today = dateIn(customer.timeZone, this.clock.now());
      const row = await this.goals.findFrom(customer.id, today);
      if (row) row.change(goals);
      else em.persist(new NutritionGoal(customer, today, goals));
    });
  }

  async isShared(customerId: string): Promise<boolean> {
    const settings = await this.em.findOne(DiarySettings, { customerId });
    return settings?.isShared ?? true;
  }

  /** Shows or hides the diary. That needs no consent, because it keeps no health data. */
  async share(by: Principal, isShared: boolean): Promise<void> {
    await this.spend(by);
    await this.em.upsert(DiarySettings, { customerId: by.userId, isShared });
  }

  private spend({ userId }: Principal): Promise<void> {
    const key = `diary-goals:user:${userId}`;
    return this.limits.spend([{ key, most: MAX_CHANGES_PER_HOUR, windowSeconds: HOUR_SECONDS }]);
  }
}
