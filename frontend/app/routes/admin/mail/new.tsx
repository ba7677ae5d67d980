import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useActionData } from '@remix-run/react';
import { BroadcastForm } from '~/features/admin-mail/broadcast-form';
import { broadcastFrom, broadcastSchema } from '~/features/admin-mail/broadcast-form.server';
import { broadcastPath, broadcastsPath } from '~/paths/emails';
import { apiFor } from '~/platform/api.server';
import { failureOf } from '~/platform/api-errors.server';
import { decodeForm, refuseForm } from '~/platform/forms.server';
import { requireUser } from '~/platform/guards.server';
import { keepFormWhenOffline, stayWhenOffline } from '~/platform/offline-form';
import { pageMeta } from '~/platform/page-meta';
import { redirectWithToast } from '~/platform/toast.server';
import { PageHeader } from '~/ui';

const title = 'Write a Message';

export async function loader({ context }: LoaderFunctionArgs) {
  await requireUser(context, 'admin');
  return null;
}

export async function action({ request, context }: ActionFunctionArgs) {
  await requireUser(context, 'admin');
  const submission = await decodeForm(request, broadcastSchema);
  const body = broadcastFrom(submission.value);
  const answer = await apiFor(context).POST('/api/admin/broadcasts', { body });
  if (!answer.data) return refuseForm({ context, submission, failure: failureOf(answer) });
  return redirectWithToast(context, broadcastPath(answer.data.id), {
    tone: 'success',
    title: 'Draft saved',
    text: 'Nobody has got it yet.',
  });
}

export { keepFormWhenOffline as clientAction, stayWhenOffline as shouldRevalidate };

export default function NewBroadcast() {
  return (
    <>
      <PageHeader title={title} back={{ to: broadcastsPath, label: 'Notices and announcements' }} />
      <BroadcastForm refused={useActionData<typeof action>()} submit={{ text: 'Save draft' }} />
    </>
  );
}

export const meta = pageMeta({ title });
