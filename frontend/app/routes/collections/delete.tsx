import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { collectionDeletion } from '~/features/collections/collection-deletion';
import { readOwnCollection } from '~/features/collections/collections.server';
import { collectionPath, collectionsPath } from '~/paths/collections';
import { apiFor } from '~/platform/api.server';
import { requireUser } from '~/platform/guards.server';
import { pageMeta } from '~/platform/page-meta';
import { redirectWithAnswer } from '~/platform/toast.server';
import { ConfirmPage } from '~/ui';

export async function loader({ params, context }: LoaderFunctionArgs) {
  await requireUser(context);
  const { id, name, recipeCount, isPublic } = await readOwnCollection(context, params.id);
  return { collection: { name, recipeCount, isPublic }, path: collectionPath(id) };
}

export async function action({ params, context }: ActionFunctionArgs) {
  await requireUser(context);
  const path = { id: params.id ?? '' };
  const answer = await apiFor(context).DELETE('/api/collections/{id}', { params: { path } });
  return redirectWithAnswer(context, collectionsPath, answer);
}

export default function DeleteCollection() {
  const { collection, path } = useLoaderData<typeof loader>();
  return <ConfirmPage {...collectionDeletion(collection)} cancelTo={path} />;
}

export const meta = pageMeta({ title: 'Delete Collection' });
