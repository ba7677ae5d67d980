import { Form, useLocation } from '@remix-run/react';
import { CurrentPlan } from '~/features/customer-plans/current-plan';
import { CustomerName } from '~/features/customers/customer-name';
import { CUSTOMER_SORTS } from '~/features/customers/customer-sorts';
import type { ListedCustomer } from '~/features/customers/customers.server';
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
  pages: number;
  timeZone: string | null;
};

/** A trainer's customers, searched, sorted and paged by the address. */
export function CustomerList({ query, customers, found, total, pages, timeZone }: CustomerListProps) {
  if (total === 0) return <NoCustomersYet />;
  return (
    <Stack>
      <Form method="get" role="search" className="max-w-form">
        {query.sort === 'newest' ? null : <input type="hidden" name="sort" value={query.sort} />}
        <SearchRow
          label="Search customers"
          placeholder="Search customers by email..."
          search={query.search}
        />
      </Form>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p role="status" className="text-muted tabular-nums">
          {query.search ? foundText(found) : null}
        </p>
        <ViewLinks
          label="Sort by"
          views={CUSTOMER_SORTS.map(({ value, label }) => ({
            label,
            to: customersPathWith({ search: query.search, sort: value }),
            current: value === query.sort,
          }))}
        />
      </div>
      {customers.length > 0 ? <Customers customers={customers} timeZone={timeZone} /> : <NobodyMatches />}
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

function Customers({ customers, timeZone }: Pick<CustomerListProps, 'customers' | 'timeZone'>) {
  const { pathname, search } = useLocation();
  const columns: Column<ListedCustomer>[] = [
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
          from={pathname + search}
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
