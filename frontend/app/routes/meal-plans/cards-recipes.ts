import type { LoaderFunctionArgs } from '@remix-run/node';
import { apiFor } from '~/platform/api.server';
import { failureOf } from '~/platform/api-errors.server';
import { requireUser } from '~/platform/guards.server';

/** The data from which the browser draws recipe cards, loaded on demand. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  await requireUser(context, 'trainer', 'admin');
  const answer = await apiFor(context).GET('/api/meal-plans/{id}/recipes', {
    params: { path: { id: params.id ?? '' } },
  });
  const headers = { 'Cache-Control': 'no-store' };
  if (answer.data) return Response.json(answer.data, { headers });
  const { message, status } = failureOf(answer);
  return Response.json({ message }, { status, headers });
}
