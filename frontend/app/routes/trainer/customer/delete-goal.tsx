import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData, useParams } from '@remix-run/react';
import { goalDeletion } from '~/features/progress/goal-deletion';
import { readGoalOf } from '~/features/progress/goals.server';
import { afterDeletion } from '~/features/progress/undo-deletion.server';
import { customerTabPath } from '~/paths/customers';
import { deletedCustomerGoalPath } from '~/paths/progress';
import { apiFor } from '~/platform/api.server';
import { requireUser } from '~/platform/guards.server';
import { pageMeta } from '~/platform/page-meta';
import { ConfirmPage } from '~/ui';

export async function loader({ params, context }: LoaderFunctionArgs) {
  await requireUser(context, 'trainer');
  return { goal: await readGoalOf(context, params.id, params.goalId) };
}

export async function action({ params, context }: ActionFunctionArgs) {
  await requireUser(context, 'trainer');
  const path = { id: params.id ?? '', goalId: params.goalId ?? '' };
  const answer = await apiFor(context).DELETE('/api/trainer/customers/{id}/goals/{goalId}', {
    params: { path },
  });
  return afterDeletion(context, answer, {
    undo: deletedCustomerGoalPath(path.id, path.goalId),
    list: customerTabPath(path.id, 'goals'),
    failed: 'Failed to delete goal',
  });
}

export default function DeleteCustomerGoal() {
  const { goal } = useLoaderData<typeof loader>();
  const { id = '' } = useParams();
  return <ConfirmPage {...goalDeletion(goal)} cancelTo={customerTabPath(id, 'goals')} />;
}

export const meta = pageMeta({ title: 'Delete Goal' });
