import { adminFilters, type NumbersAsked, numberChips, numbersIn } from '~/features/recipes/number-filters';
import { searchChips, sideIn, type Understood } from '~/features/recipes/recipe-filters';
import {
  type DietaryTag,
  dietaryTags,
  labelOf,
  type MealType,
  mealTypes,
  sideLabel,
} from '~/features/recipes/recipe-words';
import { adminPath } from '~/paths/pages';
import { pageIn, searchIn } from '~/platform/page-number';
import type { Chip } from '~/ui';

export const statuses = [
  { value: 'approved', label: 'Approved' },
  { value: 'pending', label: 'Pending' },
] as const;

export const views = [
  { value: 'cards', label: 'Cards' },
  { value: 'table', label: 'Table' },
] as const;

export type RecipesView = (typeof views)[number]['value'];

export type AdminRecipeFilters = {
  search?: string | undefined;
  mealType?: MealType | undefined;
  dietaryTag?: DietaryTag | undefined;
  /** True finds only sides, and false only dishes. */
  side?: boolean | undefined;
  status?: (typeof statuses)[number]['value'] | undefined;
  /** If omitted, the view that was last chosen is used. */
  view?: RecipesView | undefined;
  page: number;
} & NumbersAsked;

/** Reads filters from an address. Invalid values count as not set. */
export function filtersFrom(request: Request): AdminRecipeFilters {
  const params = new URL(request.url).searchParams;
  return {
    search: searchIn(params) || undefined,
    mealType: mealTypes.find(({ value }) => value === params.get('mealType'))?.value,
    dietaryTag: dietaryTags.find(({ value }) => value === params.get('dietaryTag'))?.value,
    side: sideIn(params),
    ...numbersIn(params, adminFilters),
    status: statuses.find(({ value }) => value === params.get('status'))?.value,
    view: viewFrom(params.get('view')),
    page: pageIn(params),
  };
}

export const viewFrom = (written: string | null): RecipesView | undefined =>
  views.find(({ value }) => value === written)?.value;

/** Select Mode with the recipes that are already checked: some, or all of the page. */
export type Selecting = { ids?: readonly string[] | 'all' };

/** Returns the address of the list with these filters. */
export function recipesPath({ page, ...filters }: AdminRecipeFilters, selecting?: Selecting): string {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(filters))
    if (value !== undefined) params.set(name, String(value));
  if (page > 1) params.set('page', String(page));
  if (selecting) params.set('select', selecting.ids === 'all' ? 'all' : '1');
  const path = params.size > 0 ? `${adminPath}?${params}` : adminPath;
  return withTicked(path, Array.isArray(selecting?.ids) ? selecting.ids : []);
}

/** Returns the address of the same list with these recipes checked. */
export function withTicked(path: string, ids: readonly string[]): string {
  if (ids.length === 0) return path;
  const ticked = ids.map((id) => `id=${encodeURIComponent(id)}`).join('&');
  return `${path}${path.includes('?') ? '&' : '?'}${ticked}`;
}

/** The active filters, each with the address of the list without it. */
export function chipsOf(filters: AdminRecipeFilters, understood: readonly Understood[]): Chip[] {
  const { search, mealType, dietaryTag, side, status } = filters;
  const chip = (name: keyof AdminRecipeFilters, label: string | undefined): Chip[] =>
    label === undefined ? [] : [{ label, removeTo: recipesPath({ ...filters, [name]: undefined, page: 1 }) }];
  return [
    ...searchChips(search, understood).map(({ label, rest }) => ({
      label,
      removeTo: recipesPath({ ...filters, search: rest || undefined, page: 1 }),
    })),
    ...chip('mealType', mealType && labelOf(mealTypes, mealType)),
    ...chip('dietaryTag', dietaryTag && labelOf(dietaryTags, dietaryTag)),
    ...chip('side', side === undefined ? undefined : sideLabel(side)),
    ...numberChips(filters).flatMap(({ name, label }) => chip(name, label)),
    ...chip('status', status && labelOf(statuses, status)),
  ];
}
