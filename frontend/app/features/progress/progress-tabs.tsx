import { useLocation } from '@remix-run/react';
import { progressPath } from '~/paths/pages';
import { goalsPath, photosPath } from '~/paths/progress';
import { LinkTabs } from '~/ui';

const TABS = [
  { to: progressPath, label: 'Measurements' },
  { to: goalsPath, label: 'Goals' },
  { to: photosPath, label: 'Photos' },
];

/** The parts of a customer's progress, each with an address of its own. */
export function ProgressTabs() {
  const { pathname } = useLocation();
  const current = TABS.find(({ to }) => to === pathname) ?? TABS[0];
  return <LinkTabs label="Progress" tabs={TABS.map((tab) => ({ ...tab, current: tab === current }))} />;
}
