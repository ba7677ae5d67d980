import { useLoadedConfirmation } from '~/features/confirmation/loaded-confirmation';
import { openInDialog } from '~/features/overlay/open-in-dialog';
import type { Understood } from '~/features/recipes/recipe-filters';
import type { RecipeCard } from '~/features/recipes/recipe-words';
import { adminRecipePath } from '~/paths/admin-recipes';
import { adminPath } from '~/paths/pages';
import { generateRecipesPath } from '~/paths/recipe-generation';
import { ButtonLink, ButtonRow, ChipList, EmptyState, Pagination, Stack, ViewLinks } from '~/ui';
import { CheckIcon, CloseIcon, SearchIcon } from '~/ui/icons';
import { AdminRecipeFilterPanel } from './admin-recipe-filter-panel';
import {
  type AdminRecipeFilters,
  chipsOf,
  type RecipesView,
  recipesPath,
  views,
} from './admin-recipe-filters';
import { AdminRecipeTile } from './admin-recipe-tile';
import { AdminRecipesTable } from './admin-recipes-table';
import { RecipeMenu } from './recipe-menu';
import { SelectBox } from './select-box';
import { Selection } from './selection';

type AdminRecipeListProps = {
  filters: AdminRecipeFilters;
  view: RecipesView;
  /** The rules that were recognized in the search. */
  understood: readonly Understood[];
  recipes: readonly RecipeCard[];
  total: number;
  pages: number;
  perPage: number;
  /** The moment at which the list was loaded. */
  asOf: string;
  /** The IDs that are initially checked, or null outside Select Mode. */
  ticked: readonly string[] | null;
};

export function AdminRecipeList(props: AdminRecipeListProps) {
  const { filters, view, understood, recipes, total, pages, perPage, asOf, ticked } = props;
  const chips = chipsOf(filters, understood);
  const first = (filters.page - 1) * perPage + 1;
  // The views have different page sizes, so the address of a later page includes its view.
  const pathOf = (page: number) => recipesPath({ ...filters, view: page > 1 ? view : filters.view, page });
  return (
    <Stack>
      <AdminRecipeFilterPanel filters={filters} active={chips.length} />
      <ChipList label="Active filters" chips={chips} />
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p role="status" className="text-muted tabular-nums">
          {total === 0
            ? 'No recipes found'
            : `${first}–${first + recipes.length - 1} of ${counted(total)}, numbers per serving`}
        </p>
        <div className="flex flex-wrap items-center gap-2">
          {ticked ? (
            <ButtonLink to={recipesPath(filters)} icon={CloseIcon} preventScrollReset>
              Leave Select Mode
            </ButtonLink>
          ) : recipes.length > 0 ? (
            <ButtonLink to={recipesPath(filters, {})} icon={CheckIcon} preventScrollReset>
              Select Mode
            </ButtonLink>
          ) : null}
          <ViewLinks
            label="View"
            views={views.map(({ value, label }) => ({
              label,
              // Another view starts at its first page.
              to: recipesPath({ ...filters, view: value, page: 1 }),
              current: value === view,
            }))}
          />
        </div>
      </div>
      {recipes.length === 0 ? (
        <EmptyState
          icon={SearchIcon}
          title="No recipes found"
          action={
            <ButtonRow>
              {chips.length > 0 ? <ButtonLink to={adminPath}>Clear all filters</ButtonLink> : null}
              <ButtonLink to={generateRecipesPath} {...openInDialog}>
                Generate Recipes
              </ButtonLink>
            </ButtonRow>
          }
        >
          Try adjusting your search filters or generate some recipes.
        </EmptyState>
      ) : ticked ? (
        <Selection
          key={`${recipesPath(filters)} ${view} ${ticked.join()} ${recipes.map(({ id }) => id).join()}`}
          from={recipesPath(filters, {})}
          allTo={recipesPath(filters, { ids: 'all' })}
          count={recipes.length}
          asOf={asOf}
        >
          <Recipes recipes={recipes} view={view} asOf={asOf} ticked={ticked} meal={filters.mealType} />
        </Selection>
      ) : (
        <Recipes recipes={recipes} view={view} asOf={asOf} ticked={null} meal={filters.mealType} />
      )}
      <Pagination page={filters.page} pages={pages} hrefOf={pathOf} />
    </Stack>
  );
}

const counted = (total: number) => (total === 1 ? '1 recipe' : `${total} recipes`);

type RecipesProps = Pick<AdminRecipeListProps, 'recipes' | 'view' | 'asOf' | 'ticked'> & {
  meal: AdminRecipeFilters['mealType'];
};

function Recipes({ recipes, view, asOf, ticked, meal }: RecipesProps) {
  const { ask, dialog } = useLoadedConfirmation('Delete Recipe');
  const boxFor = (recipe: RecipeCard, stretched = false) => (
    <SelectBox recipe={recipe} ticked={ticked?.includes(recipe.id) ?? false} stretched={stretched} />
  );
  const menuFor = (recipe: RecipeCard) => <RecipeMenu recipe={recipe} asOf={asOf} onDelete={ask} />;
  return (
    <>
      {view === 'table' ? (
        <AdminRecipesTable
          caption="Recipes"
          recipes={recipes}
          linkOf={({ id }) => ({ to: adminRecipePath(id), ...openInDialog })}
          {...(ticked ? { boxFor } : { menuFor })}
        />
      ) : (
        <ul className="group/cards grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
          {recipes.map((recipe) => (
            <li key={recipe.id}>
              <AdminRecipeTile
                recipe={recipe}
                meal={meal}
                selecting={ticked !== null}
                corner={ticked ? boxFor(recipe, true) : menuFor(recipe)}
              />
            </li>
          ))}
        </ul>
      )}
      {dialog}
    </>
  );
}
