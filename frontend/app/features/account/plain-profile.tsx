import { useActionData, useLoaderData } from '@remix-run/react';
import type { RefusedForm } from '~/platform/forms';
import { PageHeader } from '~/ui';
import type { Account } from './account.server';
import { AccountCards } from './account-cards';

/** The profile of a role that consists only of the account. */
export function PlainProfile() {
  const { account } = useLoaderData() as { account: Account };
  const refused = useActionData() as RefusedForm | undefined;
  return (
    <>
      <PageHeader title="My Profile" description={account.profile.email} />
      <AccountCards account={account} refused={refused} />
    </>
  );
}
