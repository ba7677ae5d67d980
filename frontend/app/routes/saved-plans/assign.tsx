import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { AssignPlanForm } from '~/features/meal-plans/assign-form';
import { assignPlan, readAssignChoice } from '~/features/meal-plans/assign-plan.server';
import { DialogOrPage } from '~/features/overlay/dialog-or-page';
import { readSavedPlan, requireLibrary } from '~/features/saved-plans/saved-plans.server';
import { savedPlanTaskPath } from '~/paths/saved-plans';
import { apiFor } from '~/platform/api.server';
import { keepFormWhenOffline, stayWhenOffline } from '~/platform/offline-form';
import { pageMeta } from '~/platform/page-meta';

const title = 'Assign Meal Plan';

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { user, library, url, from } = await requireLibrary(context, request);
  const { id = '' } = params;
  const { mealPlanData } = await readSavedPlan(context, id);
  const { planName, startsOn } = mealPlanData;
  return {
    planName,
    action: savedPlanTaskPath(library, id, 'assign', from),
    from,
    choice: await readAssignChoice(context, url, user, { savedPlanId: id, startsOn }),
    mayInvite: user.role === 'trainer',
  };
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const { from } = await requireLibrary(context, request);
  const path = { id: params.id ?? '' };
  const failed = 'Failed to assign meal plan';
  return assignPlan({ context, request, back: from, failed, savedPlanId: path.id }, (wish) =>
    apiFor(context).POST('/api/trainer/meal-plans/{id}/assign', { params: { path }, body: wish }),
  );
}

export { keepFormWhenOffline as clientAction, stayWhenOffline as shouldRevalidate };

export default function AssignSavedPlan() {
  const { planName, from, ...form } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  return (
    <DialogOrPage title={title} back={{ to: from, label: 'Back' }}>
      <div className="grid gap-4">
        <p className="font-semibold wrap-anywhere">{planName}</p>
        <AssignPlanForm {...form} cancelTo={from} nobody="No Customer Selected" refused={refused} />
      </div>
    </DialogOrPage>
  );
}

export const meta = pageMeta({ title });
