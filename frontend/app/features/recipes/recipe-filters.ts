import { pageIn, searchIn } from '~/platform/page-number';
import { allergens } from './allergens';
import { macroFilters, mainFilters, type NumbersAsked, numberChips, numbersIn } from './number-filters';
import {
  type Allergen,
  type DietaryTag,
  dietaryTags,
  labelOf,
  type MealType,
  mealTypes,
  sideLabel,
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

export type RecipeFilters = {
  search?: string | undefined;
  mealType?: MealType | undefined;
  dietaryTag?: DietaryTag | undefined;
  /** True finds only sides, and false only dishes. */
  side?: boolean | undefined;
  excludedAllergens: readonly Allergen[];
  excludedFoods: readonly string[];
  sort?: RecipeSort | undefined;
  view?: 'list' | undefined;
  page: number;
} & NumbersAsked;

/** Reads filters from an address. Invalid values count as not set. */
export function filtersFrom(params: URLSearchParams): RecipeFilters {
  const search = searchIn(params) || undefined;
  const sort = sorts.find(({ value }) => value === params.get('sort'))?.value;
  return {
    search,
    mealType: mealTypes.find(({ value }) => value === params.get('mealType'))?.value,
    dietaryTag: dietaryTags.find(({ value }) => value === params.get('dietaryTag'))?.value,
    side: sideIn(params),
    excludedAllergens: allergens
      .map(({ value }) => value)
      .filter((one) => params.getAll('excludedAllergens').includes(one)),
    excludedFoods: foodsIn(params.get('excludedFoods') ?? ''),
    ...numbersIn(params, [...mainFilters, ...macroFilters]),
    sort: sort === defaultSort && !search ? undefined : sort,
    view: params.get('view') === 'list' ? 'list' : undefined,
    page: pageIn(params),
  };
}

/** Reads whether only sides or only dishes are listed. */
export function sideIn(params: URLSearchParams): boolean | undefined {
  const side = params.get('side');
  return side === 'true' || side === 'false' ? side === 'true' : undefined;
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

/** The active filters, each with the address of the list without it. */
export function chipsOf(base: string, filters: RecipeFilters, understood: readonly Understood[]) {
  const withOther = (changed: Partial<RecipeFilters>) => pathWith(base, { ...filters, ...changed, page: 1 });
  const without = (name: keyof RecipeFilters) => withOther({ [name]: undefined });
  const { mealType, dietaryTag, side, excludedAllergens, excludedFoods } = filters;
  return [
    ...searchChips(filters.search, understood).map(({ label, rest }) => ({
      label,
      removeTo: withOther({ search: rest || undefined }),
    })),
    ...(mealType ? [{ label: labelOf(mealTypes, mealType), removeTo: without('mealType') }] : []),
    ...(dietaryTag ? [{ label: labelOf(dietaryTags, dietaryTag), removeTo: without('dietaryTag') }] : []),
    ...(side === undefined ? [] : [{ label: sideLabel(side), removeTo: without('side') }]),
    ...excludedAllergens.map((allergen) => ({
      label: `Without ${allergen}`,
      removeTo: withOther({ excludedAllergens: excludedAllergens.filter((one) => one !== allergen) }),
    })),
    ...excludedFoods.map((food) => ({
      label: `Without ${food}`,
      removeTo: withOther({ excludedFoods: excludedFoods.filter((one) => one !== food) }),
    })),
    ...numberChips(filters).map(({ name, label }) => ({ label, removeTo: without(name) })),
  ];
}

/** The recognized parts of a search, or the whole search if nothing was recognized. */
export function searchChips(search: string | undefined, understood: readonly Understood[]): Understood[] {
  if (!search) return [];
  const parts = understood.map(({ label, rest }) => ({ label: capitalized(label), rest }));
  return parts.length > 0 ? parts : [{ label: `“${search}”`, rest: '' }];
}

const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
