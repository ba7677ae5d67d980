import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { readAdminRecipe } from '~/features/admin-recipes/admin-recipes.server';
import { afterDecision } from '~/features/admin-recipes/decisions.server';
import { deletionOf } from '~/features/admin-recipes/deletion.server';
import { confirmationOf } from '~/features/confirmation/loaded-confirmation';
import { adminPath } from '~/paths/pages';
import { apiFor } from '~/platform/api.server';
import { requireUser } from '~/platform/guards.server';
import { ownPath } from '~/platform/own-path';
import { pageMeta } from '~/platform/page-meta';
import { readForm } from '~/platform/read-form.server';
import { ConfirmPage } from '~/ui';

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  await requireUser(context, 'admin');
  const recipe = await readAdminRecipe(context, params.id);
  const { searchParams } = new URL(request.url);
  const from = ownPath(searchParams.get('from')) ?? adminPath;
  const cancelTo = ownPath(searchParams.get('cancelTo')) ?? from;
  return { confirmation: deletionOf(recipe, from), cancelTo };
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  await requireUser(context, 'admin');
  const form = await readForm(request);
  const id = params.id ?? '';
  const answer = await apiFor(context).DELETE('/api/admin/recipes/{id}', { params: { path: { id } } });
  const from = ownPath(form.get('from')) ?? adminPath;
  return afterDecision(context, { id, answer, ...wordsFor(from), from, fallback: adminPath });
}

/** The general recipe pages use other words than the admin area. */
const wordsFor = (from: string) =>
  from.startsWith(adminPath)
    ? { failure: 'Failed to delete recipe' }
    : { success: 'Recipe deleted', failure: 'Error deleting recipe' };

/** The confirmation is not reloaded, because its recipe no longer exists by then. */
export const shouldRevalidate = () => false;

export default function DeleteRecipe() {
  const { confirmation, cancelTo } = useLoaderData<typeof loader>();
  return <ConfirmPage {...confirmationOf(confirmation)} cancelTo={cancelTo} />;
}

export const meta = pageMeta({ title: 'Delete Recipe' });
