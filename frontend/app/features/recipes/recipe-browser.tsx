import { Link } from '@remix-run/react';
import type { ReactNode } from 'react';
import { ButtonLink, ChipList, EmptyState, Pagination, Stack } from '~/ui';
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
  actionFor,
}: RecipeBrowserProps) {
  const chips = chipsOf(base, filters);
  const first = (filters.page - 1) * perPage + 1;
  const props = (recipe: RecipeCard) => ({ recipe, overlay, action: actionFor?.(recipe) });
  return (
    <Stack>
      <RecipeFilterPanel base={base} filters={filters} active={chips.length} />
      <ChipList label="Active filters" chips={chips} />
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p role="status" className="text-muted tabular-nums">
          {total === 0
            ? 'No recipes found'
            : `${first}–${first + recipes.length - 1} of ${total} ${total === 1 ? 'recipe' : 'recipes'}`}
        </p>
        <ViewLinks base={base} filters={filters} />
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

function ViewLinks({ base, filters }: Pick<RecipeBrowserProps, 'base' | 'filters'>) {
  const views = [
    { label: 'Grid', view: undefined },
    { label: 'List', view: 'list' as const },
  ];
  return (
    <nav aria-label="View" className="flex rounded-control border border-input print:hidden">
      {views.map(({ label, view }) => (
        <Link
          key={label}
          to={pathWith(base, { ...filters, view })}
          preventScrollReset
          aria-current={filters.view === view ? 'true' : undefined}
          className="flex min-h-control items-center rounded-control px-3 text-sm font-semibold hover:bg-raised aria-[current=true]:bg-accent-soft aria-[current=true]:text-accent"
        >
          {label}
        </Link>
      ))}
    </nav>
  );
}
