import { useLocation } from '@remix-run/react';
import {
  analyticsContentPath,
  analyticsPerformancePath,
  analyticsSecurityPath,
  analyticsUsersPath,
} from '~/paths/analytics';
import { analyticsPath } from '~/paths/pages';
import { LinkTabs } from '~/ui';

const tabs = [
  { to: analyticsPath, label: 'Overview' },
  { to: analyticsUsersPath, label: 'Users' },
  { to: analyticsContentPath, label: 'Content' },
  { to: analyticsPerformancePath, label: 'Performance' },
  { to: analyticsSecurityPath, label: 'Security' },
];

/** Renders the tabs of analytics, each with an address of its own. */
export function AnalyticsTabs() {
  const { pathname } = useLocation();
  const current = tabs.find(({ to }) => to === pathname) ?? tabs[0];
  return <LinkTabs label="Analytics" tabs={tabs.map((tab) => ({ ...tab, current: tab === current }))} />;
}
