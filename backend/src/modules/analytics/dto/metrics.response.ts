import { Amount, ListOf, Maybe, ObjectOf, Part, Text, WholeNumber } from '../../../platform/http/answers.js';
import { definitionOf } from '../definitions.js';

const count = (name: Parameters<typeof definitionOf>[0]) => WholeNumber(definitionOf(name));
/** Null is what nothing has measured yet. */
const rate = (name: Parameters<typeof definitionOf>[0]) => Maybe(Amount(definitionOf(name)));

class AnalyticsRolesResponse {
  @WholeNumber() admin: number;
  @WholeNumber() trainer: number;
  @WholeNumber() customer: number;
}

class AnalyticsUsersResponse {
  @count('users.total') total: number;
  @count('users.newThisWeek') newThisWeek: number;
  @rate('users.growthRate') growthRate: number | null;
  @Part(AnalyticsRolesResponse, definitionOf('users.byRole')) byRole: AnalyticsRolesResponse;
}

class AnalyticsEngagementResponse {
  @count('engagement.dailyActiveUsers') dailyActiveUsers: number;
  @count('engagement.weeklyActiveUsers') weeklyActiveUsers: number;
  @count('engagement.monthlyActiveUsers') monthlyActiveUsers: number;
  @rate('engagement.avgSessionDuration') avgSessionDuration: number | null;
  @count('engagement.totalSessions') totalSessions: number;
  @rate('engagement.bounceRate') bounceRate: number | null;
}

class AnalyticsCurrencyResponse {
  @Text('As in ISO 4217') currency: string;
  @Amount() monthly: number;
  @rate('business.revenue.growth') growth: number | null;
}

class AnalyticsRevenueResponse {
  @rate('business.revenue.monthly') monthly: number | null;
  @rate('business.revenue.growth') growth: number | null;
  @Maybe(Text(definitionOf('business.revenue.currency'))) currency: string | null;
  @ListOf(Part(AnalyticsCurrencyResponse), definitionOf('business.revenue.byCurrency'))
  byCurrency: AnalyticsCurrencyResponse[];
}

class AnalyticsBusinessResponse {
  @Part(AnalyticsRevenueResponse) revenue: AnalyticsRevenueResponse;
  @count('business.activeSubscriptions') activeSubscriptions: number;
  @count('business.totalCustomers') totalCustomers: number;
  @rate('business.churnRate') churnRate: number | null;
  @rate('business.conversionRate') conversionRate: number | null;
  @rate('business.avgCustomersPerTrainer') avgCustomersPerTrainer: number | null;
}

class AnalyticsPerformanceResponse {
  @rate('performance.uptime') uptime: number | null;
  @rate('performance.avgResponseTime') avgResponseTime: number | null;
  @rate('performance.p95ResponseTime') p95ResponseTime: number | null;
  @rate('performance.errorRate') errorRate: number | null;
  @count('performance.requests') requests: number;
  @rate('performance.cacheHitRate') cacheHitRate: number | null;
  @count('performance.databaseSize') databaseSize: number;
}

class AnalyticsCountsResponse {
  @count('content.totalRecipes') totalRecipes: number;
  @count('content.approvedRecipes') approvedRecipes: number;
  @count('content.pendingRecipes') pendingRecipes: number;
  @count('content.totalMealPlans') totalMealPlans: number;
  @count('content.activeMealPlans') activeMealPlans: number;
  @rate('content.avgRecipesPerPlan') avgRecipesPerPlan: number | null;
}

export class AnalyticsMetrics {
  @Part(AnalyticsUsersResponse) users: AnalyticsUsersResponse;
  @Part(AnalyticsEngagementResponse) engagement: AnalyticsEngagementResponse;
  @Part(AnalyticsBusinessResponse) business: AnalyticsBusinessResponse;
  @Part(AnalyticsPerformanceResponse) performance: AnalyticsPerformanceResponse;
  @Part(AnalyticsCountsResponse) content: AnalyticsCountsResponse;
}

/** Every answer of analytics says when its figures were computed and what each of them means. */
export class AnalyticsAnswer {
  @Text('When the figures were computed, at most a minute ago') asOf: string;
  @ObjectOf(Text(), 'What each figure means, by its path') definitions: { [name in string]?: string };
}

export class AnalyticsMetricsResponse extends AnalyticsAnswer {
  @Part(AnalyticsMetrics) data: AnalyticsMetrics;
}
