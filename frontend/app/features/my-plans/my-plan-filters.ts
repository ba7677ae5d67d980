import { type FitnessGoal, fitnessGoals } from '~/features/meal-plans/plan-words';
import { pageIn, searchIn } from '~/platform/page-number';

export const planSorts = [
  { value: 'date', label: 'Date (newest first)' },
  { value: 'name', label: 'Name' },
  { value: 'days', label: 'Days (most first)' },
  { value: 'calories', label: 'Calories (highest first)' },
] as const;

export type PlanSort = (typeof planSorts)[number]['value'];

const defaultSort: PlanSort = 'date';

export type PlanFilters = {
  search?: string | undefined;
  fitnessGoal?: FitnessGoal | undefined;
  sort: PlanSort;
  page: number;
};

/** Reads filters from an address. Invalid values count as not set. */
export function filtersFrom(params: URLSearchParams): PlanFilters {
  return {
    search: searchIn(params) || undefined,
    fitnessGoal: fitnessGoals.find(({ value }) => value === params.get('fitnessGoal'))?.value,
    sort: planSorts.find(({ value }) => value === params.get('sort'))?.value ?? defaultSort,
    page: pageIn(params),
  };
}

/** Returns the address of the list with these filters, on the first page by default. */
export function pathWith(base: string, { search, fitnessGoal, sort, page }: PlanFilters): string {
  const params = new URLSearchParams();
  if (search) params.set('search', search);
  if (fitnessGoal) params.set('fitnessGoal', fitnessGoal);
  if (sort !== defaultSort) params.set('sort', sort);
  if (page > 1) params.set('page', String(page));
  return params.size > 0 ? `${base}?${params}` : base;
}

export const isNarrowed = ({ search, fitnessGoal }: PlanFilters): boolean =>
  search !== undefined || fitnessGoal !== undefined;

/** The number of active filters. */
export const activeFilters = ({ search, fitnessGoal, sort }: PlanFilters): number =>
  [search !== undefined, fitnessGoal !== undefined, sort !== defaultSort].filter(Boolean).length;
