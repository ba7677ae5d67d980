import { NavLink } from '@remix-run/react';
import { MoreIcon } from '../icons';
import { moreMenuId } from './more-menu';
import type { NavItem } from './types';

/** The number of pages in the bar in addition to More. */
export const BAR_ITEMS = 4;

const tabShape =
  'grid w-full justify-items-center gap-px py-2 text-xs font-semibold text-muted aria-[current=page]:text-accent';

/** The first pages and More at the bottom of a phone's screen. */
export function BottomBar({ items }: { items: readonly NavItem[] }) {
  return (
    <nav
      aria-label="Main"
      data-bottom-bar=""
      className="tall:fixed inset-x-0 bottom-0 z-20 border-t border-line bg-surface pb-[env(safe-area-inset-bottom)] lg:hidden print:hidden"
    >
      <ul className="mx-auto flex max-w-form">
        {items.map(({ to, label, icon: Icon, end }) => (
          <li key={to} className="min-w-0 flex-1">
            <NavLink to={to} end={end} className={tabShape}>
              <Icon large />
              <span className="max-w-full truncate">{label}</span>
            </NavLink>
          </li>
        ))}
        <li className="min-w-0 flex-1">
          <button type="button" popovertarget={moreMenuId} className={tabShape}>
            <MoreIcon large />
            More
          </button>
        </li>
      </ul>
    </nav>
  );
}
