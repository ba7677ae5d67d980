import type { LoadedConfirmation } from '~/features/confirmation/loaded-confirmation';
import { deleteRecipePath, deleteRecipesPath } from '~/paths/admin-recipes';
import type { AdminRecipe, RecipeWithDependents } from './admin-recipes.server';

type Dependents = AdminRecipe['dependents'];

export function deletionOf({ id, name, dependents }: AdminRecipe, from: string): LoadedConfirmation {
  return {
    title: 'Delete Recipe',
    text: `Are you sure you want to delete “${name}”? This action cannot be undone.`,
    names: [],
    notes: [takenAlong(dependents) ?? 'Nothing else uses it.'],
    confirmText: 'Delete recipe',
    pendingText: 'Deleting...',
    action: deleteRecipePath(id),
    fields: { from },
    danger: true,
  };
}

/** `gone` is the number of selected recipes that no longer exist. */
export function deletionOfMany(
  recipes: readonly RecipeWithDependents[],
  gone: number,
  from: string,
): LoadedConfirmation {
  const all = recipes.reduce<Dependents>(
    (sum, { dependents }) => ({
      favorites: sum.favorites + dependents.favorites,
      ratings: sum.ratings + dependents.ratings,
      collections: sum.collections + dependents.collections,
      assigned: sum.assigned + dependents.assigned,
    }),
    { favorites: 0, ratings: 0, collections: 0, assigned: 0 },
  );
  return {
    title: 'Delete Recipes',
    text: `Are you sure you want to delete ${recipes.length} recipe(s)? This action cannot be undone.`,
    names: recipes.map(({ name }) => name),
    notes: [
      takenAlong(all) ?? 'Nothing else uses them.',
      ...(gone > 0
        ? [`${gone} more of those you selected ${gone === 1 ? 'has' : 'have'} already been deleted.`]
        : []),
    ],
    confirmText: recipes.length === 1 ? 'Delete 1 recipe' : `Delete ${recipes.length} recipes`,
    pendingText: 'Deleting...',
    action: deleteRecipesPath,
    fields: { ids: recipes.map(({ id }) => id).join(','), from },
    danger: true,
  };
}

const list = new Intl.ListFormat('en', { type: 'conjunction' });

/** Describes what is deleted together with the recipes, or returns null if there is nothing. */
function takenAlong({ favorites, ratings, collections, assigned }: Dependents): string | null {
  const parts = [
    counted(favorites, 'favorite', 'favorites'),
    counted(ratings, 'rating', 'ratings'),
    counted(collections, 'place in a collection', 'places in collections'),
    counted(assigned, 'assignment to a customer', 'assignments to customers'),
  ].filter((part) => part !== null);
  return parts.length > 0 ? `This also removes ${list.format(parts)}.` : null;
}

const counted = (n: number, one: string, many: string) => (n === 0 ? null : `${n} ${n === 1 ? one : many}`);
