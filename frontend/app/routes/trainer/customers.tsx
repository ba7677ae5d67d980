import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { Form, useActionData, useLoaderData, useLocation } from '@remix-run/react';
import { CurrentPlan } from '~/features/customer-plans/current-plan';
import { CustomerName } from '~/features/customers/customer-name';
import { useFreshWhenSeen } from '~/features/fresh/use-fresh-when-seen';
import { OpenInvitations } from '~/features/invitations/invitation-list';
import { listOpenInvitations } from '~/features/invitations/invitations.server';
import { sendInvitation } from '~/features/invitations/invite.server';
import { InviteForm } from '~/features/invitations/invite-form';
import { TrainerTabs } from '~/features/trainer/trainer-tabs';
import { customerPath } from '~/paths/customers';
import { customersPath, trainerPlansPath } from '~/paths/pages';
import { apiFor } from '~/platform/api.server';
import { errorPage, failureOf } from '~/platform/api-errors.server';
import { requireUser } from '~/platform/guards.server';
import { keepFormWhenOffline, stayWhenOffline } from '~/platform/offline-form';
import { pageMeta } from '~/platform/page-meta';
import { searchIn } from '~/platform/page-number';
import {
  Banner,
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
  const [answer, invitations] = await Promise.all([
    apiFor(context).GET('/api/trainer/customers'),
    listOpenInvitations(context),
  ]);
  const customers = answer.data?.customers ?? [];
  const failure = answer.data ? null : failureOf(answer, 'Failed to fetch customers');
  if (failure && !failure.isPassing) throw errorPage(failure, context.requestId);
  const search = searchIn(new URL(request.url).searchParams, 200);
  const word = search.toLowerCase();
  return {
    search,
    timeZone,
    problem: failure?.message ?? null,
    total: customers.length,
    customers: customers.filter(({ email, name }) => `${email} ${name ?? ''}`.toLowerCase().includes(word)),
    invitations,
  };
}

export async function action({ request, context }: ActionFunctionArgs) {
  await requireUser(context, 'trainer');
  return sendInvitation(context, request, customersPath);
}

export { keepFormWhenOffline as clientAction, stayWhenOffline as shouldRevalidate };

export default function TrainerCustomers() {
  const { search, total, customers, invitations, timeZone, problem } = useLoaderData<typeof loader>();
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
        {problem ? <NotLoaded problem={problem} /> : null}
        {total > 0 ? <Search search={search} /> : null}
        {total === 0 && !problem ? <NoCustomersYet /> : null}
        {total > 0 && customers.length === 0 ? <NobodyMatches /> : null}
        {customers.length > 0 ? <Customers customers={customers} timeZone={timeZone} /> : null}
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

function Search({ search }: { search: string }) {
  return (
    <Form method="get" role="search" className="max-w-form">
      <SearchRow label="Search customers" placeholder="Search customers by email..." search={search} />
    </Form>
  );
}

function NoCustomersYet() {
  return (
    <EmptyState
      icon={ClientsIcon}
      title="No Customers Yet"
      action={<ButtonLink to="#invite">Invite your first customer</ButtonLink>}
    >
      Everyone who accepts your invitation will appear here.
    </EmptyState>
  );
}

function NobodyMatches() {
  return (
    <EmptyState
      icon={SearchIcon}
      title="No Matching Customers"
      action={<ButtonLink to={customersPath}>Show all customers</ButtonLink>}
    >
      Try adjusting your search.
    </EmptyState>
  );
}

type Customer = Awaited<ReturnType<typeof loader>>['customers'][number];

function Customers({ customers, timeZone }: { customers: Customer[]; timeZone: string | null }) {
  const { pathname, search } = useLocation();
  const from = pathname + search;
  const columns: Column<Customer>[] = [
    {
      key: 'name',
      header: 'Customer',
      names: true,
      cell: (customer) => <CustomerName customer={customer} />,
    },
    {
      key: 'since',
      header: 'Customer since',
      cell: ({ firstAssignedAt }) => <RelativeTime value={firstAssignedAt} timeZone={timeZone} />,
    },
    {
      key: 'plan',
      header: 'Meal plan',
      bare: true,
      cell: (customer) => (
        <CurrentPlan
          customer={customer}
          library={trainerPlansPath}
          base={customerPath(customer.id)}
          from={from}
        />
      ),
    },
  ];
  return (
    <Card flush>
      <DataTable caption="Your customers" columns={columns} rows={customers} rowKey={({ id }) => id} />
    </Card>
  );
}

export const meta = pageMeta({ title: 'Customers' });
