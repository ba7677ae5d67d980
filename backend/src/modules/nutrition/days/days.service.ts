import { Injectable } from '@nestjs/common';
import type { Principal } from '../../../platform/access/principal.js';
import { HOUR_SECONDS } from '../../../platform/clock/clock.js';
import { daysBetween } from '../../../platform/clock/dates.js';
import { InvalidInputError } from '../../../platform/errors/app-error.js';
import { Limits } from '../../../platform/limits/limits.js';
import { HealthAccess } from '../../users/index.js';
import type { EntryState } from '../diary/entry.entity.js';
import { type PlannedDay, plannedDay } from '../diary/planned-days.js';
import { type DayGoals, goalsOn } from '../goals/day-goals.js';
import { NutritionGoalsService } from '../goals/goals.service.js';
import { type Averages, type DayRecord, DayRecordQueries, type Span } from './day-record.queries.js';
import { totalsOf } from './day-totals.js';
import { DiaryHiddenError } from './days.errors.js';
import { ShownDayQueries } from './shown-day.queries.js';

const MAX_DAYS = 400;
const MAX_EXPORTS_PER_HOUR = 60;

export interface WantedDays {
  from: string;
  to: string;
  averages?: Span;
}

export interface ListedDays {
  days: { record: DayRecord | null; date: string; goals: DayGoals }[];
  averages: Averages[];
}

export interface ShownDay {
  date: string;
  record: DayRecord | null;
  goals: DayGoals;
  entries: EntryState[];
  planned: PlannedDay | null;
}

/** Reads the diary, for the customer and for the trainers to whom they show it. */
@Injectable()
export class DaysService {
  constructor(
    private readonly records: DayRecordQueries,
    private readonly shown: ShownDayQueries,
    private readonly goals: NutritionGoalsService,
    private readonly health: HealthAccess,
    private readonly limits: Limits,
  ) {}

  async list(customerId: string, by: Principal, { from, to, averages }: WantedDays): Promise<ListedDays> {
    requireSpan(from, to);
    await this.requireReadable(customerId, by);
    const [records, goals, found] = await Promise.all([
      this.records.list(customerId, { from, to }),
      this.goals.listOf(customerId, from, to),
      averages ? this.records.listAverages(customerId, averages, { from, to }) : [],
    ]);
    const byDate = new Map(records.map((record) => [record.date, record]));
    const days = [...goals].map(([date, of]) => ({ date, goals: of, record: byDate.get(date) ?? null }));
    return { days, averages: found };
  }

  async show(customerId: string, by: Principal, date: string): Promise<ShownDay> {
    await this.requireReadable(customerId, by);
    const { entries, ownGoals, plan, targets } = await this.shown.find(customerId, date);
    return {
      ...{ date, entries, record: totalsOf(date, entries), goals: goalsOn(date, ownGoals, targets) },
      planned: plan && plannedDay(plan, date),
    };
  }

  async listAll(by: Principal): Promise<DayRecord[]> {
    await this.requireReadable(by.userId, by);
    const key = `diary-exports:user:${by.userId}`;
    await this.limits.spend([{ key, most: MAX_EXPORTS_PER_HOUR, windowSeconds: HOUR_SECONDS }]);
    return this.records.listAll(by.userId);
  }

  /** Customers always read their own diary. Trainers read one only while it is also shown to them (decision 42). */
  private async requireReadable(customerId: string, by: Principal): Promise<void> {
    if (customerId === by.userId) return;
    const customer = await this.health.requireReadable(customerId, by);
    if (!(await this.goals.isShared(customer.id)))
      throw new DiaryHiddenError(customer.name ?? customer.email);
  }
}

function requireSpan(from: string, to: string): void {
  if (from > to) throw new InvalidInputError({ to: ['The last day must not be before the first'] });
  if (daysBetween(from, to) >= MAX_DAYS)
    throw new InvalidInputError({ to: [`At most ${MAX_DAYS} days are listed at once`] });
}
