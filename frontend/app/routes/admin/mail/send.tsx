import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { z } from 'zod';
import { broadcastSending } from '~/features/admin-mail/broadcast-words';
import { readBroadcast } from '~/features/admin-mail/broadcasts.server';
import { broadcastPath } from '~/paths/emails';
import { apiFor } from '~/platform/api.server';
import { decodeForm, text } from '~/platform/forms.server';
import { requireUser } from '~/platform/guards.server';
import { pageMeta } from '~/platform/page-meta';
import { redirectWithAnswer } from '~/platform/toast.server';
import { ConfirmPage } from '~/ui';

export async function loader({ params, context }: LoaderFunctionArgs) {
  await requireUser(context, 'admin');
  const broadcast = await readBroadcast(context, params.id);
  if (broadcast.status !== 'draft' || broadcast.reach === 0) throw redirect(broadcastPath(broadcast.id));
  return { broadcast };
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  await requireUser(context, 'admin');
  const { version } = (await decodeForm(request, z.object({ version: text }))).value;
  const path = { id: params.id ?? '' };
  const answer = await apiFor(context).POST('/api/admin/broadcasts/{id}/send', {
    params: { path },
    body: { version: Number(version) },
  });
  return redirectWithAnswer(context, broadcastPath(path.id), answer);
}

export default function SendBroadcast() {
  const { broadcast } = useLoaderData<typeof loader>();
  return <ConfirmPage {...broadcastSending(broadcast)} cancelTo={broadcastPath(broadcast.id)} />;
}

export const meta = pageMeta({ title: 'Send a Message' });
