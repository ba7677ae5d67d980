import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { customersQueryIn, listCustomers } from '~/features/customers/customers.server';
import { useFreshWhenSeen } from '~/features/fresh/use-fresh-when-seen';
import { OpenInvitations } from '~/features/invitations/invitation-list';
import { listOpenInvitations } from '~/features/invitations/invitations.server';
import { sendInvitation } from '~/features/invitations/invite.server';
import { InviteForm } from '~/features/invitations/invite-form';
import { CustomerList } from '~/features/trainer/customer-list';
import { TrainerTabs } from '~/features/trainer/trainer-tabs';
import { customersPath } from '~/paths/pages';
import { requireUser } from '~/platform/guards.server';
import { keepFormWhenOffline, stayWhenOffline } from '~/platform/offline-form';
import { pageMeta } from '~/platform/page-meta';
import { Banner, ButtonLink, PageHeader, Stack } from '~/ui';
import { MailIcon } from '~/ui/icons';

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { timeZone } = await requireUser(context, 'trainer');
  const query = customersQueryIn(new URL(request.url).searchParams);
  const [list, invitations] = await Promise.all([
    listCustomers(context, query, timeZone),
    listOpenInvitations(context),
  ]);
  return { query, ...list, timeZone, invitations };
}

export async function action({ request, context }: ActionFunctionArgs) {
  await requireUser(context, 'trainer');
  return sendInvitation(context, request, customersPath);
}

export { keepFormWhenOffline as clientAction, stayWhenOffline as shouldRevalidate };

export default function TrainerCustomers() {
  const { invitations, problem, ...list } = useLoaderData<typeof loader>();
  const { total, timeZone } = list;
  const refused = useActionData<typeof action>();
  useFreshWhenSeen();
  return (
    <>
      <PageHeader
        title="Customers"
        description={problem ? undefined : total === 1 ? '1 Customer' : `${total} Customers`}
        actions={
          <ButtonLink to="#invite" icon={MailIcon}>
            Invite a customer
          </ButtonLink>
        }
      />
      <Stack>
        <TrainerTabs current="customers" customers={problem ? undefined : total} />
        {problem ? <NotLoaded problem={problem} /> : <CustomerList {...list} />}
        {invitations.length > 0 ? (
          <OpenInvitations invitations={invitations} timeZone={timeZone} refused={refused} />
        ) : null}
        <InviteForm refused={refused} />
      </Stack>
    </>
  );
}

function NotLoaded({ problem }: { problem: string }) {
  return (
    <Banner
      tone="danger"
      title="Failed to load customers"
      action={
        <ButtonLink to={customersPath} reloadDocument>
          Retry
        </ButtonLink>
      }
    >
      {problem}
    </Banner>
  );
}

export const meta = pageMeta({ title: 'Customers' });
