import { useLocation } from '@remix-run/react';
import { type CustomerTab, customerPath, customerTabPath } from '~/paths/customers';
import { LinkTabs } from '~/ui';

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
export function CustomerTabs({ customerId }: { customerId: string }) {
  const { pathname } = useLocation();
  const rest = pathname.slice(customerPath(customerId).length + 1);
  const current = TABS.find(({ tab }) => rest === tab) ?? TABS[0];
  return (
    <LinkTabs
      label="Customer"
      tabs={TABS.map(({ tab, label }) => ({
        label,
        to: customerTabPath(customerId, tab),
        current: tab === current?.tab,
      }))}
    />
  );
}
