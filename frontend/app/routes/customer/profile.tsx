import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { changeAccount, loadAccount } from '~/features/account/account.server';
import { AccountCards } from '~/features/account/account-cards';
import { requireUser } from '~/platform/guards.server';
import { keepFormWhenOffline, stayWhenOffline } from '~/platform/offline-form';
import { pageMeta } from '~/platform/page-meta';
import { PageHeader } from '~/ui';

export async function loader({ context }: LoaderFunctionArgs) {
  await requireUser(context, 'customer');
  return { account: await loadAccount(context) };
}

export async function action({ request, context }: ActionFunctionArgs) {
  await requireUser(context, 'customer');
  return changeAccount(context, request, 'customer');
}

export { keepFormWhenOffline as clientAction, stayWhenOffline as shouldRevalidate };

export default function CustomerProfile() {
  const { account } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  return (
    <>
      <PageHeader title="My Profile" description={account.profile.email} />
      <AccountCards account={account} refused={refused} />
    </>
  );
}

export const meta = pageMeta({ title: 'My Profile' });
