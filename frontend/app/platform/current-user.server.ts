import type { AppLoadContext } from '@remix-run/node';
import type { components } from '#openapi/schema';
import { apiForVisitorOrUser } from './api.server';
import { type ApiFailure, failureOf } from './api-errors.server';

export type User = components['schemas']['MeResponse'];

/** The user as an answer to signing in describes them. */
export type UserOfSession = components['schemas']['UserResponse'];

/** The user whose session has just begun. Their account may have been about to be deleted. */
export type SignedInUser = UserOfSession & { deletionTakenBack: boolean };

type Found = { user: User | null; failure: ApiFailure | null };

const asked = new WeakMap<AppLoadContext, Promise<Found>>();

/** Finds the signed-in user. The API is asked once per request, however many loaders need it. */
export function findCurrentUser(context: AppLoadContext): Promise<Found> {
  if (!context.session.isPresent) return Promise.resolve({ user: null, failure: null });
  const known = asked.get(context) ?? ask(context);
  asked.set(context, known);
  return known;
}

async function ask(context: AppLoadContext): Promise<Found> {
  const headers = context.isPageView ? { 'X-Page-View': '1' } : {};
  const result = await apiForVisitorOrUser(context).GET('/api/auth/me', { headers });
  if (result.data) return { user: result.data, failure: null };
  return { user: null, failure: result.response.status === 401 ? null : failureOf(result) };
}
