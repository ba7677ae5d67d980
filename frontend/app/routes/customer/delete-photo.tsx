import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { photoDeletion } from '~/features/progress/photo-deletion';
import { readPhoto } from '~/features/progress/photos.server';
import { photosPath } from '~/paths/progress';
import { apiFor } from '~/platform/api.server';
import { requireUser } from '~/platform/guards.server';
import { pageMeta } from '~/platform/page-meta';
import { redirectWithAnswer } from '~/platform/toast.server';
import { ConfirmPage } from '~/ui';

export async function loader({ params, context }: LoaderFunctionArgs) {
  await requireUser(context, 'customer');
  return { photo: await readPhoto(context, params.id) };
}

export async function action({ params, context }: ActionFunctionArgs) {
  await requireUser(context, 'customer');
  const path = { id: params.id ?? '' };
  const answer = await apiFor(context).DELETE('/api/progress/photos/{id}', { params: { path } });
  return redirectWithAnswer(context, photosPath, answer, 'Failed to delete photo');
}

export default function DeletePhoto() {
  const { photo } = useLoaderData<typeof loader>();
  return <ConfirmPage {...photoDeletion(photo)} cancelTo={photosPath} />;
}

export const meta = pageMeta({ title: 'Delete Photo' });
