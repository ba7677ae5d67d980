import type { ReactNode } from 'react';
import { ButtonLink, ChipList, EmptyState, Pagination, Stack, ViewLinks } from '~/ui';
import { SearchIcon } from '~/ui/icons';
import { RecipeRow, RecipeTile } from './recipe-card';
import { RecipeFilterPanel } from './recipe-filter-panel';
import { chipsOf, pathWith, type RecipeFilters } from './recipe-filters';
import type { RecipeCard } from './recipe-words';

type RecipeBrowserProps = {
  /** The page that it stands on; its filters are that page's address. */
  base: string;
  filters: RecipeFilters;
  recipes: readonly RecipeCard[];
  total: number;
  pages: number;
  perPage: number;
  /** The page has a place where a recipe opens over the list. */
  overlay?: boolean;
  /** Stands between the filters and the list. */
  before?: ReactNode;
  actionFor?: (recipe: RecipeCard) => ReactNode;
};

export function RecipeBrowser({
  base,
  filters,
  recipes,
  total,
  pages,
  perPage,
  overlay,
  before,
  actionFor,
}: RecipeBrowserProps) {
  const chips = chipsOf(base, filters);
  const first = (filters.page - 1) * perPage + 1;
  const props = (recipe: RecipeCard) => ({ recipe, overlay, action: actionFor?.(recipe) });
  return (
    <Stack>
      <RecipeFilterPanel base={base} filters={filters} active={chips.length} />
      <ChipList label="Active filters" chips={chips} />
      {before}
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p role="status" className="text-muted tabular-nums">
          {total === 0
            ? 'No recipes found'
            : `${first}–${first + recipes.length - 1} of ${total} ${total === 1 ? 'recipe' : 'recipes'}`}
        </p>
        <ViewLinks label="View" views={viewsOf(base, filters)} />
      </div>
      {recipes.length === 0 ? (
        <EmptyState
          icon={SearchIcon}
          title="No recipes found"
          action={chips.length > 0 ? <ButtonLink to={base}>Clear all filters</ButtonLink> : undefined}
        >
          {chips.length > 0
            ? 'Try adjusting your search filters.'
            : 'Recipes appear here once they are approved.'}
        </EmptyState>
      ) : filters.view === 'list' ? (
        <ul className="overflow-hidden rounded-card border border-line bg-surface shadow-low">
          {recipes.map((recipe) => (
            <li key={recipe.id} className="border-t border-line first:border-t-0">
              <RecipeRow {...props(recipe)} />
            </li>
          ))}
        </ul>
      ) : (
        <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
          {recipes.map((recipe) => (
            <li key={recipe.id}>
              <RecipeTile {...props(recipe)} />
            </li>
          ))}
        </ul>
      )}
      <Pagination page={filters.page} pages={pages} hrefOf={(page) => pathWith(base, { ...filters, page })} />
    </Stack>
  );
}

const viewsOf = (base: string, filters: RecipeFilters) => [
  {
    label: 'Grid',
    to: pathWith(base, { ...filters, view: undefined }),
    current: filters.view === undefined,
  },
  { label: 'List', to: pathWith(base, { ...filters, view: 'list' }), current: filters.view === 'list' },
];
