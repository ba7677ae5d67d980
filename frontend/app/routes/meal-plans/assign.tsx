import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { AssignPlanForm } from '~/features/meal-plans/assign-form';
import { assignPlan, readAssignChoice } from '~/features/meal-plans/assign-plan.server';
import { DialogOrPage } from '~/features/overlay/dialog-or-page';
import { readDraft } from '~/features/plan-draft/draft.server';
import { draftPath, draftTaskPath } from '~/paths/drafts';
import { apiFor } from '~/platform/api.server';
import { requireUser } from '~/platform/guards.server';
import { keepFormWhenOffline, stayWhenOffline } from '~/platform/offline-form';
import { pageMeta } from '~/platform/page-meta';

const title = 'Assign to Customers';

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const user = await requireUser(context, 'trainer', 'admin');
  const { draftId, mealPlan, savedPlanId, customer } = await readDraft(context, params.id);
  const about = { savedPlanId, customerId: customer?.id, startsOn: mealPlan.startsOn };
  const choice = await readAssignChoice(context, new URL(request.url), user, about);
  return { id: draftId, planName: mealPlan.planName, choice, mayInvite: user.role === 'trainer' };
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const { role } = await requireUser(context, 'trainer', 'admin');
  const { draftId, customer } = await readDraft(context, params.id);
  const madeFor = role === 'trainer' ? customer : null;
  const failed = 'Failed to assign meal plan';
  return assignPlan({ context, request, back: draftPath(draftId), failed, madeFor }, (wish) =>
    apiFor(context).POST('/api/admin/assign-meal-plan', { body: { draftId, ...wish } }),
  );
}

export { keepFormWhenOffline as clientAction, stayWhenOffline as shouldRevalidate };

export default function AssignPage() {
  const { id, planName, choice, mayInvite } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  return (
    <DialogOrPage title={title} back={{ to: draftPath(id), label: 'Back to the plan' }}>
      <div className="grid gap-4">
        <p className="font-semibold wrap-anywhere">{planName}</p>
        <AssignPlanForm
          choice={choice}
          action={draftTaskPath(id, 'assign')}
          cancelTo={draftPath(id)}
          nobody="No Customers Selected"
          refused={refused}
          mayInvite={mayInvite}
        />
      </div>
    </DialogOrPage>
  );
}

export const meta = pageMeta({ title });
