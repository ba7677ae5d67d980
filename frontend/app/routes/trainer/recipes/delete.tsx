import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { ownRecipes } from '~/features/recipe-writing/own-recipes-path';
import { deletion } from '~/features/recipe-writing/recipe-deletion';
import { readOwnRecipe } from '~/features/recipes/recipes.server';
import { apiFor } from '~/platform/api.server';
import { requireUser } from '~/platform/guards.server';
import { pageMeta } from '~/platform/page-meta';
import { ownPath } from '~/platform/paths';
import { readForm } from '~/platform/read-form.server';
import { redirectWithAnswer } from '~/platform/toast.server';
import { ConfirmPage } from '~/ui';

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  await requireUser(context, 'trainer');
  const { name } = await readOwnRecipe(context, params.id);
  return { name, from: ownPath(new URL(request.url).searchParams.get('from')) ?? ownRecipes };
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  await requireUser(context, 'trainer');
  const from = ownPath((await readForm(request)).get('from')) ?? ownRecipes;
  const answer = await apiFor(context).DELETE('/api/trainer/recipes/{id}', {
    params: { path: { id: params.id ?? '' } },
  });
  return redirectWithAnswer(context, from, answer);
}

export default function DeleteOwnRecipe() {
  const { name, from } = useLoaderData<typeof loader>();
  return <ConfirmPage {...deletion({ name }, from)} cancelTo={from} />;
}

export const meta = pageMeta({ title: 'Delete Recipe' });
