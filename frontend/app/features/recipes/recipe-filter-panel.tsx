import { Form } from '@remix-run/react';
import { FilterFields, SearchRow, Select } from '~/ui';
import { ChevronDownIcon } from '~/ui/icons';
import {
  AllergenChoices,
  DietSelect,
  ExcludedFoodsInput,
  MealSelect,
  NumberSelect,
  SideSelect,
} from './filter-fields';
import { useLiveFilters } from './live-filters';
import { macroFilters, mainFilters } from './number-filters';
import { type RecipeFilters, sortOptions } from './recipe-filters';

type RecipeFilterPanelProps = { base: string; filters: RecipeFilters; active: number };

export function RecipeFilterPanel({ base, filters, active }: RecipeFilterPanelProps) {
  const { search, mealType, dietaryTag, side, excludedAllergens, excludedFoods, sort, view } = filters;
  const live = useLiveFilters(base);
  const usesMacros = macroFilters.some(({ name }) => filters[name] !== undefined);
  return (
    <Form
      {...live}
      method="get"
      role="search"
      aria-label="Recipes"
      className="grid gap-2 lg:grid-cols-[1fr_1fr] lg:items-start print:hidden"
    >
      <SearchRow
        isLive
        hideLabel
        label="Search recipes"
        placeholder="Chicken without milk, under 500 kcal..."
        search={search}
      />
      <FilterFields isLive isCompact active={active} clearTo={base}>
        <MealSelect value={mealType} />
        <DietSelect value={dietaryTag} />
        <SideSelect value={side} />
        {mainFilters.map((filter) => (
          <NumberSelect key={filter.name} {...filter} value={filters[filter.name]} />
        ))}
        <ExcludedFoodsInput values={excludedFoods} />
        <Select label="Sort by" name="sort" options={sortOptions(filters)} defaultValue={sort ?? ''} />
        <AllergenChoices values={excludedAllergens} />
        <details open={usesMacros} className="group self-center sm:col-span-2 lg:col-span-4">
          <summary className="inline-flex min-h-control items-center gap-1 font-semibold text-accent">
            Protein, carbs and fat
            <ChevronDownIcon className="group-open:rotate-180" />
          </summary>
          <div className="grid items-end gap-4 pt-2 sm:grid-cols-2 lg:grid-cols-6">
            {macroFilters.map((filter) => (
              <NumberSelect key={filter.name} {...filter} value={filters[filter.name]} />
            ))}
          </div>
        </details>
      </FilterFields>
      {view ? <input type="hidden" name="view" value={view} /> : null}
    </Form>
  );
}
