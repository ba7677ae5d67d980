import type { ReactNode } from 'react';
import type { components } from '#openapi/schema';
import { recipesPath } from '~/paths/pages';
import { assignedRecipesPath } from '~/paths/recipes';
import { RelativeTime } from '~/ui';
import { RecipeStrip } from './recipe-strip';
import type { RecipeCard } from './recipe-words';

type Assigned = components['schemas']['AssignedRecipeResponse'];
type Recommended = components['schemas']['RecommendedRecipeResponse'];

export type Suggestions = {
  assigned: { recipes: Assigned[]; total: number };
  recommended: Recommended[];
};

type RecipeSuggestionsProps = {
  suggestions: Suggestions;
  timeZone: string | null;
  actionFor: (recipe: RecipeCard) => ReactNode;
};

/** Recipes that need no search: those that a trainer assigned, and recommendations. */
export function RecipeSuggestions({ suggestions, timeZone, actionFor }: RecipeSuggestionsProps) {
  const { assigned, recommended } = suggestions;
  if (assigned.recipes.length === 0 && recommended.length === 0) return null;
  return (
    <>
      <RecipeStrip
        title="From your trainer"
        recipes={assigned.recipes}
        all={{ to: assignedRecipesPath(), text: `Show all (${assigned.total})` }}
        over={recipesPath}
        actionFor={actionFor}
        noteFor={(recipe) => <AssignedNote recipe={recipe} timeZone={timeZone} />}
      />
      <RecipeStrip
        title="Recommended for you"
        recipes={recommended}
        over={recipesPath}
        actionFor={actionFor}
        noteFor={({ reason }) => reason}
      />
    </>
  );
}

export function AssignedNote({ recipe, timeZone }: { recipe: Assigned; timeZone: string | null }) {
  return (
    <>
      From {recipe.assignedBy}, <RelativeTime value={recipe.assignedAt} timeZone={timeZone} />
    </>
  );
}
