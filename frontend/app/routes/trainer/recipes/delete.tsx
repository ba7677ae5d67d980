import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { deletion } from '~/features/recipe-writing/recipe-deletion';
import { readRecipe } from '~/features/recipes/recipes.server';
import { apiFor } from '~/platform/api.server';
import { pageNotFound } from '~/platform/api-errors.server';
import { requireUser } from '~/platform/guards.server';
import { pageMeta } from '~/platform/page-meta';
import { redirectWithAnswer } from '~/platform/toast.server';
import { ConfirmPage } from '~/ui';

export async function loader({ params, context }: LoaderFunctionArgs) {
  await requireUser(context, 'trainer');
  const { name, isOwn, isApproved } = await readRecipe(context, params.id);
  if (!isOwn || isApproved) throw pageNotFound(context.requestId);
  return { name };
}

export async function action({ params, context }: ActionFunctionArgs) {
  await requireUser(context, 'trainer');
  const answer = await apiFor(context).DELETE('/api/trainer/recipes/{id}', {
    params: { path: { id: params.id ?? '' } },
  });
  return redirectWithAnswer(context, '/trainer/recipes', answer);
}

export default function DeleteOwnRecipe() {
  return <ConfirmPage {...deletion(useLoaderData<typeof loader>())} cancelTo="/trainer/recipes" />;
}

export const meta = pageMeta({ title: 'Delete Recipe' });
