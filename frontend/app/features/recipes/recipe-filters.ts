import { pageIn, searchIn } from '~/platform/page-number';
import { allergens } from './allergens';
import {
  type Allergen,
  type DietaryTag,
  dietaryTags,
  labelOf,
  type MealType,
  mealTypes,
  prepTimes,
} from './recipe-words';

/** A recognized part of a search, and the search without it. */
export type Understood = { label: string; rest: string };

const sorts = [
  { value: 'newest', label: 'Newest first' },
  { value: 'name', label: 'Name' },
  { value: 'calories', label: 'Fewest calories' },
  { value: 'protein', label: 'Most protein' },
  { value: 'time', label: 'Quickest' },
  { value: 'rating', label: 'Best rated' },
] as const;

/** The order of lists without a search. Search results begin with the best match. */
const defaultSort = 'newest';

export type RecipeSort = (typeof sorts)[number]['value'] | 'relevance';

const numberFilters = {
  maxPrepTime: {
    name: 'Maximum prep time',
    chip: (n: number) => `Prep up to ${n} min`,
    unit: 'min',
    values: prepTimes,
  },
  maxCalories: {
    name: 'Maximum calories',
    chip: (n: number) => `Up to ${n} kcal`,
    unit: 'kcal',
    values: [300, 500, 800, 1200],
  },
  minProtein: {
    name: 'Minimum protein',
    chip: (n: number) => `Protein from ${n} g`,
    unit: 'g',
    values: [10, 20, 30, 40, 50],
  },
  maxProtein: {
    name: 'Maximum protein',
    chip: (n: number) => `Protein up to ${n} g`,
    unit: 'g',
    values: [20, 30, 40, 50, 60],
  },
  minCarbs: {
    name: 'Minimum carbs',
    chip: (n: number) => `Carbs from ${n} g`,
    unit: 'g',
    values: [5, 15, 25, 35, 45],
  },
  maxCarbs: {
    name: 'Maximum carbs',
    chip: (n: number) => `Carbs up to ${n} g`,
    unit: 'g',
    values: [10, 20, 30, 40, 50],
  },
  minFat: {
    name: 'Minimum fat',
    chip: (n: number) => `Fat from ${n} g`,
    unit: 'g',
    values: [5, 10, 15, 20, 25],
  },
  maxFat: {
    name: 'Maximum fat',
    chip: (n: number) => `Fat up to ${n} g`,
    unit: 'g',
    values: [10, 15, 20, 25, 30],
  },
} as const;

export type NumberFilter = keyof typeof numberFilters;

export const macroFilters = ['minProtein', 'maxProtein', 'minCarbs', 'maxCarbs', 'minFat', 'maxFat'] as const;

export type RecipeFilters = {
  search?: string | undefined;
  mealType?: MealType | undefined;
  dietaryTag?: DietaryTag | undefined;
  excludedAllergens: readonly Allergen[];
  excludedFoods: readonly string[];
  sort?: RecipeSort | undefined;
  view?: 'list' | undefined;
  page: number;
} & { [name in NumberFilter]?: number | undefined };

/** Reads filters from an address. Invalid values count as not set. */
export function filtersFrom(params: URLSearchParams): RecipeFilters {
  const search = searchIn(params) || undefined;
  const sort = sorts.find(({ value }) => value === params.get('sort'))?.value;
  return {
    search,
    mealType: mealTypes.find(({ value }) => value === params.get('mealType'))?.value,
    dietaryTag: dietaryTags.find(({ value }) => value === params.get('dietaryTag'))?.value,
    excludedAllergens: allergens
      .map(({ value }) => value)
      .filter((one) => params.getAll('excludedAllergens').includes(one)),
    excludedFoods: foodsIn(params.get('excludedFoods') ?? ''),
    ...numbersFrom(params),
    sort: sort === defaultSort && !search ? undefined : sort,
    view: params.get('view') === 'list' ? 'list' : undefined,
    page: pageIn(params),
  };
}

const mostFoods = 10;
const longestFood = 40;

