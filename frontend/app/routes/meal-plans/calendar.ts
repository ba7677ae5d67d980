import type { LoaderFunctionArgs } from '@remix-run/node';
import { download } from '~/features/plan-export/download.server';
import { apiFor } from '~/platform/api.server';
import { errorPage, failureOf } from '~/platform/api-errors.server';
import { requireUser } from '~/platform/guards.server';

/** Downloads a plan as a calendar file. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  await requireUser(context);
  const answer = await apiFor(context).GET('/api/meal-plans/{id}/calendar', {
    params: { path: { id: params.id ?? '' } },
    parseAs: 'stream',
  });
  if (!answer.response.ok) throw errorPage(failureOf(answer), context.requestId);
  return download(answer);
}
