import { Form } from '@remix-run/react';
import { FilterFields, SearchRow, Select } from '~/ui';
import { ChevronDownIcon } from '~/ui/icons';
import { DietSelect, MealSelect, NumberSelect } from './filter-fields';
import { macroFilters, numberFilter, type RecipeFilters, sortOptions } from './recipe-filters';

type RecipeFilterPanelProps = { base: string; filters: RecipeFilters; active: number };

/** Its fields are made anew when the address sets them otherwise: by a chip, a link, the way back. */
export function RecipeFilterPanel({ base, filters, active }: RecipeFilterPanelProps) {
  const { search, mealType, dietaryTag, sort, view } = filters;
  const usesMacros = macroFilters.some((name) => filters[name] !== undefined);
  return (
    <Form method="get" role="search" aria-label="Recipes" className="grid gap-3 print:hidden">
      <SearchRow label="Search recipes" search={search} />
      <FilterFields active={active} clearTo={base}>
        <MealSelect value={mealType} />
        <DietSelect value={dietaryTag} />
        <NumberSelect {...numberFilter('maxPrepTime')} value={filters.maxPrepTime} />
        <NumberSelect {...numberFilter('maxCalories')} value={filters.maxCalories} />
        <Select
          key={`sort ${sort} ${search}`}
          label="Sort by"
          name="sort"
          options={sortOptions(filters)}
          defaultValue={sort ?? ''}
        />
        <details open={usesMacros} className="group self-center sm:col-span-2 lg:col-span-4">
          <summary className="inline-flex min-h-control items-center gap-1 font-semibold text-accent">
            Protein, carbs and fat
            <ChevronDownIcon className="group-open:rotate-180" />
          </summary>
          <div className="grid items-end gap-4 pt-2 sm:grid-cols-2 lg:grid-cols-6">
            {macroFilters.map((name) => (
              <NumberSelect key={name} {...numberFilter(name)} value={filters[name]} />
            ))}
          </div>
        </details>
      </FilterFields>
      {view ? <input type="hidden" name="view" value={view} /> : null}
    </Form>
  );
}
