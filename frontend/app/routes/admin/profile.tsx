import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { changeAccount, loadAccount } from '~/features/account/account.server';
import { AccountCards } from '~/features/account/account-cards';
import { AdminActions, SystemFigures } from '~/features/account/admin-cards';
import { RecipeCardsCard } from '~/features/own-profile/recipe-cards-card';
import { apiFor } from '~/platform/api.server';
import { dataOf } from '~/platform/api-errors.server';
import { requireUser } from '~/platform/guards.server';
import { keepFormWhenOffline, stayWhenOffline } from '~/platform/offline-form';
import { pageMeta } from '~/platform/page-meta';
import { PageHeader, Stack } from '~/ui';

export async function loader({ context }: LoaderFunctionArgs) {
  await requireUser(context, 'admin');
  const [account, figures] = await Promise.all([
    loadAccount(context),
    apiFor(context).GET('/api/admin/profile/stats'),
  ]);
  return { account, figures: dataOf(figures, context.requestId) };
}

export async function action({ request, context }: ActionFunctionArgs) {
  await requireUser(context, 'admin');
  return changeAccount(context, request, 'admin');
}

export { keepFormWhenOffline as clientAction, stayWhenOffline as shouldRevalidate };

export default function AdminProfile() {
  const { account, figures } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  return (
    <>
      <PageHeader title="My Profile" description={account.profile.email} />
      <Stack gap="large">
        <SystemFigures figures={figures} />
        <AdminActions />
        <RecipeCardsCard whose="admin" />
        <AccountCards account={account} refused={refused} />
      </Stack>
    </>
  );
}

export const meta = pageMeta({ title: 'My Profile' });
