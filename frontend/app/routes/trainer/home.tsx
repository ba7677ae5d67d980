import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { TimeZoneCard } from '~/features/account/time-zone-card';
import { zonesToAskFor } from '~/features/account/time-zones.server';
import { isPending, listInvitations } from '~/features/invitations/invitations.server';
import { apiFor } from '~/platform/api.server';
import { dataOf } from '~/platform/api-errors.server';
import { requireUser } from '~/platform/guards.server';
import { pageMeta } from '~/platform/page-meta';
import {
  ButtonLink,
  Card,
  type Column,
  DataTable,
  EmptyState,
  PageHeader,
  RelativeTime,
  Stack,
  StatCard,
} from '~/ui';
import { ClientsIcon, MailIcon } from '~/ui/icons';

export async function loader({ context }: LoaderFunctionArgs) {
  const user = await requireUser(context, 'trainer');
  const [customers, invitations] = await Promise.all([
    apiFor(context).GET('/api/trainer/customers'),
    listInvitations(context),
  ]);
  return {
    name: user.email.split('@')[0] ?? '',
    timeZone: user.timeZone,
    zones: zonesToAskFor(user),
    customers: dataOf(customers, context.requestId).customers,
    pendingInvitations: invitations.filter(isPending).length,
  };
}

export default function TrainerHome() {
  const { name, zones, timeZone, customers, pendingInvitations } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHeader
        title={`Welcome, ${name}`}
        description="Your customers, and whom you have invited."
        actions={
          <ButtonLink to="/trainer/profile#invite" variant="primary" icon={MailIcon}>
            Invite a customer
          </ButtonLink>
        }
      />
      <Stack gap="large">
        <TimeZoneCard zones={zones} />
        <div className="grid gap-4 sm:grid-cols-2">
          <StatCard label="Customers" value={customers.length} />
          <StatCard
            label="Pending invitations"
            value={pendingInvitations}
            note="Sent, and neither accepted nor expired"
            to="/trainer/profile"
          />
        </div>
        <Customers customers={customers} timeZone={timeZone} />
      </Stack>
    </>
  );
}

type Customer = Awaited<ReturnType<typeof loader>>['customers'][number];

function Customers({ customers, timeZone }: { customers: Customer[]; timeZone: string | null }) {
  if (customers.length === 0) {
    return (
      <EmptyState
        icon={ClientsIcon}
        title="No Customers Yet"
        action={<ButtonLink to="/trainer/profile#invite">Invite your first customer</ButtonLink>}
      >
        Whoever accepts your invitation appears here.
      </EmptyState>
    );
  }
  const columns: Column<Customer>[] = [
    { key: 'email', header: 'Email', names: true, cell: ({ email }) => email },
    {
      key: 'name',
      header: 'Name',
      cell: (customer) => customer.name ?? <span className="text-muted">not given</span>,
    },
    {
      key: 'since',
      header: 'Customer since',
      cell: ({ firstAssignedAt }) => <RelativeTime value={firstAssignedAt} timeZone={timeZone} />,
    },
  ];
  return (
    <Card title="Your customers" flush>
      <DataTable caption="Your customers" columns={columns} rows={customers} rowKey={({ id }) => id} />
    </Card>
  );
}

export const meta = pageMeta({ title: 'Home' });
