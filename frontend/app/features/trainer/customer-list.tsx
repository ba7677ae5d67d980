import { Form, useLocation } from '@remix-run/react';
import { CurrentPlan } from '~/features/customer-plans/current-plan';
import { CustomerName } from '~/features/customers/customer-name';
import { CUSTOMER_SORTS } from '~/features/customers/customer-sorts';
import type { ListedCustomer } from '~/features/customers/customers.server';
import { LastWeighIn } from '~/features/customers/last-weigh-in';
import { NeedBadges } from '~/features/customers/need-badges';
import { type CustomersQuery, customerPath, customersPathWith } from '~/paths/customers';
import { customersPath, trainerPlansPath } from '~/paths/pages';
import {
  ButtonLink,
  Card,
  type Column,
  DataTable,
  EmptyState,
  Pagination,
  RelativeTime,
  SearchRow,
  Stack,
  ViewLinks,
} from '~/ui';
import { ClientsIcon, SearchIcon } from '~/ui/icons';

type CustomerListProps = {
  query: CustomersQuery;
  customers: readonly ListedCustomer[];
  /** The number of customers that the search finds, on all pages. */
  found: number;
  /** The number of customers, whatever is searched. */
  total: number;
  /** The number of customers who need attention, whatever is searched. */
  inNeed: number;
  pages: number;
  timeZone: string | null;
};

/** A trainer's customers, searched, sorted, narrowed and paged by the address. */
export function CustomerList({ query, customers, found, total, inNeed, pages, timeZone }: CustomerListProps) {
  if (total === 0) return <NoCustomersYet />;
  const { search, sort, needsAttention } = query;
  const isNarrowed = search !== '' || needsAttention;
  return (
    <Stack>
      <Form method="get" role="search" className="max-w-form">
        {sort === 'newest' ? null : <input type="hidden" name="sort" value={sort} />}
        {needsAttention ? <input type="hidden" name="show" value="attention" /> : null}
        <SearchRow label="Search customers" placeholder="Search customers by email..." search={search} />
      </Form>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <ViewLinks
          dense
          label="Show"
          views={[
            { label: `All (${total})`, to: customersPathWith({ search, sort }), current: !needsAttention },
            {
              label: `Need attention (${inNeed})`,
              to: customersPathWith({ search, sort, needsAttention: true }),
              current: needsAttention,
            },
          ]}
        />
        <ViewLinks
          dense
          label="Sort by"
          views={CUSTOMER_SORTS.map(({ value, label }) => ({
            label,
            to: customersPathWith({ search, needsAttention, sort: value }),
            current: value === sort,
          }))}
        />
      </div>
      <p role="status" className="text-muted tabular-nums empty:hidden">
        {isNarrowed ? foundText(found) : null}
      </p>
      {customers.length > 0 ? (
        <Customers customers={customers} timeZone={timeZone} />
      ) : (
        <NobodyMatches isCalm={needsAttention && search === ''} />
      )}
      <Pagination page={query.page} pages={pages} hrefOf={(page) => customersPathWith({ ...query, page })} />
    </Stack>
  );
}

const foundText = (found: number): string => (found === 1 ? '1 customer found' : `${found} customers found`);

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

function NobodyMatches({ isCalm }: { isCalm: boolean }) {
  if (isCalm)
    return (
      <EmptyState
        icon={ClientsIcon}
        title="Nobody Needs Attention"
        action={<ButtonLink to={customersPath}>Show all customers</ButtonLink>}
      >
        Everyone has a suitable plan and has checked in within 14 days.
      </EmptyState>
    );
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

function Customers({ customers, timeZone }: Pick<CustomerListProps, 'customers' | 'timeZone'>) {
  const { pathname, search } = useLocation();
  const columns: Column<ListedCustomer>[] = [
    {
      key: 'name',
      header: 'Customer',
      names: true,
      cell: (customer) => (
        <>
          <CustomerName customer={customer} />
          <NeedBadges texts={customer.needTexts} />
        </>
      ),
    },
    {
      key: 'weigh-in',
      header: 'Last weigh-in',
      cell: ({ lastWeighIn, weighedWhen }) => <LastWeighIn weighIn={lastWeighIn} when={weighedWhen} />,
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
          from={pathname + search}
        />
      ),
    },
    {
      key: 'seen',
      header: 'Last seen',
      cell: ({ lastSeenAt }) =>
        lastSeenAt ? (
          <RelativeTime value={lastSeenAt} timeZone={timeZone} />
        ) : (
          <span className="text-muted">Never</span>
        ),
    },
    {
      key: 'since',
      header: 'Customer since',
      cell: ({ firstAssignedAt }) => <RelativeTime value={firstAssignedAt} timeZone={timeZone} />,
    },
  ];
  return (
    <Card flush>
      <DataTable caption="Your customers" columns={columns} rows={customers} rowKey={({ id }) => id} />
    </Card>
  );
}
