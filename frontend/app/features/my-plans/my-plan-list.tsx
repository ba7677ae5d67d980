import { useNavigation } from '@remix-run/react';
import { Badge, ButtonLink, Card, EmptyState, Pagination, Skeleton } from '~/ui';
import { PlansIcon, SearchIcon } from '~/ui/icons';
import { MyPlanCard } from './my-plan-card';
import { MyPlanFilterPanel } from './my-plan-filter-panel';
import { isNarrowed, pathWith } from './my-plan-filters';
import type { PlanList } from './my-plans.server';

type MyPlanListProps = {
  base: string;
  list: PlanList;
  /** If this is false, all of them are over. */
  hasPlan: boolean;
  timeZone: string | null;
};

export function MyPlanList({ base, list, hasPlan, timeZone }: MyPlanListProps) {
  if (!list.summary) return <NotRead problem={list.problem} again={pathWith(base, list.filters)} />;
  if (list.summary.totalPlans === 0) return list.summary.planRemovedAt ? null : <NoneYet />;
  const { filters, plans, pages, summary } = list;
  return (
    <section aria-labelledby="my-plans" className="grid gap-4">
      <h2 id="my-plans" className="text-xl font-semibold">
        {hasPlan ? 'My meal plans' : 'Your earlier plans'}
      </h2>
      <MyPlanFilterPanel base={base} filters={filters} />
      <p role="status" className="flex flex-wrap items-center gap-2 text-muted tabular-nums">
        Showing {plans.length} of {summary.totalPlans} meal plans
        {isNarrowed(filters) ? <Badge tone="info">Filtered</Badge> : null}
      </p>
      <Plans base={base} from={pathWith(base, filters)} plans={plans} timeZone={timeZone} />
      <Pagination page={filters.page} pages={pages} hrefOf={(page) => pathWith(base, { ...filters, page })} />
    </section>
  );
}

type PlansProps = Pick<MyPlanListProps, 'base' | 'timeZone'> & {
  from: string;
  plans: NonNullable<PlanList['plans']>;
};

function Plans({ base, from, plans, timeZone }: PlansProps) {
  const { state, location } = useNavigation();
  if (state === 'loading' && location.pathname === base) return <Skeletons />;
  if (plans.length === 0) {
    return (
      <EmptyState
        icon={SearchIcon}
        title="No matching meal plans"
        action={
          <ButtonLink to={base} preventScrollReset>
            Clear All Filters
          </ButtonLink>
        }
      >
        Try another name or goal.
      </EmptyState>
    );
  }
  return (
    <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
      {plans.map((plan) => (
        <li key={plan.id} className="min-w-0">
          <MyPlanCard plan={plan} from={from} timeZone={timeZone} />
        </li>
      ))}
    </ul>
  );
}

const skeletons = Array.from({ length: 8 }, (_, index) => `plan ${index}`);

function Skeletons() {
  return (
    <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
      {skeletons.map((name) => (
        <Skeleton key={name} card lines={6} />
      ))}
    </div>
  );
}

function NoneYet() {
  return (
    <EmptyState icon={PlansIcon} title="Your meal plan journey awaits!">
      When your trainer assigns you a meal plan, it will appear here and you will get an email.
    </EmptyState>
  );
}

function NotRead({ problem, again }: { problem: string | undefined; again: string }) {
  return (
    <Card title="Error Loading Meal Plans">
      <div role="alert" className="grid justify-items-start gap-4">
        <p>{problem}</p>
        <ButtonLink to={again} reloadDocument>
          Try Again
        </ButtonLink>
      </div>
    </Card>
  );
}
