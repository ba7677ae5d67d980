import { useRouteLoaderData } from '@remix-run/react';
import { RecipeActions } from '~/features/recipes/recipe-actions';
import { RecipeBrowser } from '~/features/recipes/recipe-browser';
import { RecipeSuggestions } from '~/features/recipes/recipe-suggestions';
import type { RecipeCard } from '~/features/recipes/recipe-words';
import { recipesPath } from '~/paths/pages';
import { PageHeader, Skeleton } from '~/ui';
import type { loader } from './recipes';

const base = recipesPath;

/** The surrounding page loads the data and keeps it while a recipe is open above it. */
export default function RecipeList() {
  const loaded = useRouteLoaderData<typeof loader>('routes/recipes/recipes');
  if (!loaded) return <Skeleton lines={8} />;
  const { list, suggestions, role, timeZone } = loaded;
  const actionFor = (recipe: RecipeCard) => <RecipeActions recipe={recipe} role={role} over={base} />;
  return (
    <>
      <PageHeader
        title="Recipes"
        description={<span className="hidden sm:inline">Every number is per serving.</span>}
      />
      <RecipeBrowser
        base={base}
        over={base}
        {...list}
        after={<RecipeSuggestions suggestions={suggestions} timeZone={timeZone} actionFor={actionFor} />}
        actionFor={actionFor}
      />
    </>
  );
}
