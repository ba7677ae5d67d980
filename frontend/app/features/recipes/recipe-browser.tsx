import type { ReactNode } from 'react';
import type { OverList } from '~/paths/recipes';
import { Banner, ButtonLink, ChipList, classes, EmptyState, Pagination, ViewLinks } from '~/ui';
import { SearchIcon } from '~/ui/icons';
import { RecipeTile } from './recipe-card';
import { RecipeFilterPanel } from './recipe-filter-panel';
import { chipsOf, pathWith, type RecipeFilters, type Understood } from './recipe-filters';
import { RecipeRow } from './recipe-row';
import type { RecipeCard } from './recipe-words';

type RecipeBrowserProps = {
  /** The page that contains the list. Filters are added to its address. */
  base: string;
  filters: RecipeFilters;
  /** The rules that were recognized in the search. */
  understood: readonly Understood[];
  recipes: readonly RecipeCard[];
  total: number;
  pages: number;
  perPage: number;
  /** False if the recipes are temporarily unavailable. */
  isFetched: boolean;
  /** Identifies the list in the address of a recipe that opens over it. */
  over: OverList;
  /** The content below the list. */
  after?: ReactNode;
  actionFor?: (recipe: RecipeCard) => ReactNode;
};

export function RecipeBrowser({ after, isFetched, ...found }: RecipeBrowserProps) {
  const { base, filters, understood } = found;
  const chips = chipsOf(base, filters, understood);
  return (
    <div className="grid grid-cols-1 gap-2 sm:gap-4">
      <RecipeFilterPanel base={base} filters={filters} active={chips.length} />
      <ChipList label="Active filters" chips={chips} />
      {isFetched ? (
        <FoundRecipes {...found} isNarrowed={chips.length > 0} />
      ) : (
        <Banner tone="danger" title="Failed to fetch recipes">
          Please reload this page in a moment.
        </Banner>
      )}
      {after}
    </div>
  );
}

type FoundRecipesProps = Omit<RecipeBrowserProps, 'after' | 'isFetched' | 'understood'> & {
  isNarrowed: boolean;
};

function FoundRecipes(props: FoundRecipesProps) {
  const { base, filters, recipes, total, pages, perPage, over, actionFor, isNarrowed } = props;
  const first = (filters.page - 1) * perPage + 1;
  const shown = (recipe: RecipeCard) => ({
    recipe,
    over,
    action: actionFor?.(recipe),
    meal: filters.mealType,
  });
  return (
    <>
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
          action={isNarrowed ? <ButtonLink to={base}>Clear all filters</ButtonLink> : undefined}
        >
          {isNarrowed ? 'Try adjusting your search filters.' : 'Recipes appear here once they are approved.'}
        </EmptyState>
      ) : filters.view === 'list' ? (
        <ul className="overflow-hidden rounded-card border border-line bg-surface shadow-low">
          {recipes.map((recipe) => (
            <li key={recipe.id} className="border-t border-line first:border-t-0">
              <RecipeRow {...shown(recipe)} />
            </li>
          ))}
        </ul>
      ) : (
        <ul className={classes('grid gap-2 sm:grid-cols-2 sm:gap-4', perPage % 4 === 0 && 'lg:grid-cols-4')}>
          {recipes.map((recipe) => (
            <li key={recipe.id}>
              <RecipeTile {...shown(recipe)} />
            </li>
          ))}
        </ul>
      )}
      <Pagination page={filters.page} pages={pages} hrefOf={(page) => pathWith(base, { ...filters, page })} />
    </>
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
