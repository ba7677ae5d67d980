import { useLocation } from '@remix-run/react';
import { LinkTabs } from '~/ui';
import { settingsPages } from './settings-pages';

export function SettingsTabs() {
  const { pathname } = useLocation();
  const tabs = settingsPages.map(({ label, to }) => ({ label, to, current: pathname.startsWith(to) }));
  return <LinkTabs label="Settings" tabs={tabs} />;
}
