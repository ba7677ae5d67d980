import type { LoaderFunctionArgs } from '@remix-run/node';
import { Form, useLoaderData } from '@remix-run/react';
import { TrainerTabs } from '~/features/trainer/trainer-tabs';
import { apiFor } from '~/platform/api.server';
import { dataOf } from '~/platform/api-errors.server';
import { requireUser } from '~/platform/guards.server';
import { pageMeta } from '~/platform/page-meta';
import { searchIn } from '~/platform/page-number';
import {
  Badge,
  ButtonLink,
  Card,
  type Column,
  DataTable,
  EmptyState,
  PageHeader,
  RelativeTime,
  SearchRow,
  Stack,
} from '~/ui';
import { ClientsIcon, MailIcon, SearchIcon } from '~/ui/icons';

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { timeZone } = await requireUser(context, 'trainer');
  const answer = await apiFor(context).GET('/api/trainer/customers');
  const { customers } = dataOf(answer, context.requestId);
  const search = searchIn(new URL(request.url).searchParams, 200);
  const word = search.toLowerCase();
  return {
    search,
    timeZone,
    total: customers.length,
    customers: customers.filter(({ email }) => email.toLowerCase().includes(word)),
  };
}

export default function TrainerCustomers() {
  const { search, total, customers, timeZone } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHeader
        title="Customers"
        description={total === 1 ? '1 Customer' : `${total} Customers`}
        actions={
          <ButtonLink to="/trainer/profile#invite" icon={MailIcon}>
            Invite a customer
          </ButtonLink>
        }
      />
      <Stack>
        <TrainerTabs current="customers" customers={total} />
        {total === 0 ? <NoCustomersYet /> : <Search search={search} />}
        {total > 0 && customers.length === 0 ? <NobodyMatches /> : null}
        {customers.length > 0 ? <Customers customers={customers} timeZone={timeZone} /> : null}
      </Stack>
    </>
  );
}

function Search({ search }: { search: string }) {
  return (
    <Form method="get" role="search" className="max-w-form">
      <SearchRow label="Search customers by email..." search={search} />
    </Form>
  );
}

function NoCustomersYet() {
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

function NobodyMatches() {
  return (
    <EmptyState
      icon={SearchIcon}
      title="No Matching Customers"
      action={<ButtonLink to="/trainer/customers">Show all customers</ButtonLink>}
    >
      Try adjusting your search.
    </EmptyState>
  );
}

type Customer = Awaited<ReturnType<typeof loader>>['customers'][number];

function Customers({ customers, timeZone }: { customers: Customer[]; timeZone: string | null }) {
  const columns: Column<Customer>[] = [
    { key: 'email', header: 'Email', names: true, cell: ({ email }) => email },
    {
      key: 'name',
      header: 'Name',
      cell: ({ name }) => name ?? <span className="text-muted">not given</span>,
    },
    {
      key: 'since',
      header: 'Customer since',
      cell: ({ firstAssignedAt }) => <RelativeTime value={firstAssignedAt} timeZone={timeZone} />,
    },
    { key: 'state', header: 'State', cell: () => <Badge tone="accent">Active</Badge> },
  ];
  return (
    <Card flush>
      <DataTable caption="Your customers" columns={columns} rows={customers} rowKey={({ id }) => id} />
    </Card>
  );
}

export const meta = pageMeta({ title: 'Customers' });
