import { Form } from '@remix-run/react';
import { dietaryTags, mealTypes, prepTimes } from '~/features/recipes/recipe-words';
import { Button, FilterFields, Select, TextInput } from '~/ui';
import { SearchIcon } from '~/ui/icons';
import { type AdminRecipeFilters, adminHome, statuses } from './admin-recipe-filters';

type AdminRecipeFilterPanelProps = { filters: AdminRecipeFilters; active: number };

/** Its fields are made anew when the address sets them otherwise: by a chip, a link, the way back. */
export function AdminRecipeFilterPanel({ filters, active }: AdminRecipeFilterPanelProps) {
  const { search, mealType, dietaryTag, maxPrepTime, status } = filters;
  return (
    <Form method="get" action={adminHome} role="search" aria-label="Recipes" className="grid gap-3">
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
      <FilterFields active={active} clearTo={adminHome}>
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
        <Select
          key={`time ${maxPrepTime}`}
          label="Maximum prep time"
          name="maxPrepTime"
          options={prepTimes.map((minutes) => ({ value: String(minutes), label: `${minutes} min` }))}
          placeholder="Any"
          defaultValue={maxPrepTime === undefined ? '' : String(maxPrepTime)}
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
