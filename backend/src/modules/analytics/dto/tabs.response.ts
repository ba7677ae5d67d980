import type { Role } from '../../../platform/access/principal.js';
import {
  Amount,
  Choice,
  Day,
  Id,
  ListOf,
  Maybe,
  Moment,
  ObjectOf,
  Part,
  Text,
  WholeNumber,
} from '../../../platform/http/answers.js';
import { definitionOf } from '../definitions.js';
import { AnalyticsAnswer } from './metrics.response.js';

class AnalyticsUserActivityResponse {
  @Text() email: string;
  @Choice(['admin', 'trainer', 'customer']) role: Role;
  @Moment() lastSeenAt: string;
  @WholeNumber(definitionOf('activity.sessionCount')) sessionCount: number;
  @WholeNumber(definitionOf('activity.totalDuration')) totalDuration: number;
}

export class AnalyticsUserListResponse extends AnalyticsAnswer {
  @ListOf(Part(AnalyticsUserActivityResponse), 'Users, the one who was seen last first')
  data: AnalyticsUserActivityResponse[];
}

class AnalyticsRecipeDayResponse {
  @Day() date: string;
  @WholeNumber() created: number;
  @WholeNumber() approved: number;
}

class AnalyticsPopularRecipeResponse {
  @Id() id: string;
  @Text() name: string;
  @WholeNumber(definitionOf('popularRecipes.views')) views: number;
  @WholeNumber(definitionOf('popularRecipes.uses')) uses: number;
}

export class AnalyticsContent {
  @ListOf(Part(AnalyticsRecipeDayResponse), definitionOf('recipeTrends'))
  recipeTrends: AnalyticsRecipeDayResponse[];
  @ListOf(Part(AnalyticsPopularRecipeResponse), 'The ten public recipes that were viewed most')
  popularRecipes: AnalyticsPopularRecipeResponse[];
}

export class AnalyticsContentResponse extends AnalyticsAnswer {
  @Part(AnalyticsContent) data: AnalyticsContent;
}

class AnalyticsSuspiciousResponse {
  @Text('The kind of event') action: string;
  @Maybe(Text()) ip: string | null;
  @Moment() timestamp: string;
}

class AnalyticsSecurityCheckResponse {
  @Text() name: string;
  @WholeNumber('The points of a check that holds') weight: number;
  @Maybe(WholeNumber('The points that are reached; null if nothing measures them')) points: number | null;
  @Text() detail: string;
}

export class AnalyticsSecurity {
  @Maybe(WholeNumber(definitionOf('securityScore'))) securityScore: number | null;
  @WholeNumber(definitionOf('failedLogins')) failedLogins: number;
  @WholeNumber(definitionOf('blockedIPs')) blockedIPs: number;
  @WholeNumber(definitionOf('alertCount')) alertCount: number;
  @ListOf(Part(AnalyticsSuspiciousResponse), definitionOf('suspiciousActivities'))
  suspiciousActivities: AnalyticsSuspiciousResponse[];
  @ListOf(Part(AnalyticsSecurityCheckResponse)) checks: AnalyticsSecurityCheckResponse[];
}

export class AnalyticsSecurityResponse extends AnalyticsAnswer {
  @Part(AnalyticsSecurity) data: AnalyticsSecurity;
}

class AnalyticsMemoryResponse {
  @WholeNumber() used: number;
  @WholeNumber() total: number;
}

export class AnalyticsHealth {
  @Part(AnalyticsMemoryResponse, definitionOf('health.memory')) memory: AnalyticsMemoryResponse;
  @ObjectOf(Text('`healthy`, `not configured`, or how it fails'), definitionOf('health.components'))
  components: { [name in string]?: string };
  @Amount(definitionOf('health.uptime')) uptime: number;
  @WholeNumber(definitionOf('health.copies')) copies: number;
}

export class AnalyticsHealthResponse extends AnalyticsAnswer {
  @Part(AnalyticsHealth) data: AnalyticsHealth;
}
