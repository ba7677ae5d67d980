import type { LoaderFunctionArgs } from '@remix-run/node';
import { download } from '~/features/plan-export/download.server';
import { apiFor } from '~/platform/api.server';
import { errorPage, failureOf } from '~/platform/api-errors.server';
import { requireUser } from '~/platform/guards.server';

/** Downloads the totals of all logged days as a table. */
export async function loader({ context }: LoaderFunctionArgs) {
  await requireUser(context, 'customer');
  const answer = await apiFor(context).GET('/api/nutrition/export', { parseAs: 'stream' });
  if (!answer.response.ok) throw errorPage(failureOf(answer), context.requestId);
  return download(answer);
}
