import { Form, Link } from '@remix-run/react';
import type { ReactNode } from 'react';
import { Button } from '../actions/button';
import { classes } from '../classes';
import { ChevronDownIcon, FilterIcon } from '../icons';
import { useHydrated } from '../use-hydrated';

export type FilterPanelProps = {
  /** How many filters are set; 0 hides the way to clear them. */
  active: number;
  /** The same page with no filter set. */
  clearTo: string;
  submitText?: string;
  /** It is folded on a wide screen too, so that what it filters stands above the fold. */
  isCompact?: boolean;
  /** It applies itself where scripts run. */
  isLive?: boolean;
  /** The fields. */
  children: ReactNode;
};

/** A GET form: the address holds the filters. It folds away on a phone. */
export function FilterPanel({ active, clearTo, submitText = 'Apply filters', children }: FilterPanelProps) {
  return (
    <Form method="get" className="print:hidden">
      <FilterFields active={active} clearTo={clearTo} submitText={submitText}>
        {children}
      </FilterFields>
    </Form>
  );
}

/** The part that folds away, for a form that has more to it: a search box that is always there. */
export function FilterFields(props: FilterPanelProps) {
  const { active, clearTo, submitText = 'Apply filters', isCompact, isLive, children } = props;
  const needsButton = !useHydrated() || !isLive;
  return (
    <details
      className={classes(
        'rounded-card border border-line bg-surface',
        isCompact ? 'lg:open:col-span-full' : 'filter-panel',
      )}
    >
      <summary
        className={classes(
          'flex min-h-control items-center gap-2 rounded-card px-4 font-semibold',
          !isCompact && 'sm:supports-[selector(::details-content)]:hidden',
        )}
      >
        <FilterIcon />
        <span className="grow">Filters{active > 0 ? ` (${active} active)` : ''}</span>
        <ChevronDownIcon />
      </summary>
      <div className="grid gap-4 p-4">
        <div className="grid items-end gap-4 sm:grid-cols-2 lg:grid-cols-4">{children}</div>
        <div className="flex flex-wrap items-center gap-4">
          {needsButton ? <Button variant="secondary">{submitText}</Button> : null}
          {active > 0 ? (
            <Link
              to={clearTo}
              className="inline-flex min-h-control items-center font-semibold text-accent underline"
            >
              Clear all
            </Link>
          ) : null}
        </div>
      </div>
    </details>
  );
}
