import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { readGroceryList } from '~/features/groceries/groceries.server';
import { listDeletion } from '~/features/groceries/list-deletion';
import { groceryListPath } from '~/paths/groceries';
import { groceriesPath } from '~/paths/pages';
import { apiFor } from '~/platform/api.server';
import { requireUser } from '~/platform/guards.server';
import { pageMeta } from '~/platform/page-meta';
import { redirectWithAnswer } from '~/platform/toast.server';
import { ConfirmPage } from '~/ui';

export async function loader({ params, context }: LoaderFunctionArgs) {
  await requireUser(context, 'customer');
  const { id, name, itemCount } = await readGroceryList(context, params.id);
  return { id, name, itemCount };
}

export async function action({ params, context }: ActionFunctionArgs) {
  await requireUser(context, 'customer');
  const path = { id: params.id ?? '' };
  const answer = await apiFor(context).DELETE('/api/grocery-lists/{id}', { params: { path } });
  return redirectWithAnswer(context, groceriesPath, answer, 'Failed to delete grocery list');
}

export default function DeleteList() {
  const list = useLoaderData<typeof loader>();
  return <ConfirmPage {...listDeletion(list)} cancelTo={groceryListPath(groceriesPath, { list: list.id })} />;
}

export const meta = pageMeta({ title: 'Delete Grocery List' });
