import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { readDraft } from '~/features/plan-draft/draft.server';
import { draftDeletion } from '~/features/plan-drafts/draft-deletion';
import { generatorPath } from '~/paths/pages';
import { apiFor } from '~/platform/api.server';
import { requireUser } from '~/platform/guards.server';
import { ownPath } from '~/platform/own-path';
import { pageMeta } from '~/platform/page-meta';
import { redirectWithAnswer } from '~/platform/toast.server';
import { ConfirmPage } from '~/ui';

const listIn = (request: Request): string =>
  ownPath(new URL(request.url).searchParams.get('from')) ?? generatorPath;

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  await requireUser(context, 'trainer', 'admin');
  const { mealPlan, savedPlanId } = await readDraft(context, params.id);
  return { planName: mealPlan.planName, isSaved: savedPlanId !== null, from: listIn(request) };
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  await requireUser(context, 'trainer', 'admin');
  const path = { id: params.id ?? '' };
  const answer = await apiFor(context).DELETE('/api/meal-plan/drafts/{id}', { params: { path } });
  return redirectWithAnswer(context, listIn(request), answer, 'Failed to delete the draft');
}

/** The confirmation is not reloaded, because its draft no longer exists by then. */
export const shouldRevalidate = () => false;

export default function DeleteDraft() {
  const { planName, isSaved, from } = useLoaderData<typeof loader>();
  return <ConfirmPage {...draftDeletion(planName, isSaved)} cancelTo={from} />;
}

export const meta = pageMeta({ title: 'Delete Draft' });
