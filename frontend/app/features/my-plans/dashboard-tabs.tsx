import { groceriesTabPath } from '~/paths/groceries';
import { customerHomePath, progressPath } from '~/paths/pages';
import { LinkTabs } from '~/ui';

/** The addresses of the tabs by their names in `?tab=`. The first tab has no name. */
export const dashboardTabs: Readonly<Record<string, string>> = {
  progress: progressPath,
  'grocery-list': groceriesTabPath,
};

const tabs = [
  { label: 'Meal Plans', to: customerHomePath },
  { label: 'Progress', to: progressPath },
  { label: 'Grocery List', to: groceriesTabPath },
];

export function DashboardTabs({ current }: { current: string }) {
  return (
    <div className="mb-6">
      <LinkTabs label="Dashboard" tabs={tabs.map((tab) => ({ ...tab, current: tab.to === current }))} />
    </div>
  );
}
