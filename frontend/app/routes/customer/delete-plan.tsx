import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { readPlan, runOf } from '~/features/my-plans/my-plans.server';
import { planDeletion } from '~/features/my-plans/plan-deletion';
import { myPlansPath } from '~/paths/pages';
import { apiFor } from '~/platform/api.server';
import { requireUser } from '~/platform/guards.server';
import { ownPath } from '~/platform/own-path';
import { pageMeta } from '~/platform/page-meta';
import { redirectWithAnswer } from '~/platform/toast.server';
import { ConfirmPage } from '~/ui';

const listIn = (request: Request): string =>
  ownPath(new URL(request.url).searchParams.get('from')) ?? myPlansPath;

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  await requireUser(context, 'customer');
  const plan = await readPlan(context, params.id);
  return { planName: plan.planName, run: runOf(plan), from: listIn(request) };
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  await requireUser(context, 'customer');
  const path = { id: params.id ?? '' };
  const answer = await apiFor(context).DELETE('/api/meal-plan/{id}', { params: { path } });
  return redirectWithAnswer(context, listIn(request), answer, 'Failed to delete meal plan');
}

export default function DeletePlan() {
  const { planName, run, from } = useLoaderData<typeof loader>();
  return <ConfirmPage {...planDeletion(planName, run)} cancelTo={from} />;
}

export const meta = pageMeta({ title: 'Delete Meal Plan' });
