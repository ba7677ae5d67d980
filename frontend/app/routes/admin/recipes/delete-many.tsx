import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { withTicked } from '~/features/admin-recipes/admin-recipe-filters';
import { readDependents } from '~/features/admin-recipes/admin-recipes.server';
import { deletionOfMany } from '~/features/admin-recipes/deletion.server';
import { confirmationOf } from '~/features/confirmation/loaded-confirmation';
import { adminPath } from '~/paths/pages';
import { apiFor } from '~/platform/api.server';
import { failureOf } from '~/platform/api-errors.server';
import { requireUser } from '~/platform/guards.server';
import { ownPath } from '~/platform/own-path';
import { pageMeta } from '~/platform/page-meta';
import { readForm } from '~/platform/read-form.server';
import { redirectWithToast } from '~/platform/toast.server';
import { ConfirmPage } from '~/ui';

/** No page of a list has as many. */
const mostNamed = 50;

export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireUser(context, 'admin');
  const { searchParams } = new URL(request.url);
  const from = ownPath(searchParams.get('from')) ?? adminPath;
  const ids = [...new Set(searchParams.getAll('id'))].slice(0, mostNamed);
  const recipes = await readDependents(context, ids);
  if (recipes.length === 0) {
    throw redirectWithToast(context, from, {
      tone: 'info',
      title: 'No recipes to delete',
      text:
        ids.length === 0 ? 'Select some recipes first.' : 'Everything you selected has already been deleted.',
    });
  }
  const left = recipes.map(({ id }) => id);
  return {
    confirmation: deletionOfMany(recipes, ids.length - left.length, from),
    cancelTo: withTicked(from, left),
  };
}

/** The recipes that the confirmation named. They stay checked if they are not deleted. */
export async function action({ request, context }: ActionFunctionArgs) {
  await requireUser(context, 'admin');
  const form = await readForm(request);
  const from = ownPath(form.get('from')) ?? adminPath;
  const recipeIds = String(form.get('ids') ?? '')
    .split(',')
    .filter(Boolean);
  const answer = await apiFor(context).DELETE('/api/admin/recipes', { body: { recipeIds } });
  if (!answer.data) {
    return redirectWithToast(context, withTicked(from, recipeIds), {
      tone: 'danger',
      title: 'Error deleting recipes',
      text: failureOf(answer).message,
    });
  }
  const { message, deleted } = answer.data;
  const gone = recipeIds.length - deleted;
  return redirectWithToast(context, from, {
    tone: 'success',
    title: message,
    text: gone > 0 ? `${deleted} of ${recipeIds.length}; the rest were already gone.` : undefined,
  });
}

/** The confirmation is not reloaded, because its recipes no longer exist by then. */
export const shouldRevalidate = () => false;

export default function DeleteRecipes() {
  const { confirmation, cancelTo } = useLoaderData<typeof loader>();
  return <ConfirmPage {...confirmationOf(confirmation)} cancelTo={cancelTo} />;
}

export const meta = pageMeta({ title: 'Delete Recipes' });
