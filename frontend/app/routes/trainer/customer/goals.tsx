import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData, useOutletContext } from '@remix-run/react';
import { readCustomerOnce } from '~/features/customers/customers.server';
import { NotShared } from '~/features/health-consent/not-shared';
import { AddGoalCard } from '~/features/progress/add-goal-card';
import { goalDeletion } from '~/features/progress/goal-deletion';
import { saveGoal } from '~/features/progress/goal-form.server';
import type { Goal } from '~/features/progress/goal-texts';
import { readGoals } from '~/features/progress/goals.server';
import { GoalsBoard } from '~/features/progress/goals-board';
import { UndoDeletion } from '~/features/progress/undo-deletion';
import { afterRestoring, deletedIdIn, restoredIdIn } from '~/features/progress/undo-deletion.server';
import { customerTabPath } from '~/paths/customers';
import { customerGoalPath, deleteCustomerGoalPath } from '~/paths/progress';
import { apiFor } from '~/platform/api.server';
import { todayIn } from '~/platform/calendar';
import { requireUser } from '~/platform/guards.server';
import { keepFormWhenOffline, stayWhenOffline } from '~/platform/offline-form';
import { ButtonLink, Card, ConfirmLink, Stack } from '~/ui';
import { EditIcon, TrashIcon } from '~/ui/icons';
import type { CustomerPage } from '../customer';

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { id: trainerId } = await requireUser(context, 'trainer');
  const { sharesHealthData, timeZone } = await readCustomerOnce(context, params.id);
  if (!sharesHealthData) return null;
  // The API refuses days that have not begun where the customer lives.
  return {
    ...(await readGoals(context, request.url, params.id ?? '')),
    ...{ trainerId, today: todayIn(timeZone), deleted: deletedIdIn(request.url) },
  };
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  await requireUser(context, 'trainer');
  const id = params.id ?? '';
  const back = customerTabPath(id, 'goals');
  const goalId = await restoredIdIn(request);
  if (goalId !== null) {
    const params = { path: { id, goalId: goalId || 'none' } };
    const answer = await apiFor(context).POST('/api/trainer/customers/{id}/goals/{goalId}/restore', {
      params,
    });
    return afterRestoring(context, answer, back);
  }
  return saveGoal({ context, request, back, failed: 'Failed to add goal' }, (body) =>
    apiFor(context).POST('/api/trainer/customers/{id}/goals', { params: { path: { id } }, body }),
  );
}

export { keepFormWhenOffline as clientAction, stayWhenOffline as shouldRevalidate };

export default function CustomerGoals() {
  const shared = useLoaderData<typeof loader>();
  const { customer } = useOutletContext<CustomerPage>();
  return shared ? <SharedGoals {...shared} customer={customer} /> : <NotShared customer={customer} />;
}

type SharedGoalsProps = NonNullable<ReturnType<typeof useLoaderData<typeof loader>>> &
  Pick<CustomerPage, 'customer'>;

function SharedGoals({ goals, units, today, deleted, trainerId, customer }: SharedGoalsProps) {
  const refused = useActionData<typeof action>();
  const { id, name, email, isClosed } = customer;
  return (
    <Stack>
      <UndoDeletion deleted={deleted} text="The goal was deleted." />
      <GoalsBoard
        goals={goals}
        empty={`Neither you nor ${name ?? email} has set one.`}
        form={
          isClosed ? (
            <Card>No goals can be set for a closed account.</Card>
          ) : (
            <AddGoalCard
              {...{ units, today, refused }}
              description={`${name ?? email} sees that you set it.`}
            />
          )
        }
        actionsOf={(goal) =>
          goal.trainerId === trainerId ? <GoalActions goal={goal} customerId={id} /> : null
        }
      />
    </Stack>
  );
}

/** Trainers change only what they have set themselves. */
function GoalActions({ goal, customerId }: { goal: Goal; customerId: string }) {
  return (
    <div className="-ms-4 flex flex-wrap">
      <ButtonLink to={customerGoalPath(customerId, goal.id)} variant="quiet" icon={EditIcon}>
        Edit
      </ButtonLink>
      <ConfirmLink
        to={deleteCustomerGoalPath(customerId, goal.id)}
        look={{ variant: 'quiet', icon: TrashIcon }}
        text="Delete"
        confirmation={goalDeletion(goal)}
      />
    </div>
  );
}
