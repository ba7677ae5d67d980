import type { LoaderFunctionArgs } from '@remix-run/node';
import { apiFor } from '~/platform/api.server';
import { requireUser } from '~/platform/guards.server';

/** Passes on the events of a job with the session of the page. A browser asks again when a stream ends. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  await requireUser(context, 'admin');
  const { data, response } = await apiFor(context).GET('/api/admin/generation-progress/{jobId}/events', {
    params: { path: { jobId: params.id ?? '' } },
    parseAs: 'stream',
  });
  if (!response.ok) return new Response(null, { status: response.status });
  return new Response(data, {
    headers: { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store', 'X-Accel-Buffering': 'no' },
  });
}
