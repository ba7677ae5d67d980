import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { readAskedConsent } from '~/features/health-consent/health-consent.server';
import { actOnGoal } from '~/features/progress/goal-actions.server';
import { GoalForm } from '~/features/progress/goal-form';
import { GoalStanding } from '~/features/progress/goal-list';
import { GoalStatusForm } from '~/features/progress/goal-status-form';
import { custom, unitsOfGoal } from '~/features/progress/goal-texts';
import { GoalValues } from '~/features/progress/goal-values';
import { readGoal } from '~/features/progress/goals.server';
import { goalsPath } from '~/paths/progress';
import { todayIn } from '~/platform/calendar';
import { requireUser } from '~/platform/guards.server';
import { keepFormWhenOffline, stayWhenOffline } from '~/platform/offline-form';
import { pageMeta } from '~/platform/page-meta';
import { Card, PageHeader, Stack } from '~/ui';

export async function loader({ params, context }: LoaderFunctionArgs) {
  const { timeZone } = await requireUser(context, 'customer');
  const [goal, consent] = await Promise.all([readGoal(context, params.id), readAskedConsent(context)]);
  return { goal, consent, today: todayIn(timeZone) };
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  await requireUser(context, 'customer');
  return actOnGoal({ context, request, id: params.id ?? '' });
}

export { keepFormWhenOffline as clientAction, stayWhenOffline as shouldRevalidate };

export default function GoalPage() {
  const { goal, today, consent } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  return (
    <div className="max-w-form">
      <PageHeader title={goal.goalName} back={{ to: goalsPath, label: 'Goals' }} />
      <Stack>
        <Card>
          <Stack>
            <GoalStanding goal={goal} />
            <GoalStatusForm goal={goal} refused={refused} />
          </Stack>
        </Card>
        {goal.metric === custom ? <GoalValues {...{ goal, today, refused, consent }} /> : null}
        <Card title="Edit Goal">
          <GoalForm {...{ goal, today, refused, consent }} units={unitsOfGoal(goal)} cancelTo={goalsPath} />
        </Card>
      </Stack>
    </div>
  );
}

export const meta = pageMeta({ title: 'Goal' });
