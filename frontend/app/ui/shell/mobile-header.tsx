import { Link } from '@remix-run/react';
import type { MouseEventHandler } from 'react';
import { Brand } from '../brand/brand';
import { Avatar } from '../data/avatar';
import { MenuIcon } from '../icons';
import { SearchLink } from './search-link';
import { sideMenuId } from './side-menu';
import type { ShellUser } from './types';

type MobileHeaderProps = { user: ShellUser; profileTo: string; onSearch: MouseEventHandler };

/** Menu button, logo, search, and profile button. Shown below 1024 px. */
export function MobileHeader({ user, profileTo, onSearch }: MobileHeaderProps) {
  return (
    <header className="tall:sticky top-0 z-20 flex min-h-header items-center justify-between border-b border-line bg-surface px-2 lg:hidden print:hidden">
      <button
        type="button"
        popovertarget={sideMenuId}
        className="grid size-control place-items-center rounded-control hover:bg-raised"
      >
        <MenuIcon large />
        <span className="sr-only">Menu</span>
      </button>
      <Brand />
      <div className="flex">
        <SearchLink onSearch={onSearch} />
        <Link to={profileTo} className="grid size-control place-items-center rounded-full">
          <Avatar email={user.email} picture={user.picture} />
          <span className="sr-only">Profile</span>
        </Link>
      </div>
    </header>
  );
}
