import { NavLink } from '@remix-run/react';
import { logoutPath } from '~/paths/pages';
import { Avatar } from '../data/avatar';
import { CloseIcon, SignOutIcon } from '../icons';
import { PopoverMenu } from './popover-menu';
import { type NavItem, roleNames, type ShellUser } from './types';

export const sideMenuId = 'side-menu';

/** The slide-out menu of a phone with the user, all pages, and signing out. */
export function SideMenu({ user, items }: { user: ShellUser; items: readonly NavItem[] }) {
  return (
    <PopoverMenu id={sideMenuId} className="side-menu">
      <div className="flex min-h-full flex-col p-4">
        <div className="flex items-start gap-3 border-b border-line pb-4">
          <Avatar email={user.email} picture={user.picture} size="large" />
          <div className="min-w-0 grow">
            <p className="font-semibold wrap-anywhere">{user.email}</p>
            <p className="text-sm text-muted">{roleNames[user.role]}</p>
          </div>
          <button
            type="button"
            popovertarget={sideMenuId}
            popovertargetaction="hide"
            className="-me-2 grid size-control place-items-center rounded-control hover:bg-raised"
          >
            <CloseIcon />
            <span className="sr-only">Close menu</span>
          </button>
        </div>
        <nav aria-label="All pages" className="grow py-4">
          <ul className="grid gap-1">
            {items.map(({ to, label, icon: Icon, end }) => (
              <li key={to}>
                <NavLink
                  to={to}
                  end={end}
                  className="flex min-h-control items-center gap-3 rounded-control px-3 font-semibold hover:bg-raised aria-[current=page]:bg-accent-soft aria-[current=page]:text-accent"
                >
                  <Icon />
                  {label}
                </NavLink>
              </li>
            ))}
          </ul>
        </nav>
        <form method="post" action={logoutPath} className="border-t border-line pt-4">
          <button
            type="submit"
            className="flex min-h-control w-full items-center gap-3 rounded-control px-3 font-semibold hover:bg-raised"
          >
            <SignOutIcon />
            Sign Out
          </button>
        </form>
        <p className="px-3 pt-2 text-sm text-muted">v2.0</p>
      </div>
    </PopoverMenu>
  );
}
