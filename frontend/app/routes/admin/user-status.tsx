import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { statusChange } from '~/features/users/status-change';
import { readUser } from '~/features/users/users.server';
import { apiFor } from '~/platform/api.server';
import { failureOf } from '~/platform/api-errors.server';
import { requireUser } from '~/platform/guards.server';
import { pageMeta } from '~/platform/page-meta';
import { redirectWithToast } from '~/platform/toast.server';
import { ConfirmPage } from '~/ui';

export async function loader({ params, context }: LoaderFunctionArgs) {
  await requireUser(context, 'admin');
  const { id, email, disabledAt } = await readUser(context, params.id);
  return { id, email, disabledAt };
}

export async function action({ params, context }: ActionFunctionArgs) {
  await requireUser(context, 'admin');
  const { id, disabledAt } = await readUser(context, params.id);
  const api = apiFor(context);
  const path = { params: { path: { id } } };
  const answer = disabledAt
    ? await api.POST('/api/admin/users/{id}/enable', path)
    : await api.POST('/api/admin/users/{id}/disable', path);
  return redirectWithToast(
    context,
    `/admin/users/${id}`,
    answer.data
      ? { tone: 'success', title: answer.data.message }
      : { tone: 'danger', title: failureOf(answer).message },
  );
}

export default function UserStatusPage() {
  const user = useLoaderData<typeof loader>();
  return <ConfirmPage {...statusChange(user)} cancelTo={`/admin/users/${user.id}`} />;
}

export const meta = pageMeta({ title: 'Account Status' });
