import { type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import type { components } from '#openapi/schema';
import { dateInWords } from '~/features/meal-plans/plan-dates';
import { daysText, goalText } from '~/features/meal-plans/plan-words';
import { cardsPath, exportPath } from '~/paths/plan-export';
import { customerPlansPath, userPath } from '~/paths/users';
import { apiFor } from '~/platform/api.server';
import { dataOf } from '~/platform/api-errors.server';
import { requireUser } from '~/platform/guards.server';
import { pageMeta } from '~/platform/page-meta';
import { pageIn } from '~/platform/page-number';
import {
  Badge,
  type BadgeTone,
  Card,
  type Column,
  DataTable,
  EmptyState,
  FilterPanel,
  PageHeader,
  Pagination,
  RelativeTime,
  Stack,
  TextInput,
  TextLink,
} from '~/ui';
import { PlansIcon } from '~/ui/icons';

const perPage = 20;

type Filters = { search?: string; customerId?: string; page: number };

const pathOf = ({ search, customerId, page }: Filters): string => {
  const query = new URLSearchParams({
    ...(search && { search }),
    ...(customerId && { customerId }),
    ...(page > 1 && { page: String(page) }),
  });
  return query.size > 0 ? `${customerPlansPath}?${query}` : customerPlansPath;
};

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { timeZone } = await requireUser(context, 'admin');
  const { searchParams } = new URL(request.url);
  const search = searchParams.get('search')?.trim() || undefined;
  const customerId = searchParams.get('customerId') || undefined;
  const filters = { search, customerId, page: pageIn(searchParams) };
  const answer = await apiFor(context).GET('/api/admin/meal-plans/assigned', {
    params: { query: { ...filters, limit: perPage } },
  });
  const { mealPlans, total } = dataOf(answer, context.requestId);
  const pages = Math.max(1, Math.ceil(total / perPage));
  if (filters.page > pages) throw redirect(pathOf({ ...filters, page: pages }));
  return { filters, plans: mealPlans, total, pages, timeZone };
}

export default function CustomerPlansPage() {
  const { filters, plans, total, pages, timeZone } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHeader title="Customers’ Plans" description={total === 1 ? '1 plan' : `${total} plans`} />
      <Stack>
        <FilterPanel
          active={filters.search || filters.customerId ? 1 : 0}
          clearTo={customerPlansPath}
          submitText="Search"
        >
          <TextInput
            key={filters.search}
            label="Plan, customer, or trainer"
            type="search"
            name="search"
            defaultValue={filters.search}
          />
        </FilterPanel>
        {plans.length > 0 ? (
          <Card flush>
            <DataTable
              caption="Customers’ plans"
              columns={columnsFor(timeZone)}
              rows={plans}
              rowKey={({ id }) => id}
            />
          </Card>
        ) : (
          <EmptyState icon={PlansIcon} title="No plans found">
            {filters.search ? 'No plan matches this search.' : 'No plan has been assigned yet.'}
          </EmptyState>
        )}
        <Pagination page={filters.page} pages={pages} hrefOf={(page) => pathOf({ ...filters, page })} />
      </Stack>
    </>
  );
}

type Plan = components['schemas']['ListedAssignedPlanResponse'];

const STATUSES: Record<Plan['status'], { text: string; tone: BadgeTone }> = {
  active: { text: 'Active', tone: 'accent' },
  upcoming: { text: 'Upcoming', tone: 'info' },
  past: { text: 'Past', tone: 'neutral' },
};

const columnsFor = (timeZone: string | null): Column<Plan>[] => [
  {
    key: 'plan',
    header: 'Plan',
    names: true,
    cell: ({ planName, status, startsOn }) => (
      <>
        <span className="me-2">{planName || 'Untitled Plan'}</span>
        <Badge tone={STATUSES[status].tone}>{STATUSES[status].text}</Badge>
        <span className="block text-sm font-normal text-muted">From {dateInWords(startsOn)}</span>
      </>
    ),
  },
  { key: 'customer', header: 'Customer', cell: ({ customer }) => <Person {...customer} /> },
  {
    key: 'trainer',
    header: 'Assigned by',
    cell: ({ assignedBy, assignedAt }) => (
      <>
        {assignedBy ? <Person {...assignedBy} /> : <span className="text-muted">a deleted account</span>}
        <span className="block text-sm text-muted">
          <RelativeTime value={assignedAt} timeZone={timeZone} />
        </span>
      </>
    ),
  },
  {
    key: 'about',
    header: 'Goal and length',
    cell: ({ fitnessGoal, totalDays }) => `${goalText(fitnessGoal)}, ${daysText(totalDays)}`,
  },
  {
    key: 'actions',
    header: 'Actions',
    align: 'end',
    bare: true,
    cell: ({ id, planName, customer }) => {
      const which = `${planName || 'Untitled Plan'} of ${customer.name ?? customer.email}`;
      return (
        <span className="flex flex-wrap gap-x-4 sm:justify-end">
          <TextLink to={exportPath(id, customerPlansPath)}>
            PDF<span className="sr-only"> of {which}</span>
          </TextLink>
          <TextLink to={cardsPath(id, customerPlansPath)}>
            Recipe cards<span className="sr-only"> of {which}</span>
          </TextLink>
        </span>
      );
    },
  },
];

function Person({ id, name, email }: Plan['customer']) {
  return <TextLink to={userPath(id)}>{name ?? email}</TextLink>;
}

export const meta = pageMeta({ title: 'Customers’ Plans' });
