import { Form } from '@remix-run/react';
import { DietSelect, MealSelect, NumberSelect } from '~/features/recipes/filter-fields';
import { prepTimes } from '~/features/recipes/recipe-words';
import { FilterFields, SearchRow, Select } from '~/ui';
import { type AdminRecipeFilters, adminHome, statuses } from './admin-recipe-filters';

type AdminRecipeFilterPanelProps = { filters: AdminRecipeFilters; active: number };

/** Its fields are made anew when the address sets them otherwise: by a chip, a link, the way back. */
export function AdminRecipeFilterPanel({ filters, active }: AdminRecipeFilterPanelProps) {
  const { search, mealType, dietaryTag, maxPrepTime, status } = filters;
  return (
    <Form method="get" action={adminHome} role="search" aria-label="Recipes" className="grid gap-3">
      <SearchRow label="Search recipes" search={search} />
      <FilterFields active={active} clearTo={adminHome}>
        <MealSelect value={mealType} />
        <DietSelect value={dietaryTag} />
        <NumberSelect
          name="maxPrepTime"
          label="Maximum prep time"
          options={prepTimes.map((minutes) => ({ value: String(minutes), label: `${minutes} min` }))}
          value={maxPrepTime}
        />
        <Select
          key={`status ${status}`}
          label="Status"
          name="status"
          options={statuses}
          placeholder="Any status"
          defaultValue={status ?? ''}
        />
      </FilterFields>
    </Form>
  );
}
