import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { confirmationOf } from '~/features/confirmation/loaded-confirmation';
import { planDeletion } from '~/features/saved-plans/plan-changes';
import { readSavedPlan, readShareLink, requireLibrary } from '~/features/saved-plans/saved-plans.server';
import { savedPlanPath, savedPlanTaskPath } from '~/paths/saved-plans';
import { apiFor } from '~/platform/api.server';
import { failureOf } from '~/platform/api-errors.server';
import { pageMeta } from '~/platform/page-meta';
import { redirectWithToast } from '~/platform/toast.server';
import { ConfirmPage } from '~/ui';

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { library, from } = await requireLibrary(context, request);
  const { id = '' } = params;
  const [{ mealPlanData, assignmentCount }, link] = await Promise.all([
    readSavedPlan(context, id),
    readShareLink(context, id),
  ]);
  const confirmation = planDeletion({
    planName: mealPlanData.planName,
    holders: assignmentCount,
    isShared: link !== null,
    action: savedPlanTaskPath(library, id, 'delete', from),
  });
  return { confirmation, cancelTo: from };
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const { library, from } = await requireLibrary(context, request);
  const id = params.id ?? '';
  const answer = await apiFor(context).DELETE('/api/trainer/meal-plans/{id}', { params: { path: { id } } });
  if (answer.data) {
    // Its own page no longer exists.
    const back = from.startsWith(savedPlanPath(library, id)) ? library : from;
    return redirectWithToast(context, back, { tone: 'success', title: answer.data.message });
  }
  const text = failureOf(answer, 'Failed to delete meal plan').message;
  return redirectWithToast(context, from, { tone: 'danger', title: 'Delete Failed', text });
}

/** The confirmation is not reloaded, because its plan no longer exists by then. */
export const shouldRevalidate = () => false;

export default function DeleteSavedPlan() {
  const { confirmation, cancelTo } = useLoaderData<typeof loader>();
  return <ConfirmPage {...confirmationOf(confirmation)} cancelTo={cancelTo} />;
}

export const meta = pageMeta({ title: 'Delete Meal Plan' });
