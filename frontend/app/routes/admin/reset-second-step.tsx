import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { secondStepReset } from '~/features/users/second-step-reset';
import { readUser } from '~/features/users/users.server';
import { userPath } from '~/paths/users';
import { apiFor } from '~/platform/api.server';
import { requireUser } from '~/platform/guards.server';
import { pageMeta } from '~/platform/page-meta';
import { redirectWithAnswer } from '~/platform/toast.server';
import { ConfirmPage } from '~/ui';

export async function loader({ params, context }: LoaderFunctionArgs) {
  await requireUser(context, 'admin');
  const { id, email, secondFactorSince } = await readUser(context, params.id);
  if (!secondFactorSince) throw redirect(userPath(id));
  return { id, email };
}

export async function action({ params, context }: ActionFunctionArgs) {
  await requireUser(context, 'admin');
  const id = params.id ?? '';
  const path = { params: { path: { id } } };
  const answer = await apiFor(context).POST('/api/admin/users/{id}/second-factor/reset', path);
  return redirectWithAnswer(context, userPath(encodeURIComponent(id)), answer);
}

export default function ResetSecondStep() {
  const user = useLoaderData<typeof loader>();
  return <ConfirmPage {...secondStepReset(user)} cancelTo={userPath(user.id)} />;
}

export const meta = pageMeta({ title: 'Reset the second step' });
