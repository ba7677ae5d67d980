import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { afterDecision } from '~/features/admin-recipes/decisions.server';
import { nextInQueue } from '~/features/admin-recipes/queue.server';
import { adminRecipePath } from '~/paths/admin-recipes';
import { adminPath } from '~/paths/pages';
import { apiFor } from '~/platform/api.server';
import { requireUser } from '~/platform/guards.server';
import { readForm } from '~/platform/read-form.server';

/** There is nothing to show at this address, so it redirects to the recipe. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  await requireUser(context, 'admin');
  throw redirect(adminRecipePath(encodeURIComponent(params.id ?? '')));
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  await requireUser(context, 'admin');
  const form = await readForm(request);
  const id = params.id ?? '';
  // The next recipe is determined now, because afterwards the recipe is no longer in the queue and has no successor.
  const next = form.get('then') === 'next' ? await nextInQueue(context, id) : null;
  const asOf = form.get('asOf');
  const answer = await apiFor(context).PATCH('/api/admin/recipes/{id}/approve', {
    params: { path: { id } },
    body: { ...(asOf && { asOf: String(asOf) }) },
  });
  return afterDecision(context, {
    id,
    answer,
    failure: 'Failed to approve recipe',
    next,
    from: form.get('from'),
    fallback: adminPath,
  });
}
