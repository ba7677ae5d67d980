import { Link } from '@remix-run/react';
import { useEffect, useRef } from 'react';

export type LinkTab = { label: string; to: string; current: boolean; count?: number };

type LinkTabsProps = {
  label: string;
  tabs: readonly LinkTab[];
  /** Tabs replace each other in the history, so that going back leaves all of them. */
  replace?: boolean;
};

/** Tabs with addresses of their own, on one line. If they do not fit, it scrolls, with the current one in view. */
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
