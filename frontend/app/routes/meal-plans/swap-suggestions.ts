import type { LoaderFunctionArgs } from '@remix-run/node';
import { placeIn } from '~/features/plan-draft/draft-paths';
import { readSwaps, searchIn } from '~/features/plan-draft/swaps.server';
import { requireUser } from '~/platform/guards.server';

/** What the search for another recipe suggests while one types. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  await requireUser(context, 'trainer', 'admin');
  const { searchParams } = new URL(request.url);
  const swaps = await readSwaps(context, params.id ?? '', placeIn(searchParams), searchIn(searchParams));
  return Response.json(swaps, { status: swaps.candidates ? 200 : 503 });
}
