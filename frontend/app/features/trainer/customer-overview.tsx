import { whenText } from '~/features/customer-plans/current-plan';
import type { CustomerDetails } from '~/features/customers/customers.server';
import { NotShared } from '~/features/health-consent/not-shared';
import { daysText, goalText, kcalText } from '~/features/meal-plans/plan-words';
import type { CustomerStanding } from '~/features/progress/customer-standing.server';
import { dayText } from '~/features/progress/measurement-figures';
import { customerTabPath } from '~/paths/customers';
import { generatorForCustomerPath } from '~/paths/drafts';
import { trainerPlansPath } from '~/paths/pages';
import { savedPlanPath } from '~/paths/saved-plans';
import { signed } from '~/platform/signed';
import { ButtonLink, Card, DefinitionList, RelativeTime, Stack, StatCard, TextLink } from '~/ui';
import type { Overview } from './customer-overview.server';
import { BrokenPlans, RestrictionsCard } from './customer-restrictions';

type CustomerOverviewProps = { customer: CustomerDetails; overview: Overview; timeZone: string | null };

/** The first tab of a customer's page: what breaks their profile, the newest figures, the current plan, and their diet, then counts and recent plans. */
export function CustomerOverview({ customer, overview, timeZone }: CustomerOverviewProps) {
  const { recent, standing } = overview;
  return (
    <Stack>
      <BrokenPlans customer={customer} />
      <div className="grid gap-4 lg:grid-cols-2">
        <LatestMetrics customer={customer} standing={standing} />
        <CurrentPlans customer={customer} />
      </div>
      <RestrictionsCard customer={customer} />
      <Counts customerId={customer.id} totalPlans={recent.total} standing={standing} />
      <RecentPlans customerId={customer.id} recent={recent} timeZone={timeZone} />
    </Stack>
  );
}

type LatestMetricsProps = { customer: CustomerDetails; standing: CustomerStanding | null };

function LatestMetrics({ customer, standing }: LatestMetricsProps) {
  if (!standing) return <NotShared customer={customer} />;
  const { latest, weightChange } = standing;
  return (
    <Card title="Latest metrics">
      {latest.length === 0 ? <p className="text-muted">Nothing has been measured yet.</p> : null}
      <DefinitionList
        items={latest.slice(0, MAX_METRICS).map(({ figure, label, value, unit, day }) => ({
          term: label,
          description: (
            <>
              <span className="font-semibold">
                {value} {unit}
              </span>
              {figure === 'weight' && weightChange !== null
                ? `, ${signed(weightChange)} ${unit} in 30 days`
                : null}
              <span className="block text-sm text-muted">{dayText(day)}</span>
            </>
          ),
        }))}
      />
      <p className="mt-2">
        <TextLink to={customerTabPath(customer.id, 'metrics')}>
          {latest.length === 0 ? 'Add a measurement' : 'All measurements'}
        </TextLink>
      </p>
    </Card>
  );
}

const MAX_METRICS = 4;

function CurrentPlans({ customer }: { customer: CustomerDetails }) {
  const { id, plans, isClosed } = customer;
  return (
    <Card title="Current plan">
      {plans.length === 0 ? <p className="text-muted">No plan now.</p> : null}
      <ul className="grid gap-2">
        {plans.map((plan) => (
          <li key={plan.id}>
            <PlanName {...plan} />
            <span className="block text-sm text-muted">{whenText(plan)}</span>
          </li>
        ))}
      </ul>
      {plans.length === 0 && !isClosed ? (
        <p className="mt-3">
          <ButtonLink to={generatorForCustomerPath(id)}>Make a plan</ButtonLink>
        </p>
      ) : null}
    </Card>
  );
}

/** Leads to the plan, if it is a copy of one that the trainer has. */
function PlanName({ planName, savedPlanId, isOwn }: CustomerDetails['plans'][number]) {
  const name = planName || 'Untitled Plan';
  return (
    <span className="font-semibold wrap-anywhere">
      {savedPlanId && isOwn ? (
        <TextLink to={savedPlanPath(trainerPlansPath, savedPlanId)}>{name}</TextLink>
      ) : (
        name
      )}
    </span>
  );
}

type CountsProps = { customerId: string; totalPlans: number; standing: CustomerStanding | null };

function Counts({ customerId, totalPlans, standing }: CountsProps) {
  const countOf = (status: string) => standing?.goals.filter((goal) => goal.status === status).length ?? null;
  const to = (tab: 'plans' | 'goals' | 'metrics') => customerTabPath(customerId, tab);
  return (
    <div className="grid grid-cols-2 gap-3 lg:grid-cols-4">
      <StatCard label="Meal plans" value={totalPlans} to={to('plans')} />
      {standing ? (
        <>
          <StatCard label="Active goals" value={countOf('active')} to={to('goals')} />
          <StatCard label="Measurements" value={standing.measurements} to={to('metrics')} />
          <StatCard label="Achieved goals" value={countOf('achieved')} to={to('goals')} />
        </>
      ) : null}
    </div>
  );
}

type RecentPlansProps = { customerId: string; recent: Overview['recent']; timeZone: string | null };

function RecentPlans({ customerId, recent: { plans, total }, timeZone }: RecentPlansProps) {
  if (total === 0) return null;
  const more = total - plans.length;
  return (
    <Card title="Recent plans">
      <ul>
        {plans.map(({ id, planName, fitnessGoal, totalDays, caloriesPerDay, assignedAt }) => (
          <li key={id} className="border-t border-line py-2 first:border-t-0 first:pt-0">
            <span className="font-semibold wrap-anywhere">{planName || 'Untitled Plan'}</span>
            <span className="block text-sm text-muted">
              {goalText(fitnessGoal)}, {daysText(totalDays)}, {kcalText(caloriesPerDay)} a day, assigned{' '}
              <RelativeTime value={assignedAt} timeZone={timeZone} />
            </span>
          </li>
        ))}
      </ul>
      {more > 0 ? (
        <p className="border-t border-line pt-3">
          <TextLink to={customerTabPath(customerId, 'plans')}>{`And ${more} more`}</TextLink>
        </p>
      ) : null}
    </Card>
  );
}
