import type { components } from '#openapi/schema';
import { analyticsPerformancePath } from '~/paths/analytics';
import { usersPath } from '~/paths/pages';
import { Card, DataTable, StatCard } from '~/ui';
import { PieChart } from '~/ui/charts';
import { FigureTable, textOf } from './figure-table';
import { growthText, moneyText, numberText, percentText } from './figure-texts';
import { type Health, systemHealth } from './system-health';

type Metrics = components['schemas']['AnalyticsMetricsResponse'];
type Shown = { metrics: Metrics };

export function TopCards({ metrics: { data, definitions }, health }: Shown & { health: Health }) {
  const { users, engagement, business } = data;
  const { monthly, currency, growth } = business.revenue;
  return (
    <div className="grid gap-2 min-[30rem]:grid-cols-2 sm:gap-4 lg:grid-cols-4">
      <StatCard
        label="Total Users"
        to={usersPath}
        value={numberText(users.total)}
        basis={`${numberText(users.newThisWeek)} new this week${users.growthRate === null ? '' : ` (${growthText(users.growthRate)})`}`}
        note={definitions['users.total']}
      />
      <StatCard
        label="Active Users"
        value={numberText(engagement.monthlyActiveUsers)}
        note={definitions['engagement.monthlyActiveUsers']}
      />
      <StatCard
        label="Monthly Revenue"
        inWords={monthly === null}
        value={monthly === null || currency === null ? 'No fees recorded' : moneyText(monthly, currency)}
        basis={growth === null ? undefined : `${growthText(growth)} in 30 days`}
        note={definitions['business.revenue.monthly']}
      />
      <StatCard
        label="System Health"
        inWords
        to={analyticsPerformancePath}
        value={systemHealth(health)}
        note="Whether all that the server needs works, or is left out on purpose."
      />
    </div>
  );
}

const roles = [
  { label: 'Admins', role: 'admin' },
  { label: 'Trainers', role: 'trainer' },
  { label: 'Customers', role: 'customer' },
] as const;

export function RoleDistribution({ metrics: { data, definitions } }: Shown) {
  const { byRole, total } = data.users;
  const parts = roles.map(({ label, role }) => ({ label, value: byRole[role] }));
  return (
    <Card title="Role Distribution" description={definitions['users.byRole']}>
      <div className="grid items-center gap-4 sm:grid-cols-2">
        <PieChart title="Users by role" parts={parts} />
        <DataTable
          caption="Users by role"
          rows={parts}
          rowKey={({ label }) => label}
          columns={[
            { key: 'role', header: 'Role', names: true, cell: ({ label }) => label },
            { key: 'users', header: 'Users', align: 'end', cell: ({ value }) => numberText(value) },
            {
              key: 'share',
              header: 'Share',
              align: 'end',
              beside: true,
              cell: ({ value }) => percentText((100 * value) / Math.max(total, 1)),
            },
          ]}
        />
      </div>
    </Card>
  );
}

export function ContentMetrics({ metrics: { data, definitions } }: Shown) {
  const { content } = data;
  const figure = (label: string, name: keyof typeof content) => ({
    label,
    value: textOf(content[name], numberText),
    definition: definitions[`content.${name}`],
  });
  return (
    <Card title="Content Metrics" flush>
      <FigureTable
        caption="Content Metrics"
        figures={[
          figure('Recipes', 'totalRecipes'),
          figure('Approved recipes', 'approvedRecipes'),
          figure('Pending recipes', 'pendingRecipes'),
          figure('Meal plans', 'totalMealPlans'),
          figure('Active meal plans', 'activeMealPlans'),
          figure('Recipes per plan', 'avgRecipesPerPlan'),
        ]}
      />
    </Card>
  );
}

export function BusinessMetrics({ metrics: { data, definitions } }: Shown) {
  const { business } = data;
  const { revenue } = business;
  const defined = (name: string) => definitions[`business.${name}`];
  const others = revenue.byCurrency.filter(({ currency }) => currency !== revenue.currency);
  return (
    <Card title="Business Metrics" flush>
      <FigureTable
        caption="Business Metrics"
        figures={[
          {
            label: 'Revenue growth',
            value: textOf(revenue.growth, growthText),
            definition: defined('revenue.growth'),
          },
          ...others.map(({ currency, monthly }) => ({
            label: `Monthly revenue in ${currency}`,
            value: moneyText(monthly, currency),
            definition: defined('revenue.byCurrency'),
          })),
          {
            label: 'Active subscriptions',
            value: numberText(business.activeSubscriptions),
            definition: defined('activeSubscriptions'),
          },
          {
            label: 'Customers',
            value: numberText(business.totalCustomers),
            definition: defined('totalCustomers'),
          },
          {
            label: 'Churn',
            value: textOf(business.churnRate, percentText),
            definition: defined('churnRate'),
          },
          {
            label: 'Conversion',
            value: textOf(business.conversionRate, percentText),
            definition: defined('conversionRate'),
          },
          {
            label: 'Customers per trainer',
            value: textOf(business.avgCustomersPerTrainer, numberText),
            definition: defined('avgCustomersPerTrainer'),
          },
        ]}
      />
    </Card>
  );
}
