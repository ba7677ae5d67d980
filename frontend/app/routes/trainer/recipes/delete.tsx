import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { deletion } from '~/features/recipe-writing/recipe-deletion';
import { readOwnRecipe } from '~/features/recipes/recipes.server';
import { ownRecipesPath } from '~/paths/own-recipes';
import { apiFor } from '~/platform/api.server';
import { requireUser } from '~/platform/guards.server';
import { ownPath } from '~/platform/own-path';
import { pageMeta } from '~/platform/page-meta';
import { readForm } from '~/platform/read-form.server';
import { redirectWithAnswer } from '~/platform/toast.server';
import { ConfirmPage } from '~/ui';

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  await requireUser(context, 'trainer');
  const { name } = await readOwnRecipe(context, params.id);
  return { name, from: ownPath(new URL(request.url).searchParams.get('from')) ?? ownRecipesPath };
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  await requireUser(context, 'trainer');
  const from = ownPath((await readForm(request)).get('from')) ?? ownRecipesPath;
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
