import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { bringsBack, planWithdrawal } from '~/features/customer-plans/withdrawal';
import { readHolders, readSavedPlan, requireLibrary } from '~/features/saved-plans/saved-plans.server';
import { savedPlanTaskPath } from '~/paths/saved-plans';
import { apiFor } from '~/platform/api.server';
import { pageNotFound } from '~/platform/api-errors.server';
import { pageMeta } from '~/platform/page-meta';
import { readForm } from '~/platform/read-form.server';
import { replaceWithAnswer } from '~/platform/toast.server';
import { ConfirmPage } from '~/ui';

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { library, from } = await requireLibrary(context, request);
  const { id = '' } = params;
  const [{ mealPlanData }, holders] = await Promise.all([
    readSavedPlan(context, id),
    readHolders(context, id),
  ]);
  const holder = holders.find((one) => one.id === params.customerId);
  if (!holder) throw pageNotFound(context.requestId);
  return {
    ...holder,
    who: holder.name ?? holder.email,
    planName: mealPlanData.planName,
    action: savedPlanTaskPath(library, id, `assignments/${holder.id}/withdraw`, from),
    cancelTo: savedPlanTaskPath(library, id, 'assignments', from),
  };
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const { library, from } = await requireLibrary(context, request);
  const { id = '', customerId = '' } = params;
  const form = await readForm(request);
  const answer = await apiFor(context).DELETE('/api/trainer/meal-plans/{id}/assignments/{customerId}', {
    params: { path: { id, customerId }, query: { bringBack: bringsBack(form) } },
  });
  return replaceWithAnswer(context, savedPlanTaskPath(library, id, 'assignments', from), answer);
}

/** The confirmation is not reloaded, because the customer no longer has the plan by then. */
export const shouldRevalidate = () => false;

export default function Withdraw() {
  const { cancelTo, ...about } = useLoaderData<typeof loader>();
  return <ConfirmPage {...planWithdrawal(about)} cancelTo={cancelTo} />;
}

export const meta = pageMeta({ title: 'Withdraw Meal Plan' });
