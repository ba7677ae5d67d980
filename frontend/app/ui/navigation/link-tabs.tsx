import { Link } from '@remix-run/react';
import { useEffect, useRef } from 'react';

export type LinkTab = { label: string; to: string; current: boolean; count?: number };

type LinkTabsProps = {
  label: string;
  tabs: readonly LinkTab[];
  /** They take each other's place: the way back leads to where all of them were come to from. */
  replace?: boolean;
};

/** Tabs that are addresses, on one line: where there is no room for all of them it scrolls, with the current one in sight. */
export function LinkTabs({ label, tabs, replace }: LinkTabsProps) {
  const line = useRef<HTMLUListElement>(null);
  const currentAddress = tabs.find(({ current }) => current)?.to;

  // Browsers that know `scroll-initial-target` begin there by themselves; the tab is the trigger, not an input.
  useEffect(() => {
    const list = line.current;
    const tab = list?.querySelector<HTMLElement>('[aria-current]');
    if (currentAddress && list && tab)
      list.scrollLeft = tab.offsetLeft - (list.clientWidth - tab.offsetWidth) / 2;
  }, [currentAddress]);

  return (
    <nav aria-label={label} className="contain-inline-size border-b border-line print:hidden">
      <ul ref={line} className="link-tabs -mb-px flex gap-x-1">
        {tabs.map(({ label: text, to, current, count }) => (
          <li key={to} className="shrink-0">
            <Link
              to={to}
              replace={replace}
              preventScrollReset
              aria-current={current ? 'page' : undefined}
              className="flex min-h-control items-center gap-2 border-b-2 border-transparent px-3 font-semibold text-muted hover:border-input hover:text-ink aria-[current=page]:border-accent aria-[current=page]:text-accent"
            >
              {text}
              {count === undefined ? null : (
                <span className="rounded-full bg-raised px-2 text-sm font-normal text-ink">{count}</span>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