/** Splits names of foods at commas. */
function foodsIn(text: string): string[] {
  const foods = text
    .split(',')
    .map((food) => food.trim().slice(0, longestFood))
    .filter(Boolean);
  return [...new Set(foods)].slice(0, mostFoods);
}

/** A form without scripts also sends its empty fields. */
export const hasEmptyFields = (params: URLSearchParams): boolean =>
  [...params.values()].some((value) => value.trim() === '');

function numbersFrom(params: URLSearchParams): { [name in NumberFilter]?: number } {
  const found: { [name in NumberFilter]?: number } = {};
  for (const [name, { values }] of entries()) {
    const value = values.find((one) => String(one) === params.get(name));
    if (value !== undefined) found[name] = value;
  }
  return found;
}

/** Returns the address of a list with these filters, on the first page by default. */
export function pathWith(base: string, filters: RecipeFilters): string {
  const { page, excludedAllergens, excludedFoods, ...rest } = filters;
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(rest)) if (value !== undefined) params.set(name, String(value));
  for (const allergen of excludedAllergens) params.append('excludedAllergens', allergen);
  if (excludedFoods.length > 0) params.set('excludedFoods', excludedFoods.join(', '));
  if (page > 1) params.set('page', String(page));
  return params.size > 0 ? `${base}?${params}` : base;
}

/** Whether nothing is filtered, in either view. */
export const isUnfiltered = ({ view, ...filters }: RecipeFilters): boolean => pathWith('', filters) === '';

/** The default order is not named in the address, so that a search from here starts with the best match. */
export function sortOptions({ search }: RecipeFilters) {
  if (search) return [{ value: '', label: 'Best match' }, ...sorts];
  return sorts.map(({ value, label }) => ({ value: value === defaultSort ? '' : value, label }));
}

export function numberFilter(name: NumberFilter) {
  const { name: label, unit, values } = numberFilters[name];
  return {
    name,
    label,
    options: values.map((value) => ({ value: String(value), label: `${value} ${unit}` })),
  };
}

/** The active filters, each with the address of the list without it. */
export function chipsOf(base: string, filters: RecipeFilters, understood: readonly Understood[]) {
  const withOther = (changed: Partial<RecipeFilters>) => pathWith(base, { ...filters, ...changed, page: 1 });
  const without = (name: keyof RecipeFilters) => withOther({ [name]: undefined });
  const { mealType, dietaryTag, excludedAllergens, excludedFoods } = filters;
  return [
    ...searchChips(filters.search, understood).map(({ label, rest }) => ({
      label,
      removeTo: withOther({ search: rest || undefined }),
    })),
    ...(mealType ? [{ label: labelOf(mealTypes, mealType), removeTo: without('mealType') }] : []),
    ...(dietaryTag ? [{ label: labelOf(dietaryTags, dietaryTag), removeTo: without('dietaryTag') }] : []),
    ...excludedAllergens.map((allergen) => ({
      label: `Without ${allergen}`,
      removeTo: withOther({ excludedAllergens: excludedAllergens.filter((one) => one !== allergen) }),
    })),
    ...excludedFoods.map((food) => ({
      label: `Without ${food}`,
      removeTo: withOther({ excludedFoods: excludedFoods.filter((one) => one !== food) }),
    })),
    ...entries().flatMap(([name, { chip }]) => {
      const value = filters[name];
      return value === undefined ? [] : [{ label: chip(value), removeTo: without(name) }];
    }),
  ];
}

/** The recognized parts of a search, or the whole search if nothing was recognized. */
export function searchChips(search: string | undefined, understood: readonly Understood[]): Understood[] {
  if (!search) return [];
  const parts = understood.map(({ label, rest }) => ({ label: capitalized(label), rest }));
  return parts.length > 0 ? parts : [{ label: `“${search}”`, rest: '' }];
}

const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

const entries = () =>
  Object.entries(numberFilters) as [
    NumberFilter,
    { name: string; chip: (n: number) => string; unit: string; values: readonly number[] },
  ][];
