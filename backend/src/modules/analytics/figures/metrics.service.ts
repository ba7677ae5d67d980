import { Injectable } from '@nestjs/common';
import { timeWithin } from '../../../platform/metrics/request-counts.js';
import { PlanCountQueries } from '../../meal-plans/index.js';
import { RecipeCountQueries } from '../../recipes/index.js';
import type { AnalyticsMetrics } from '../dto/metrics.response.js';
import { AccountFigureQueries, type Fees } from './account-figure.queries.js';
import { growthOf, meanOf, percentOf } from './rates.js';
import { RequestFigureQueries } from './request-figure.queries.js';
import { VisitFigureQueries } from './visit-figure.queries.js';

/** Computes the figures of the overview. */
@Injectable()
export class MetricsService {
  constructor(
    private readonly accounts: AccountFigureQueries,
    private readonly visits: VisitFigureQueries,
    private readonly requests: RequestFigureQueries,
    private readonly recipes: RecipeCountQueries,
    private readonly plans: PlanCountQueries,
  ) {}

  async show(): Promise<AnalyticsMetrics> {
    const [{ users, business }, engagement, performance, content] = await Promise.all([
      this.countPeople(),
      this.countVisits(),
      this.countRequests(),
      this.countContent(),
    ]);
    return { users, engagement, business, performance, content };
  }

  private async countPeople(): Promise<Pick<AnalyticsMetrics, 'users' | 'business'>> {
    const [accounts, coachings, fees] = await Promise.all([
      this.accounts.countAccounts(),
      this.accounts.countCoachings(),
      this.accounts.listFees(),
    ]);
    const { byRole, newThisWeek, newTheWeekBefore, openTrainers } = accounts;
    return {
      users: {
        total: byRole.admin + byRole.trainer + byRole.customer,
        newThisWeek,
        growthRate: growthOf(newThisWeek, newTheWeekBefore),
        byRole,
      },
      business: {
        revenue: revenueOf(fees),
        activeSubscriptions: fees.reduce((sum, { coachings: paid }) => sum + paid, 0),
        totalCustomers: byRole.customer,
        churnRate: percentOf(coachings.endedSince, coachings.atStart),
        conversionRate: percentOf(coachings.accepted, coachings.invited),
        avgCustomersPerTrainer: meanOf(coachings.current, openTrainers),
      },
    };
  }

  private async countVisits(): Promise<AnalyticsMetrics['engagement']> {
    const counted = await this.visits.count();
    return {
      dailyActiveUsers: counted.daily,
      weeklyActiveUsers: counted.weekly,
      monthlyActiveUsers: counted.monthly,
      avgSessionDuration: meanOf(counted.seconds, counted.visits),
      totalSessions: counted.visits,
      bounceRate: percentOf(counted.onePage, counted.withPages),
    };
  }

  private async countRequests(): Promise<AnalyticsMetrics['performance']> {
    const [counted, presence] = await Promise.all([this.requests.countDay(), this.requests.findPresence()]);
    return {
      uptime: percentOf(presence.alive, presence.passed),
      avgResponseTime: meanOf(counted.totalMs, counted.requests),
      p95ResponseTime: timeWithin(counted.times, 0.95),
      errorRate: percentOf(counted.errors, counted.requests),
      requests: counted.requests,
      cacheHitRate: percentOf(counted.cacheHits, counted.cacheAsks),
      databaseSize: presence.databaseBytes,
    };
  }

  private async countContent(): Promise<AnalyticsMetrics['content']> {
    const [recipes, plans] = await Promise.all([this.recipes.count(), this.plans.count()]);
    return {
      totalRecipes: recipes.total,
      approvedRecipes: recipes.approved,
      pendingRecipes: recipes.pending,
      totalMealPlans: plans.saved,
      activeMealPlans: plans.active,
      avgRecipesPerPlan: plans.recipesPerPlan,
    };
  }
}

/** The currency of most coachings stands for the revenue; the others are listed beside it. */
function revenueOf(fees: readonly Fees[]): AnalyticsMetrics['business']['revenue'] {
  const byCurrency = fees.map(({ currency, monthly, monthlyBefore }) => ({
    currency,
    monthly,
    growth: growthOf(monthly, monthlyBefore),
  }));
  const [first] = byCurrency;
  return {
    monthly: first?.monthly ?? null,
    growth: first?.growth ?? null,
    currency: first?.currency ?? null,
    byCurrency,
  };
}
