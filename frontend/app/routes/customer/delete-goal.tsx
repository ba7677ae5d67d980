import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { goalDeletion } from '~/features/progress/goal-deletion';
import { readGoal } from '~/features/progress/goals.server';
import { afterDeletion } from '~/features/progress/undo-deletion.server';
import { deletedGoalPath, goalsPath } from '~/paths/progress';
import { apiFor } from '~/platform/api.server';
import { requireUser } from '~/platform/guards.server';
import { pageMeta } from '~/platform/page-meta';
import { ConfirmPage } from '~/ui';

export async function loader({ params, context }: LoaderFunctionArgs) {
  await requireUser(context, 'customer');
  return { goal: await readGoal(context, params.id) };
}

export async function action({ params, context }: ActionFunctionArgs) {
  await requireUser(context, 'customer');
  const path = { id: params.id ?? '' };
  const answer = await apiFor(context).DELETE('/api/progress/goals/{id}', { params: { path } });
  return afterDeletion(context, answer, {
    ...{ undo: deletedGoalPath(path.id), list: goalsPath },
    failed: 'Failed to delete goal',
  });
}

export default function DeleteGoal() {
  const { goal } = useLoaderData<typeof loader>();
  return <ConfirmPage {...goalDeletion(goal)} cancelTo={goalsPath} />;
}

export const meta = pageMeta({ title: 'Delete Goal' });
