import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { unlinking } from '~/features/users/unlinking';
import { readUser } from '~/features/users/users.server';
import { userPath } from '~/paths/users';
import { apiFor } from '~/platform/api.server';
import { pageNotFound } from '~/platform/api-errors.server';
import { requireUser } from '~/platform/guards.server';
import { pageMeta } from '~/platform/page-meta';
import { redirectWithAnswer } from '~/platform/toast.server';
import { ConfirmPage } from '~/ui';

export async function loader({ params, context }: LoaderFunctionArgs) {
  await requireUser(context, 'admin');
  const { id, email, role, trainers, customers } = await readUser(context, params.id);
  const other = [...trainers, ...customers].find((linked) => linked.id === params.otherId);
  if (!other) throw pageNotFound(context.requestId);
  return { user: { id, email, role }, other: { email: other.email } };
}

export async function action({ params, context }: ActionFunctionArgs) {
  await requireUser(context, 'admin');
  const user = await readUser(context, params.id);
  const otherId = params.otherId ?? '';
  const path =
    user.role === 'trainer'
      ? { trainerId: user.id, customerId: otherId }
      : { trainerId: otherId, customerId: user.id };
  const answer = await apiFor(context).DELETE('/api/admin/coachings/{trainerId}/{customerId}', {
    params: { path },
  });
  return redirectWithAnswer(context, userPath(user.id), answer);
}

export default function UnlinkUser() {
  const { user, other } = useLoaderData<typeof loader>();
  return <ConfirmPage {...unlinking(user, other)} cancelTo={userPath(user.id)} />;
}

export const meta = pageMeta({ title: 'Unlink' });
