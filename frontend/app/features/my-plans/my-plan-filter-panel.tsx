import { Form, Link } from '@remix-run/react';
import { fitnessGoals } from '~/features/meal-plans/plan-words';
import { Badge, Button, SearchRow, Select } from '~/ui';
import { ChevronDownIcon } from '~/ui/icons';
import { FilterIcon } from '~/ui/icons/filter';
import { activeFilters, type PlanFilters, planSorts } from './my-plan-filters';

/** The fields are created again when the address has other filters. */
export function MyPlanFilterPanel({ base, filters }: { base: string; filters: PlanFilters }) {
  const { search, fitnessGoal, sort } = filters;
  const active = activeFilters(filters);
  return (
    <Form
      method="get"
      action={base}
      role="search"
      aria-label="Meal plans"
      className="grid gap-3 print:hidden"
    >
      <SearchRow label="Search meal plans" search={search} />
      <details open={active > 0} className="group rounded-card border border-line bg-surface">
        <summary className="flex min-h-12 items-center gap-2 px-4 font-semibold">
          <FilterIcon />
          <span className="flex grow items-center gap-2">
            Filters {active > 0 ? <Badge tone="accent">{active} active</Badge> : null}
          </span>
          <ChevronDownIcon className="group-open:rotate-180" />
        </summary>
        <div className="grid items-end gap-4 p-4 sm:grid-cols-[1fr_1fr_auto]">
          <Select
            key={`goal ${fitnessGoal}`}
            label="Fitness Goal"
            name="fitnessGoal"
            options={fitnessGoals}
            placeholder="All goals"
            defaultValue={fitnessGoal ?? ''}
          />
          <Select key={`sort ${sort}`} label="Sort By" name="sort" options={planSorts} defaultValue={sort} />
          <div className="flex flex-wrap items-center gap-4">
            <Button variant="secondary">Apply</Button>
            {active > 0 ? (
              <Link
                to={base}
                preventScrollReset
                className="inline-flex min-h-control items-center font-semibold text-accent underline"
              >
                Reset
              </Link>
            ) : null}
          </div>
        </div>
      </details>
    </Form>
  );
}
