import type { AppLoadContext } from '@remix-run/node';
import { apiFor } from '~/platform/api.server';
import { dataOf } from '~/platform/api-errors.server';
import type { ShownBroadcast } from './broadcast-words';

export async function readBroadcast(context: AppLoadContext, id = ''): Promise<ShownBroadcast> {
  const answer = await apiFor(context).GET('/api/admin/broadcasts/{id}', { params: { path: { id } } });
  return dataOf(answer, context.requestId);
}
