import { type AppLoadContext, data } from '@remix-run/node';
import { apiFor } from '~/platform/api.server';
import { type ApiResult, errorPage, failureOf } from '~/platform/api-errors.server';

const failed = 'Failed to load analytics data';

/**
 * Figures that cannot be loaded for the moment are null: the page then says so and stays where it is. Any other refusal
 * is one of the whole page.
 */
function figuresOf<Figures>(answer: ApiResult<Figures>, requestId: string): Figures | null {
  if (answer.response.ok && answer.data !== undefined) return answer.data;
  const failure = failureOf(answer, failed);
  if (failure.isPassing) return null;
  throw errorPage(failure, requestId);
}

/** `timeZone` is that of the admin, in which the pages show times. */
function answerWith<Loaded extends object>(timeZone: string | null, figures: Loaded) {
  return data({ timeZone, ...figures }, { status: Object.values(figures).includes(null) ? 503 : 200 });
}

export async function readOverview(context: AppLoadContext, timeZone: string | null) {
  const api = apiFor(context);
  const [metrics, health] = await Promise.all([
    api.GET('/api/analytics/metrics'),
    api.GET('/api/analytics/health'),
  ]);
  return answerWith(timeZone, {
    metrics: figuresOf(metrics, context.requestId),
    health: figuresOf(health, context.requestId),
  });
}

export async function readActivity(context: AppLoadContext, timeZone: string | null) {
  const api = apiFor(context);
  const [metrics, users] = await Promise.all([
    api.GET('/api/analytics/metrics'),
    api.GET('/api/analytics/users', { params: { query: { limit: 10 } } }),
  ]);
  return answerWith(timeZone, {
    metrics: figuresOf(metrics, context.requestId),
    users: figuresOf(users, context.requestId),
  });
}

export async function readContent(context: AppLoadContext, timeZone: string | null) {
  const answer = await apiFor(context).GET('/api/analytics/content');
  return answerWith(timeZone, { content: figuresOf(answer, context.requestId) });
}

export async function readSecurity(context: AppLoadContext, timeZone: string | null) {
  const answer = await apiFor(context).GET('/api/analytics/security');
  return answerWith(timeZone, { security: figuresOf(answer, context.requestId) });
}
