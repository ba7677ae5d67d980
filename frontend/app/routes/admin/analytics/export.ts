import type { LoaderFunctionArgs } from '@remix-run/node';
import { download } from '~/features/plan-export/download.server';
import { analyticsPath } from '~/paths/pages';
import { apiFor } from '~/platform/api.server';
import { failureOf } from '~/platform/api-errors.server';
import { requireUser } from '~/platform/guards.server';
import { redirectWithToast } from '~/platform/toast.server';

/** Downloads all figures, as JSON or as a table. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireUser(context, 'admin');
  const format = new URL(request.url).searchParams.get('format') === 'csv' ? 'csv' : 'json';
  const query = { format } as const;
  const answer = await apiFor(context).GET('/api/analytics/export', { params: { query }, parseAs: 'stream' });
  if (answer.response.ok) return download(answer);
  const { message } = failureOf(answer, 'Failed to export analytics');
  return redirectWithToast(context, analyticsPath, {
    tone: 'danger',
    title: 'Failed to export analytics',
    text: message === 'Failed to export analytics' ? undefined : message,
  });
}
