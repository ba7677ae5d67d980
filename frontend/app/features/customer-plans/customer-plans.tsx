import type { CustomerDetails } from '~/features/customers/customers.server';
import { addDays, dateInWords } from '~/features/meal-plans/plan-dates';
import { daysText, goalText, kcalText } from '~/features/meal-plans/plan-words';
import { customerPath, customerTabPath } from '~/paths/customers';
import { generatorForCustomerPath } from '~/paths/drafts';
import { trainerPlansPath } from '~/paths/pages';
import {
  Badge,
  type BadgeTone,
  ButtonLink,
  Card,
  type Column,
  DataTable,
  EmptyState,
  Pagination,
  RelativeTime,
  Stack,
} from '~/ui';
import { PlansIcon } from '~/ui/icons';
import { PlanLinks, whenText } from './current-plan';
import type { CustomerPlanList } from './customer-plans.server';

type CustomerPlansProps = {
  customer: CustomerDetails;
  list: CustomerPlanList;
  /** The page with the list. */
  from: string;
  timeZone: string | null;
};

type Plan = CustomerPlanList['plans'][number];

/** Lists all plans that a customer has been assigned. The current and upcoming ones can be withdrawn. */
export function CustomerPlans({
  customer,
  list: { plans, page, pages },
  from,
  timeZone,
}: CustomerPlansProps) {
  const held = new Map(customer.plans.map((plan) => [plan.id, plan]));
  const columns: Column<Plan>[] = [
    {
      key: 'name',
      header: 'Plan',
      names: true,
      cell: (plan) => {
        const current = held.get(plan.id);
        return (
          <>
            <span className="me-2">{plan.planName || 'Untitled Plan'}</span>
            <PlanStatus status={plan.status} />
            <span className="block text-sm font-normal text-muted">
              {current ? whenText(current) : pastText(plan)}
            </span>
          </>
        );
      },
    },
    { key: 'goal', header: 'Goal', cell: ({ fitnessGoal }) => goalText(fitnessGoal) },
    { key: 'days', header: 'Length', cell: ({ totalDays }) => daysText(totalDays) },
    { key: 'calories', header: 'Daily average', cell: ({ caloriesPerDay }) => kcalText(caloriesPerDay) },
    {
      key: 'assigned',
      header: 'Assigned',
      cell: ({ assignedAt }) => <RelativeTime value={assignedAt} timeZone={timeZone} />,
    },
    {
      key: 'actions',
      header: 'Actions',
      align: 'end',
      bare: true,
      cell: ({ id }) => {
        const plan = held.get(id);
        if (!plan) return null;
        const place = { library: trainerPlansPath, base: customerPath(customer.id), from } as const;
        return (
          <div className="flex flex-wrap gap-x-4 whitespace-nowrap sm:justify-end lg:flex-nowrap">
            <PlanLinks plan={plan} customer={customer} {...place} />
          </div>
        );
      },
    },
  ];
  if (plans.length === 0) return <NoPlans customer={customer} timeZone={timeZone} />;
  return (
    <Stack>
      {customer.planRemovedAt ? <Removed at={customer.planRemovedAt} timeZone={timeZone} /> : null}
      <Card flush>
        <DataTable caption="Meal plans" columns={columns} rows={plans} rowKey={({ id }) => id} />
      </Card>
      <Pagination
        page={page}
        pages={pages}
        hrefOf={(number) => customerTabPath(customer.id, 'plans', number)}
      />
    </Stack>
  );
}

const STATUSES: Record<Plan['status'], { text: string; tone: BadgeTone }> = {
  active: { text: 'Active', tone: 'accent' },
  upcoming: { text: 'Upcoming', tone: 'info' },
  past: { text: 'Past', tone: 'neutral' },
};

function PlanStatus({ status }: Pick<Plan, 'status'>) {
  return <Badge tone={STATUSES[status].tone}>{STATUSES[status].text}</Badge>;
}

const pastText = ({ startsOn, endsOn }: Plan): string =>
  endsOn && endsOn > startsOn ? `Until ${dateInWords(addDays(endsOn, -1))}` : 'Replaced before it began';

type RemovedProps = { at: string; timeZone: string | null };

function Removed({ at, timeZone }: RemovedProps) {
  return (
    <p className="text-muted">
      Has no plan now: they deleted it <RelativeTime value={at} timeZone={timeZone} />.
    </p>
  );
}

function NoPlans({ customer, timeZone }: Pick<CustomerPlansProps, 'customer' | 'timeZone'>) {
  const { id, isClosed, planRemovedAt } = customer;
  return (
    <EmptyState
      icon={PlansIcon}
      title="No Meal Plans Yet"
      action={isClosed ? undefined : <ButtonLink to={generatorForCustomerPath(id)}>Make a plan</ButtonLink>}
    >
      {planRemovedAt ? <Removed at={planRemovedAt} timeZone={timeZone} /> : emptyText(isClosed)}
    </EmptyState>
  );
}

const emptyText = (isClosed: boolean): string =>
  isClosed
    ? 'Their account is closed, so no plan can be assigned to them.'
    : 'Plans that you assign to them will appear here.';
