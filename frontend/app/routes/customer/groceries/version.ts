import type { LoaderFunctionArgs } from '@remix-run/node';
import { apiFor } from '~/platform/api.server';
import { dataOf } from '~/platform/api-errors.server';
import { requireUser } from '~/platform/guards.server';

/** Tells the version of a list, so that a page learns of changes on another phone. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  await requireUser(context, 'customer');
  const path = { id: params.id ?? '' };
  const answer = await apiFor(context).GET('/api/grocery-lists/{id}/changes', {
    // From the version that the page has, there is mostly nothing to send.
    params: { path, query: { since: Number(new URL(request.url).searchParams.get('since')) || 0 } },
  });
  const { version } = dataOf(answer, context.requestId);
  return new Response(String(version), { headers: { 'Cache-Control': 'no-store' } });
}
