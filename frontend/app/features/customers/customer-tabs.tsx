import { useLocation } from '@remix-run/react';
import { type CustomerTab, customerPath, customerTabPath } from '~/paths/customers';
import { LinkTabs } from '~/ui';
import type { CustomerDetails } from './customers.server';

/** The tabs in their order. The first one is shown at the address of the customer itself. */
const TABS: readonly { tab: CustomerTab; label: string }[] = [
  { tab: 'overview', label: 'Overview' },
  { tab: 'plans', label: 'Meal Plans' },
  { tab: 'metrics', label: 'Health Metrics' },
  { tab: 'goals', label: 'Goals' },
  { tab: 'nutrition', label: 'Nutrition' },
  { tab: 'photos', label: 'Photos' },
  { tab: 'coaching', label: 'Coaching' },
];

/** The parts of a customer's page, each with an address of its own. */
export function CustomerTabs({ customer }: { customer: CustomerDetails }) {
  const { id, planCount, goalCount } = customer;
  const counts: Partial<Record<CustomerTab, number>> = { plans: planCount, goals: goalCount ?? undefined };
  const { pathname } = useLocation();
  const rest = pathname.slice(customerPath(id).length + 1);
  const current = TABS.find(({ tab }) => rest === tab) ?? TABS[0];
  return (
    <LinkTabs
      label="Customer"
      tabs={TABS.map(({ tab, label }) => ({
        label,
        to: customerTabPath(id, tab),
        current: tab === current?.tab,
        count: counts[tab],
      }))}
    />
  );
}
