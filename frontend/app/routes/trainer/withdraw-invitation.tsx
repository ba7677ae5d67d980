import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { isPending, listInvitations } from '~/features/invitations/invitations.server';
import { pageWithInvitations, withdrawal } from '~/features/invitations/withdrawal';
import { apiFor } from '~/platform/api.server';
import { pageNotFound } from '~/platform/api-errors.server';
import { requireUser } from '~/platform/guards.server';
import { pageMeta } from '~/platform/page-meta';
import { redirectWithAnswer } from '~/platform/toast.server';
import { ConfirmPage } from '~/ui';

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  await requireUser(context, 'trainer');
  const invitation = (await listInvitations(context)).find(({ id }) => id === params.id);
  if (!invitation || !isPending(invitation)) throw pageNotFound(context.requestId);
  return { customerEmail: invitation.customerEmail, back: pageWithInvitations(request) };
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  await requireUser(context, 'trainer');
  const path = { id: params.id ?? '' };
  const answer = await apiFor(context).DELETE('/api/invitations/{id}', { params: { path } });
  return redirectWithAnswer(context, pageWithInvitations(request), answer);
}

export default function WithdrawInvitation() {
  const { customerEmail, back } = useLoaderData<typeof loader>();
  return <ConfirmPage {...withdrawal(customerEmail)} cancelTo={back} />;
}

export const meta = pageMeta({ title: 'Withdraw Invitation' });
