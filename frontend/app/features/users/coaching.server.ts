import type { AppLoadContext } from '@remix-run/node';
import { apiFor } from '~/platform/api.server';
import { ApiFailure, failureOf } from '~/platform/api-errors.server';
import { findUsers, type UserDetails } from './users.server';

const mostSuggestions = 100;

/**
 * Loads the email addresses to suggest for a link with this user: active users of the other role who are not linked
 * yet.
 */
export async function linkCandidates(context: AppLoadContext, user: UserDetails): Promise<string[]> {
  if (user.role === 'admin') return [];
  const role = otherRole(user);
  const { users } = await findUsers(context, { role, status: 'active', limit: mostSuggestions });
  const linked = new Set([...user.trainers, ...user.customers].map(({ id }) => id));
  return users.filter(({ id }) => !linked.has(id)).map(({ email }) => email);
}

/** Links this trainer or customer with the user who has this email, and shows the API's message. */
export async function linkToUser(
  context: AppLoadContext,
  user: UserDetails,
  email: string,
): Promise<string | ApiFailure> {
  const role = otherRole(user);
  const wanted = email.trim().toLowerCase();
  const { users } = wanted
    ? await findUsers(context, { role, search: wanted, limit: mostSuggestions })
    : { users: [] };
  const other = users.find((found) => found.email.toLowerCase() === wanted);
  if (!other) return notFound(role);
  const body =
    user.role === 'trainer'
      ? { trainerId: user.id, customerId: other.id }
      : { trainerId: other.id, customerId: user.id };
  const answer = await apiFor(context).POST('/api/admin/coachings', { body });
  return answer.data ? answer.data.message : failureOf(answer);
}

function otherRole(user: UserDetails): 'trainer' | 'customer' {
  return user.role === 'trainer' ? 'customer' : 'trainer';
}

function notFound(role: string): ApiFailure {
  const message = `No ${role} has this email address.`;
  return new ApiFailure(400, { message, fields: { email: [message] } });
}
