import { Form } from '@remix-run/react';
import { DietSelect, MealSelect, NumberSelect, SideSelect } from '~/features/recipes/filter-fields';
import { useLiveFilters } from '~/features/recipes/live-filters';
import { adminFilters } from '~/features/recipes/number-filters';
import { adminPath } from '~/paths/pages';
import { FilterFields, SearchRow, Select } from '~/ui';
import { type AdminRecipeFilters, statuses } from './admin-recipe-filters';

type AdminRecipeFilterPanelProps = { filters: AdminRecipeFilters; active: number };

export function AdminRecipeFilterPanel({ filters, active }: AdminRecipeFilterPanelProps) {
  const { search, mealType, dietaryTag, side, status } = filters;
  const live = useLiveFilters(adminPath);
  return (
    <Form
      {...live}
      method="get"
      action={adminPath}
      role="search"
      aria-label="Recipes"
      className="grid gap-2 lg:grid-cols-[1fr_1fr] lg:items-start"
    >
      <SearchRow isLive hideLabel label="Search recipes" placeholder="Search recipes" search={search} />
      <FilterFields isLive isCompact active={active} clearTo={adminPath}>
        <MealSelect value={mealType} />
        <DietSelect value={dietaryTag} />
        <SideSelect value={side} />
        {adminFilters.map((filter) => (
          <NumberSelect key={filter.name} {...filter} value={filters[filter.name]} />
        ))}
        <Select
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
