import { NavLink } from '@remix-run/react';
import type { MouseEventHandler } from 'react';
import { Brand } from '../brand/brand';
import { AccountMenu } from './account-menu';
import { SearchLink } from './search-link';
import type { NavItem, ShellUser } from './types';

type DesktopHeaderProps = {
  user: ShellUser;
  items: readonly NavItem[];
  profileTo: string;
  onSearch: MouseEventHandler;
};

/** Renders the header that shows from 1024 px on. */
export function DesktopHeader({ user, items, profileTo, onSearch }: DesktopHeaderProps) {
  return (
    <header className="tall:sticky top-0 z-20 hidden border-b border-line bg-surface lg:block print:hidden">
      <div className="mx-auto flex min-h-header max-w-page items-center gap-6 px-6">
        <Brand />
        <nav aria-label="Main" className="grow">
          <ul className="flex gap-1">
            {items.map(({ to, label, end }) => (
              <li key={to}>
                <NavLink
                  to={to}
                  end={end}
                  className="flex min-h-control items-center rounded-control px-3 font-semibold text-muted hover:bg-raised hover:text-ink aria-[current=page]:bg-accent-soft aria-[current=page]:text-accent"
                >
                  {label}
                </NavLink>
              </li>
            ))}
          </ul>
        </nav>
        <SearchLink onSearch={onSearch} />
        <AccountMenu user={user} profileTo={profileTo} />
      </div>
    </header>
  );
}
