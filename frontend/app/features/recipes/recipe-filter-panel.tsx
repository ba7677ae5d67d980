import { Form } from '@remix-run/react';
import { Button, FilterFields, Select, TextInput } from '~/ui';
import { ChevronDownIcon, SearchIcon } from '~/ui/icons';
import {
  macroFilters,
  type NumberFilter,
  numberFilter,
  type RecipeFilters,
  sortOptions,
} from './recipe-filters';
import { dietaryTags, mealTypes } from './recipe-words';

type RecipeFilterPanelProps = { base: string; filters: RecipeFilters; active: number };

/** Its fields are made anew when the address sets them otherwise: by a chip, a link, the way back. */
export function RecipeFilterPanel({ base, filters, active }: RecipeFilterPanelProps) {
  const { search, mealType, dietaryTag, sort, view } = filters;
  const usesMacros = macroFilters.some((name) => filters[name] !== undefined);
  return (
    <Form method="get" role="search" aria-label="Recipes" className="grid gap-3 print:hidden">
      <div className="flex items-end gap-2">
        <div className="grow">
          <TextInput
            key={`search ${search}`}
            label="Search recipes"
            type="search"
            name="search"
            defaultValue={search}
          />
        </div>
        <Button icon={SearchIcon}>Search</Button>
      </div>
      <FilterFields active={active} clearTo={base}>
        <Select
          key={`meal ${mealType}`}
          label="Meal type"
          name="mealType"
          options={mealTypes}
          placeholder="Any meal"
          defaultValue={mealType ?? ''}
        />
        <Select
          key={`diet ${dietaryTag}`}
          label="Dietary tag"
          name="dietaryTag"
          options={dietaryTags}
          placeholder="Any diet"
          defaultValue={dietaryTag ?? ''}
        />
        <NumberSelect name="maxPrepTime" filters={filters} />
        <NumberSelect name="maxCalories" filters={filters} />
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
              <NumberSelect key={name} name={name} filters={filters} />
            ))}
          </div>
        </details>
      </FilterFields>
      {view ? <input type="hidden" name="view" value={view} /> : null}
    </Form>
  );
}

function NumberSelect({ name, filters }: { name: NumberFilter; filters: RecipeFilters }) {
  const { label, options } = numberFilter(name);
  const value = filters[name];
  return (
    <Select
      key={String(value)}
      label={label}
      name={name}
      options={options}
      placeholder="Any"
      defaultValue={value === undefined ? '' : String(value)}
    />
  );
}
