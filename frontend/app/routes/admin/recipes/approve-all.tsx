import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { approvalOfAll } from '~/features/admin-recipes/approval.server';
import { waitingIds } from '~/features/admin-recipes/queue.server';
import { confirmationOf } from '~/features/confirmation/loaded-confirmation';
import { queuePath } from '~/paths/admin-recipes';
import { apiFor } from '~/platform/api.server';
import { failureOf } from '~/platform/api-errors.server';
import { requireUser } from '~/platform/guards.server';
import { pageMeta } from '~/platform/page-meta';
import { readForm } from '~/platform/read-form.server';
import { redirectWithToast } from '~/platform/toast.server';
import { ConfirmPage } from '~/ui';

export async function loader({ context }: LoaderFunctionArgs) {
  await requireUser(context, 'admin');
  const waiting = await waitingIds(context);
  if (waiting.ids.length === 0) {
    throw redirectWithToast(context, queuePath, { tone: 'info', title: 'No recipes to approve' });
  }
  return { confirmation: approvalOfAll(waiting) };
}

/** Only approves recipes that the confirmation counted, and none that came later. */
export async function action({ request, context }: ActionFunctionArgs) {
  await requireUser(context, 'admin');
  const form = await readForm(request);
  const asOf = form.get('asOf');
  const recipeIds = String(form.get('ids') ?? '')
    .split(',')
    .filter(Boolean);
  const answer = await apiFor(context).POST('/api/admin/recipes/bulk-approve', {
    body: { recipeIds, ...(asOf && { asOf: String(asOf) }) },
  });
  if (!answer.data) {
    return redirectWithToast(context, queuePath, {
      tone: 'danger',
      title: 'Failed to approve all recipes',
      text: failureOf(answer).message,
    });
  }
  const { message, approved, changed } = answer.data;
  const done = `${approved === 1 ? '1 recipe is' : `${approved} recipes are`} in the library now.`;
  return redirectWithToast(context, queuePath, {
    tone: changed > 0 ? 'warning' : 'success',
    title: changed > 0 ? 'Not all recipes were approved' : message,
    text: changed > 0 ? `${done} ${changed} changed after you opened this page. Please review again.` : done,
  });
}

/** The confirmation is not reloaded, because its recipes have already been decided on by then. */
export const shouldRevalidate = () => false;

export default function ApproveAll() {
  const { confirmation } = useLoaderData<typeof loader>();
  return <ConfirmPage {...confirmationOf(confirmation)} cancelTo={queuePath} />;
}

export const meta = pageMeta({ title: 'Approve All' });
