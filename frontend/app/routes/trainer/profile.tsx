import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { changeAccount, loadAccount } from '~/features/account/account.server';
import { AccountCards } from '~/features/account/account-cards';
import { InvitationList } from '~/features/invitations/invitation-list';
import { listInvitations } from '~/features/invitations/invitations.server';
import { sendInvitation } from '~/features/invitations/invite.server';
import { InviteForm, invitationIntent } from '~/features/invitations/invite-form';
import { AchievementsCard } from '~/features/own-profile/achievements-card';
import { RecipeCardsCard } from '~/features/own-profile/recipe-cards-card';
import { AboutTrainer, Performance, QuickActions, SessionInfo } from '~/features/own-profile/trainer-cards';
import { listDevices } from '~/features/security/devices.server';
import { profileOf } from '~/paths/pages';
import { apiFor } from '~/platform/api.server';
import { dataOf } from '~/platform/api-errors.server';
import { requireUser } from '~/platform/guards.server';
import { keepFormWhenOffline, stayWhenOffline } from '~/platform/offline-form';
import { pageMeta } from '~/platform/page-meta';
import { readForm } from '~/platform/read-form.server';
import { PageHeader, Stack } from '~/ui';

const recent = 5;

export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireUser(context, 'trainer');
  const showAll = new URL(request.url).searchParams.has('all');
  const [account, devices, invitations, figures, achieved] = await Promise.all([
    loadAccount(context),
    listDevices(context),
    listInvitations(context),
    apiFor(context).GET('/api/trainer/profile/stats'),
    apiFor(context).GET('/api/trainer/profile/achievements'),
  ]);
  return {
    account,
    devices,
    figures: dataOf(figures, context.requestId),
    achievements: dataOf(achieved, context.requestId).achievements,
    invitations: showAll ? invitations : invitations.slice(0, recent),
    totalInvitations: invitations.length,
  };
}

export async function action({ request, context }: ActionFunctionArgs) {
  await requireUser(context, 'trainer');
  const intent = (await readForm(request)).get('intent');
  if (!Object.values<unknown>(invitationIntent).includes(intent))
    return changeAccount(context, request, 'trainer');
  return sendInvitation(context, request, profileOf('trainer'));
}

export { keepFormWhenOffline as clientAction, stayWhenOffline as shouldRevalidate };

export default function TrainerProfile() {
  const { account, devices, figures, achievements, invitations, totalInvitations } =
    useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  return (
    <>
      <PageHeader title="My Profile" description={account.profile.email} />
      <Stack gap="large">
        <Performance figures={figures} />
        <AchievementsCard achievements={achievements} />
        <AboutTrainer profile={account.profile} />
        <QuickActions />
        <RecipeCardsCard whose="trainer" />
        <InviteForm refused={refused} />
        <InvitationList
          invitations={invitations}
          total={totalInvitations}
          timeZone={account.profile.timeZone}
          refused={refused}
        />
        <SessionInfo devices={devices} profile={account.profile} />
        <AccountCards account={account} refused={refused} />
      </Stack>
    </>
  );
}

export const meta = pageMeta({ title: 'My Profile' });
