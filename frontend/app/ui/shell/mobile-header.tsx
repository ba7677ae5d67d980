import { Link } from '@remix-run/react';
import { Brand } from '../brand/brand';
import { Avatar } from '../data/avatar';
import { MenuIcon } from '../icons';
import { sideMenuId } from './side-menu';
import type { ShellUser } from './types';

/** Menu button, logo, and profile button. Shown below 1024 px. */
export function MobileHeader({ user, profileTo }: { user: ShellUser; profileTo: string }) {
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
      <Link to={profileTo} className="grid size-control place-items-center rounded-full">
        <Avatar email={user.email} picture={user.picture} />
        <span className="sr-only">Profile</span>
      </Link>
    </header>
  );
}
