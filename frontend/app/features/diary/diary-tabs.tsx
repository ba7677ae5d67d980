import { useLocation } from '@remix-run/react';
import { diaryMonthsPath, diaryPath, diaryWeeksPath } from '~/paths/diary';
import { LinkTabs } from '~/ui';

const tabs = [
  { to: diaryPath, label: 'Daily' },
  { to: diaryWeeksPath, label: 'Weekly' },
  { to: diaryMonthsPath, label: 'Monthly' },
];

/** Renders the tabs of the diary. Each period has an address of its own. */
export function DiaryTabs() {
  const { pathname } = useLocation();
  const current = tabs.find(({ to }) => to === pathname) ?? tabs[0];
  return <LinkTabs label="Period" tabs={tabs.map((tab) => ({ ...tab, current: tab === current }))} />;
}
