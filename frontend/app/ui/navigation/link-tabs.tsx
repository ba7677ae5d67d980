import { Link } from '@remix-run/react';

export type LinkTab = { label: string; to: string; current: boolean; count?: number };

type LinkTabsProps = {
  label: string;
  tabs: readonly LinkTab[];
  /** They take each other's place: the way back leads to where all of them were come to from. */
  replace?: boolean;
};

/** Tabs that are addresses. */
export function LinkTabs({ label, tabs, replace }: LinkTabsProps) {
  return (
    <nav aria-label={label} className="border-b border-line print:hidden">
      <ul className="-mb-px flex flex-wrap gap-x-1">
        {tabs.map(({ label: text, to, current, count }) => (
          <li key={to}>
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
