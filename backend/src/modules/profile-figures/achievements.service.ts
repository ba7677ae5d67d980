import { Injectable } from '@nestjs/common';
import type { Principal } from '../../platform/access/principal.js';
import { Caches } from '../../platform/caching/caches.js';
import type { KeptValues } from '../../platform/caching/kept-values.js';
import { seconds } from '../../platform/clock/clock.js';
import { fingerprint } from '../../platform/keys/fingerprint.js';
import { TrainerPlanQueries } from '../meal-plans/index.js';
import { ClientStreakQueries } from '../nutrition/index.js';
import { AchievedGoalQueries } from '../progress/index.js';
import { CoachingService, CustomerAccess, HealthAccess } from '../users/index.js';

export const ACHIEVEMENTS = ['clients', 'assigned_plans', 'achieved_goals', 'client_streak'] as const;

export type AchievementKind = (typeof ACHIEVEMENTS)[number];

export interface Achievement {
  kind: AchievementKind;
  /** The number of clients, plans, goals, or days in a row that it takes. */
  count: number;
  /** A day in UTC. */
  reachedOn: string;
}

const CLIENTS = [1, 10, 50];
const PLANS = [1, 25, 100];
const GOALS = [1, 10, 50];
const STREAK_DAYS = 30;

const KEPT_MS = seconds(30);

/**
 * Lists the achievements of a trainer. Of clients' health data, only numbers are told, and only of those who
 * share it now.
 */
@Injectable()
export class AchievementsService {
  /** It is looked for in whole diaries. */
  private readonly streakOn: KeptValues<string | null>;

  constructor(
    private readonly coachings: CoachingService,
    private readonly customers: CustomerAccess,
    private readonly health: HealthAccess,
    private readonly plans: TrainerPlanQueries,
    private readonly goals: AchievedGoalQueries,
    private readonly streaks: ClientStreakQueries,
    caches: Caches,
  ) {
    this.streakOn = caches.open(KEPT_MS);
  }

  /** Lists them in the order in which they were reached, the latest first. */
  async list(trainer: Principal): Promise<Achievement[]> {
    const { userId } = trainer;
    const clients = await this.customers.findCustomers(trainer);
    const sharing = [...(await this.health.findSharing(clients.map(({ id }) => id)))];
    const [begun, assigned, achieved, streakOn] = await Promise.all([
      this.coachings.listBeginnings(userId, Math.max(...CLIENTS)),
      this.plans.listAssigned(userId, Math.max(...PLANS)),
      this.goals.list(userId, sharing, Math.max(...GOALS)),
      this.findStreak(userId, sharing),
    ]);
    const reached = [
      ...reachedOf('clients', CLIENTS, begun),
      ...reachedOf('assigned_plans', PLANS, assigned),
      ...reachedOf('achieved_goals', GOALS, achieved),
    ];
    if (streakOn) reached.push({ kind: 'client_streak', count: STREAK_DAYS, reachedOn: streakOn });
    return reached.sort((a, b) => b.reachedOn.localeCompare(a.reachedOn) || b.count - a.count);
  }

  /** A kept answer counts only for the same clients, so that it ends at once when one of them stops sharing. */
  private async findStreak(trainerId: string, sharing: readonly string[]): Promise<string | null> {
    const readable = await this.streaks.findReadable(sharing);
    const subject = `${trainerId} ${fingerprint(readable.join())}`;
    return this.streakOn.find(subject, () => this.streaks.findFirst(trainerId, readable, STREAK_DAYS));
  }
}

const reachedOf = (kind: AchievementKind, counts: readonly number[], at: readonly Date[]): Achievement[] =>
  counts.flatMap((count) => {
    const reached = at[count - 1];
    return reached ? [{ kind, count, reachedOn: reached.toISOString().slice(0, 10) }] : [];
  });
