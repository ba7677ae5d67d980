import type { AppLoadContext } from '@remix-run/node';
import type { components, paths } from '#openapi/schema';
import { apiFor } from '~/platform/api.server';
import { dataOf } from '~/platform/api-errors.server';

export type ListedUser = components['schemas']['AdminUserResponse'];
export type UserDetails = components['schemas']['AdminUserDetailResponse'];
export type UserQuery = NonNullable<paths['/api/admin/users']['get']['parameters']['query']>;

/** Loads a page of the users that match a query, and their total number. */
export async function findUsers(context: AppLoadContext, query: UserQuery) {
  const answer = await apiFor(context).GET('/api/admin/users', { params: { query } });
  const users: ListedUser[] = dataOf(answer, context.requestId);
  return { users, total: Number(answer.response.headers.get('x-total-count') ?? users.length) };
}

/** Counts the users of each role and those who cannot sign in. */
export async function userCounts(context: AppLoadContext) {
  const [admin, trainer, customer, disabled] = await Promise.all([
    countUsers(context, { role: 'admin' }),
    countUsers(context, { role: 'trainer' }),
    countUsers(context, { role: 'customer' }),
    countUsers(context, { status: 'disabled' }),
  ]);
  return { admin, trainer, customer, disabled };
}

async function countUsers(context: AppLoadContext, query: UserQuery): Promise<number> {
  return (await findUsers(context, { ...query, limit: 1 })).total;
}

export async function readUser(context: AppLoadContext, id: string | undefined): Promise<UserDetails> {
  const answer = await apiFor(context).GET('/api/admin/users/{id}', { params: { path: { id: id ?? '' } } });
  return dataOf(answer, context.requestId);
}

/** Reads what a trainer says of themselves. */
export async function readTrainerFacts(context: AppLoadContext, id: string) {
  const answer = await apiFor(context).GET('/api/admin/trainers/{id}/profile', { params: { path: { id } } });
  return dataOf(answer, context.requestId);
}
