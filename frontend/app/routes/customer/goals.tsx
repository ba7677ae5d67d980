import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { readAskedConsent } from '~/features/health-consent/health-consent.server';
import { AddGoalCard } from '~/features/progress/add-goal-card';
import { goalDeletion } from '~/features/progress/goal-deletion';
import { saveGoal } from '~/features/progress/goal-form.server';
import { custom, type Goal } from '~/features/progress/goal-texts';
import { readGoals } from '~/features/progress/goals.server';
import { GoalsBoard } from '~/features/progress/goals-board';
import { UndoDeletion } from '~/features/progress/undo-deletion';
import { afterRestoring, deletedIdIn, restoredIdIn } from '~/features/progress/undo-deletion.server';
import { deleteGoalPath, goalPath, goalsPath } from '~/paths/progress';
import { apiFor } from '~/platform/api.server';
import { todayIn } from '~/platform/calendar';
import { requireUser } from '~/platform/guards.server';
import { keepFormWhenOffline, stayWhenOffline } from '~/platform/offline-form';
import { pageMeta } from '~/platform/page-meta';
import { ButtonLink, ConfirmLink, Stack } from '~/ui';
import { EditIcon, PlusIcon, TrashIcon } from '~/ui/icons';

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { timeZone } = await requireUser(context, 'customer');
  const [goals, consent] = await Promise.all([readGoals(context, request.url), readAskedConsent(context)]);
  return { ...goals, consent, deleted: deletedIdIn(request.url), today: todayIn(timeZone) };
}

export async function action({ request, context }: ActionFunctionArgs) {
  await requireUser(context, 'customer');
  const id = await restoredIdIn(request);
  if (id !== null) {
    const params = { path: { id: id || 'none' } };
    const answer = await apiFor(context).POST('/api/progress/goals/{id}/restore', { params });
    return afterRestoring(context, answer, goalsPath);
  }
  return saveGoal({ context, request, back: goalsPath, failed: 'Failed to add goal' }, (body) =>
    apiFor(context).POST('/api/progress/goals', { body }),
  );
}

export { keepFormWhenOffline as clientAction, stayWhenOffline as shouldRevalidate };

export default function Goals() {
  const { goals, units, today, consent, deleted } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  return (
    <Stack>
      <UndoDeletion deleted={deleted} text="The goal was deleted." />
      <GoalsBoard
        goals={goals}
        empty="A goal follows your measurements, or values that you enter at it."
        form={
          <AddGoalCard
            {...{ units, today, refused, consent }}
            description="The trainers who coach you see your goals. Administrators do not."
          />
        }
        actionsOf={(goal) => <GoalActions goal={goal} />}
      />
    </Stack>
  );
}

function GoalActions({ goal }: { goal: Goal }) {
  const { id, metric } = goal;
  return (
    <div className="-ms-4 flex flex-wrap">
      {metric === custom ? (
        <ButtonLink to={goalPath(id)} variant="quiet" icon={PlusIcon}>
          Enter value
        </ButtonLink>
      ) : null}
      <ButtonLink to={goalPath(id)} variant="quiet" icon={EditIcon}>
        Edit
      </ButtonLink>
      <ConfirmLink
        to={deleteGoalPath(id)}
        look={{ variant: 'quiet', icon: TrashIcon }}
        text="Delete"
        confirmation={goalDeletion(goal)}
      />
    </div>
  );
}

export const meta = pageMeta({ title: 'Goals' });
