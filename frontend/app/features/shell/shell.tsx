import type { ReactNode } from 'react';
import type { Role } from '~/paths/pages';
import { type NavEntry, navigationFor } from '~/platform/navigation';
import { AppShell, AuthLayout, type NavItem, type ThemeChoice, type ToastMessage } from '~/ui';
import {
  AnalyticsIcon,
  ClientsIcon,
  DashboardIcon,
  GroceriesIcon,
  HeartIcon,
  HomeIcon,
  NutritionIcon,
  PlansIcon,
  ProgressIcon,
  RecipesIcon,
  SavedIcon,
} from '~/ui/icons';
import { usePalette } from './use-palette';

type ShellProps = {
  user: { email: string; picture: string | null; role: Role } | null;
  theme: ThemeChoice;
  demo: boolean;
  message: ToastMessage | null;
  /** A message from the browser itself. */
  notice: ToastMessage | null;
  children: ReactNode;
};

/** The frame around a page: the user's navigation, or only the logo for visitors. */
export function Shell({ user, ...rest }: ShellProps) {
  return user ? <SignedInShell user={user} {...rest} /> : <AuthLayout {...rest} />;
}

function SignedInShell({ user, ...rest }: ShellProps & { user: NonNullable<ShellProps['user']> }) {
  const { openFromLink, dialog } = usePalette();
  const items = navigationFor(user.role).map(withIcon);
  return (
    <>
      <AppShell user={user} items={items} onSearch={openFromLink} {...rest} />
      {dialog}
    </>
  );
}

const icons: Record<NavEntry['icon'], NavItem['icon']> = {
  home: HomeIcon,
  recipes: RecipesIcon,
  dashboard: DashboardIcon,
  plans: PlansIcon,
  clients: ClientsIcon,
  saved: SavedIcon,
  favorites: HeartIcon,
  progress: ProgressIcon,
  nutrition: NutritionIcon,
  groceries: GroceriesIcon,
  analytics: AnalyticsIcon,
};

function withIcon({ label, to, end, icon }: NavEntry): NavItem {
  return { label, to, end, icon: icons[icon] };
}
