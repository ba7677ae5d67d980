import type { ActionFunctionArgs, AppLoadContext, LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { z } from 'zod';
import { changeAccount, loadAccount } from '~/features/account/account.server';
import { AccountCards } from '~/features/account/account-cards';
import { invitationIntent } from '~/features/invitations/invitation-intents';
import { InvitationList } from '~/features/invitations/invitation-list';
import { listInvitations } from '~/features/invitations/invitations.server';
import { InviteForm } from '~/features/invitations/invite-form';
import { apiFor } from '~/platform/api.server';
import { failureOf } from '~/platform/api-errors.server';
import { decodeForm, refuseForm, text } from '~/platform/forms.server';
import { requireUser } from '~/platform/guards.server';
import { keepFormWhenOffline, stayWhenOffline } from '~/platform/offline-form';
import { pageMeta } from '~/platform/page-meta';
import { readForm } from '~/platform/read-form.server';
import { redirectWithToast } from '~/platform/toast.server';
import { PageHeader, Stack } from '~/ui';

const recent = 5;

export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireUser(context, 'trainer');
  const showAll = new URL(request.url).searchParams.has('all');
  const [account, invitations] = await Promise.all([loadAccount(context), listInvitations(context)]);
  return {
    account,
    invitations: showAll ? invitations : invitations.slice(0, recent),
    totalInvitations: invitations.length,
  };
}

const sending = z.object({ intent: z.literal(invitationIntent.send), customerEmail: text, message: text });
const resending = z.object({ intent: z.literal(invitationIntent.resend), id: text });
const schema = z.discriminatedUnion('intent', [sending, resending]);

export async function action({ request, context }: ActionFunctionArgs) {
  await requireUser(context, 'trainer');
  const intent = (await readForm(request)).get('intent');
  if (!Object.values<unknown>(invitationIntent).includes(intent))
    return changeAccount(context, request, 'trainer');
  const submission = await decodeForm(request, schema);
  const answer = await invite(context, submission.value);
  if (!answer.data) return refuseForm({ context, submission, failure: failureOf(answer) });
  return redirectWithToast(context, '/trainer/profile', {
    tone: 'success',
    title: 'Invitation Sent',
    text: `${answer.data.data.invitation.customerEmail} gets an email with the link.`,
  });
}

export { keepFormWhenOffline as clientAction, stayWhenOffline as shouldRevalidate };

export default function TrainerProfile() {
  const { account, invitations, totalInvitations } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  return (
    <>
      <PageHeader title="My Profile" description={account.profile.email} />
      <Stack gap="large">
        <InviteForm refused={refused} />
        <InvitationList
          invitations={invitations}
          total={totalInvitations}
          timeZone={account.profile.timeZone}
          refused={refused}
        />
        <AccountCards account={account} refused={refused} />
      </Stack>
    </>
  );
}

function invite(context: AppLoadContext, form: z.infer<typeof schema>) {
  const api = apiFor(context);
  if (form.intent === invitationIntent.resend) {
    return api.POST('/api/invitations/{id}/resend', { params: { path: { id: form.id } } });
  }
  const { customerEmail, message } = form;
  return api.POST('/api/invitations/send', { body: { customerEmail, ...(message ? { message } : {}) } });
}

export const meta = pageMeta({ title: 'My Profile' });
