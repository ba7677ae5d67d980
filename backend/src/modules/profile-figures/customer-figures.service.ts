import { Injectable } from '@nestjs/common';
import type { Principal } from '../../platform/access/principal.js';
import { Caches } from '../../platform/caching/caches.js';
import type { KeptValues } from '../../platform/caching/kept-values.js';
import { Clock, seconds } from '../../platform/clock/clock.js';
import { addDays, dateIn } from '../../platform/clock/dates.js';
import { CustomerPlanQueries } from '../meal-plans/index.js';
import { type AnsweredDay, DiaryFigureQueries, streakOn } from '../nutrition/index.js';

const KEPT_MS = seconds(30);

export interface CustomerFigures {
  totalMealPlans: number;
  completedDays: number;
  currentStreak: number;
  /** Null without a plan that is followed today. */
  avgCaloriesPerDay: number | null;
}

export interface FiguresOfDays {
  loggedDays: number;
  completedDays: number;
  currentStreak: number;
}

@Injectable()
export class CustomerFiguresService {
  /** They are counted in the whole diary and in all plans that it answers. */
  private readonly completedDays: KeptValues<number>;

  constructor(
    private readonly plans: CustomerPlanQueries,
    private readonly diary: DiaryFigureQueries,
    private readonly clock: Clock,
    caches: Caches,
  ) {
    this.completedDays = caches.open(KEPT_MS);
  }

  async show({ userId, timeZone }: Principal): Promise<CustomerFigures> {
    const today = dateIn(timeZone, this.clock.now());
    const [plans, days, completedDays] = await Promise.all([
      this.plans.count(userId),
      // Tomorrow may be logged already, farther east, by a customer who has traveled since.
      this.diary.listDays(userId, addDays(today, 1)),
      this.completedDays.find(userId, () => this.countCompleted(userId)),
    ]);
    return {
      totalMealPlans: plans.total,
      completedDays,
      currentStreak: streakOn(today, days),
      avgCaloriesPerDay: plans.averageCalories,
    };
  }

  /** Counts what a customer did in a span of days, and the streak up to the day after it. */
  async countBetween(userId: string, { from, to }: { from: string; to: string }): Promise<FiguresOfDays> {
    const days = await this.diary.listDays(userId, addDays(to, 1));
    const isIn = (date: string) => from <= date && date <= to;
    return {
      loggedDays: days.filter(isIn).length,
      completedDays: await this.countCompleted(userId, isIn),
      currentStreak: streakOn(addDays(to, 1), days),
    };
  }

  /** A day of a plan is completed if each of its meals is answered and at least one was eaten. */
  private async countCompleted(
    userId: string,
    isCounted: (date: string) => boolean = () => true,
  ): Promise<number> {
    const answered = (await this.diary.listAnswered(userId)).filter(({ date }) => isCounted(date));
    if (answered.length === 0) return 0;
    const planIds = new Set(answered.map(({ planId }) => planId));
    const sizes = await this.plans.listDaySizes(userId, [...planIds]);
    const mealsOf = new Map(sizes.map(({ planId, day, meals }) => [`${planId} ${day}`, meals]));
    const isCompleted = (day: AnsweredDay) =>
      day.answered >= (mealsOf.get(`${day.planId} ${day.planDay}`) ?? Number.POSITIVE_INFINITY);
    return answered.filter(isCompleted).length;
  }
}
