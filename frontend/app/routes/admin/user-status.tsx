import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { z } from 'zod';
import { statusChange, statusIntent } from '~/features/users/status-change';
import { readUser } from '~/features/users/users.server';
import { userPath } from '~/paths/users';
import { apiFor } from '~/platform/api.server';
import { decodeForm } from '~/platform/forms.server';
import { requireUser } from '~/platform/guards.server';
import { pageMeta } from '~/platform/page-meta';
import { redirectWithAnswer } from '~/platform/toast.server';
import { ConfirmPage } from '~/ui';

export async function loader({ params, context }: LoaderFunctionArgs) {
  await requireUser(context, 'admin');
  const { id, email, disabledAt, eraseAfter } = await readUser(context, params.id);
  return { id, email, disabledAt, eraseAfter };
}

const schema = z.object({ intent: z.enum(statusIntent) });

// Sets the requested state, whatever another admin has done since the confirmation was shown.
export async function action({ request, params, context }: ActionFunctionArgs) {
  await requireUser(context, 'admin');
  const { intent } = (await decodeForm(request, schema)).value;
  const id = params.id ?? '';
  const api = apiFor(context);
  const path = { params: { path: { id } } };
  const answer =
    intent === statusIntent.enable
      ? await api.POST('/api/admin/users/{id}/enable', path)
      : await api.POST('/api/admin/users/{id}/disable', path);
  return redirectWithAnswer(context, userPath(encodeURIComponent(id)), answer);
}

export default function UserStatusPage() {
  const user = useLoaderData<typeof loader>();
  return <ConfirmPage {...statusChange(user)} cancelTo={userPath(user.id)} />;
}

export const meta = pageMeta({ title: 'Account Status' });
