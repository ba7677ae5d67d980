import type { LoaderFunctionArgs } from '@remix-run/node';
import { z } from 'zod';
import { download } from '~/features/plan-export/download.server';
import { exportPath } from '~/paths/data-export';
import { apiFor } from '~/platform/api.server';
import { failureOf } from '~/platform/api-errors.server';
import { requireUser } from '~/platform/guards.server';
import { redirectWithToast } from '~/platform/toast.server';

const files = z.enum(['recipes.json', 'users.json', 'mealPlans.json', 'all.json']);
const typeOf = {
  'recipes.json': 'recipes',
  'users.json': 'users',
  'mealPlans.json': 'mealPlans',
  'all.json': 'all',
} as const;

/** Passes an export on as a stream. A script gets the status of a failure, and a browser a page that says so. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  await requireUser(context, 'admin');
  const file = files.safeParse(params.file);
  if (!file.success) throw new Response(null, { status: 404 });
  const answer = await apiFor(context).GET('/api/admin/export', {
    params: { query: { type: typeOf[file.data] } },
    parseAs: 'stream',
  });
  if (answer.response.ok) return download(answer);
  const { status, message } = failureOf(answer, 'Failed to export data. Please try again.');
  if (request.headers.get('accept') === 'application/json') return new Response(null, { status });
  return redirectWithToast(context, exportPath, { tone: 'danger', title: 'Export failed', text: message });
}
