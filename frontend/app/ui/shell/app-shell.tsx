import type { MouseEventHandler, ReactNode } from 'react';
import { accountPath } from '~/paths/pages';
import { NavigationProgress } from '../feedback/navigation-progress';
import { Toast, type ToastMessage } from '../feedback/toast';
import { BAR_ITEMS, BottomBar } from './bottom-bar';
import { DesktopHeader } from './desktop-header';
import { MobileHeader } from './mobile-header';
import { MoreMenu } from './more-menu';
import { SideMenu } from './side-menu';
import { SiteFooter } from './site-footer';
import { contentId, SkipLink } from './skip-link';
import type { NavItem, ShellUser, ThemeChoice } from './types';

export type AppShellProps = {
  user: ShellUser;
  /** The pages of the role in order. The bottom bar shows the first four. */
  items: readonly NavItem[];
  theme: ThemeChoice;
  /** A callback for a press on a link to the search page. */
  onSearch: MouseEventHandler;
  /** The address of the profile. */
  profileTo?: string;
  /** The result of the last POST. */
  message?: ToastMessage | null;
  /** A message from the browser itself. */
  notice?: ToastMessage | null;
  /** Shows "Demo data" in the footer. */
  demo?: boolean;
  children: ReactNode;
};

/** The frame around every page of a signed-in user. */
export function AppShell({
  user,
  items,
  theme,
  onSearch,
  profileTo = accountPath,
  message,
  notice,
  demo,
  children,
}: AppShellProps) {
  return (
    <div className="flex min-h-dvh flex-col pb-bottom-bar">
      <SkipLink />
      <NavigationProgress />
      <MobileHeader user={user} profileTo={profileTo} onSearch={onSearch} />
      <DesktopHeader user={user} items={items} profileTo={profileTo} onSearch={onSearch} />
      <main id={contentId} tabIndex={-1} className="mx-auto w-full max-w-page grow px-4 py-6 sm:px-6 lg:py-8">
        <Toast message={message} notice={notice} />
        {children}
      </main>
      <SideMenu user={user} items={items} />
      <SiteFooter theme={theme} demo={demo} />
      <MoreMenu items={items.slice(BAR_ITEMS)} profileTo={profileTo} />
      <BottomBar items={items.slice(0, BAR_ITEMS)} />
    </div>
  );
}
