import { Form, Link } from '@remix-run/react';
import type { ReactNode } from 'react';
import { Button } from '../actions/button';
import { classes } from '../classes';
import { ChevronDownIcon } from '../icons';
import { FilterIcon } from '../icons/filter';
import { useHydrated } from '../use-hydrated';

export type FilterPanelProps = {
  /** The number of active filters. With 0, the link to clear them is hidden. */
  active: number;
  /** The address of the same page without filters. */
  clearTo: string;
  submitText?: string;
  /** The panel is collapsed on wide screens too, so that the results stand above the fold. */
  isCompact?: boolean;
  /** With scripts, it applies changes by itself. */
  isLive?: boolean;
  /** The fields. */
  children: ReactNode;
};

/** A GET form that keeps the filters in the address. It is collapsed on a phone. */
export function FilterPanel({ active, clearTo, submitText = 'Apply filters', children }: FilterPanelProps) {
  return (
    <Form method="get" className="print:hidden">
      <FilterFields active={active} clearTo={clearTo} submitText={submitText}>
        {children}
      </FilterFields>
    </Form>
  );
}

/** Renders only the collapsible part, for forms that also contain a search box which is always visible. */
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
