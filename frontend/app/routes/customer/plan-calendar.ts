import type { LoaderFunctionArgs } from '@remix-run/node';
import { planPath } from '~/features/my-plans/my-plan-paths';
import { apiFor } from '~/platform/api.server';
import { failureOf } from '~/platform/api-errors.server';
import { requireUser } from '~/platform/guards.server';
import { redirectWithToast } from '~/platform/toast.server';

/** The meals as events, for a calendar to keep. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  await requireUser(context, 'customer');
  const id = params.id ?? '';
  const answer = await apiFor(context).GET('/api/meal-plans/{id}/calendar', {
    params: { path: { id } },
    parseAs: 'text',
  });
  if (answer.data === undefined) {
    const text = failureOf(answer).message;
    return redirectWithToast(context, planPath(id), { tone: 'danger', title: 'Export Failed', text });
  }
  return new Response(answer.data, {
    headers: {
      'Content-Type': 'text/calendar; charset=utf-8',
      'Content-Disposition': answer.response.headers.get('content-disposition') ?? 'attachment',
      'Cache-Control': 'private, no-store',
    },
  });
}
