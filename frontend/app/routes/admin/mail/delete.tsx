import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { broadcastDeletion } from '~/features/admin-mail/broadcast-words';
import { readBroadcast } from '~/features/admin-mail/broadcasts.server';
import { broadcastPath, broadcastsPath } from '~/paths/emails';
import { apiFor } from '~/platform/api.server';
import { requireUser } from '~/platform/guards.server';
import { pageMeta } from '~/platform/page-meta';
import { redirectWithAnswer } from '~/platform/toast.server';
import { ConfirmPage } from '~/ui';

export async function loader({ params, context }: LoaderFunctionArgs) {
  await requireUser(context, 'admin');
  const { id, subject, status } = await readBroadcast(context, params.id);
  if (status !== 'draft') throw redirect(broadcastPath(id));
  return { id, subject };
}

export async function action({ params, context }: ActionFunctionArgs) {
  await requireUser(context, 'admin');
  const path = { id: params.id ?? '' };
  const answer = await apiFor(context).DELETE('/api/admin/broadcasts/{id}', { params: { path } });
  return redirectWithAnswer(context, broadcastsPath, answer);
}

export default function DeleteBroadcast() {
  const broadcast = useLoaderData<typeof loader>();
  return <ConfirmPage {...broadcastDeletion(broadcast)} cancelTo={broadcastPath(broadcast.id)} />;
}

export const meta = pageMeta({ title: 'Delete a Draft' });
