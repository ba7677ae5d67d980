import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData, useParams } from '@remix-run/react';
import { readCustomerOnce } from '~/features/customers/customers.server';
import { GoalForm } from '~/features/progress/goal-form';
import { saveGoal } from '~/features/progress/goal-form.server';
import { unitsOfGoal } from '~/features/progress/goal-texts';
import { readGoalOf } from '~/features/progress/goals.server';
import { customerTabPath } from '~/paths/customers';
import { apiFor } from '~/platform/api.server';
import { todayIn } from '~/platform/calendar';
import { requireUser } from '~/platform/guards.server';
import { keepFormWhenOffline, stayWhenOffline } from '~/platform/offline-form';
import { pageMeta } from '~/platform/page-meta';
import { PageHeader } from '~/ui';

const title = 'Edit Goal';

export async function loader({ params, context }: LoaderFunctionArgs) {
  await requireUser(context, 'trainer');
  const [goal, { timeZone }] = await Promise.all([
    readGoalOf(context, params.id, params.goalId),
    readCustomerOnce(context, params.id),
  ]);
  return { goal, today: todayIn(timeZone) };
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  await requireUser(context, 'trainer');
  const path = { id: params.id ?? '', goalId: params.goalId ?? '' };
  const back = customerTabPath(path.id, 'goals');
  return saveGoal({ context, request, back, failed: 'Failed to update goal' }, (body) =>
    apiFor(context).PUT('/api/trainer/customers/{id}/goals/{goalId}', { params: { path }, body }),
  );
}

export { keepFormWhenOffline as clientAction, stayWhenOffline as shouldRevalidate };

export default function EditCustomerGoal() {
  const { goal, today } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  const back = customerTabPath(useParams().id ?? '', 'goals');
  return (
    <div className="max-w-form">
      <PageHeader title={title} back={{ to: back, label: 'Goals' }} />
      <GoalForm {...{ goal, today, refused }} units={unitsOfGoal(goal)} cancelTo={back} />
    </div>
  );
}

export const meta = pageMeta({ title });
