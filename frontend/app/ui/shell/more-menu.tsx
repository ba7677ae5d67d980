import { NavLink } from '@remix-run/react';
import { contactPath } from '~/paths/pages';
import { MailIcon, UserIcon } from '../icons';
import { PopoverMenu } from './popover-menu';
import type { NavItem } from './types';

export const moreMenuId = 'more-menu';

/**
 * The menu right above the bottom bar, for which there is no room in the bar: the remaining pages, the profile, and
 * the contact page.
 */
export function MoreMenu({ items, profileTo }: { items: readonly NavItem[]; profileTo: string }) {
  const entries = [
    ...items,
    { to: profileTo, label: 'Profile', icon: UserIcon },
    { to: contactPath, label: 'Contact', icon: MailIcon },
  ];
  return (
    <PopoverMenu
      id={moreMenuId}
      className="more-menu rounded-card border border-line bg-surface text-ink shadow-high"
    >
      <nav aria-label="More pages">
        <ul className="grid gap-1 p-2">
          {entries.map(({ to, label, icon: Icon }) => (
            <li key={to}>
              <NavLink
                to={to}
                className="flex min-h-control items-center gap-3 rounded-control px-3 font-semibold hover:bg-raised aria-[current=page]:bg-accent-soft aria-[current=page]:text-accent"
              >
                <Icon />
                {label}
              </NavLink>
            </li>
          ))}
        </ul>
      </nav>
    </PopoverMenu>
  );
}
