import type { Confirmation } from '~/ui';
import { type Collection, recipesText } from './collection-words';

/** The confirmation before a collection is deleted, on its own page and over the collection. */
export function collectionDeletion({
  name,
  recipeCount,
  isPublic,
}: Pick<Collection, 'name' | 'recipeCount' | 'isPublic'>): Confirmation {
  const content =
    recipeCount === 0
      ? `“${name}” holds no recipes.`
      : `“${name}” holds ${recipesText(recipeCount)}. The recipes stay, but their order here and your notes on them will be lost.`;
  const readers = isPublic ? ' Others will no longer see it.' : '';
  return {
    title: 'Delete this collection?',
    children: `${content}${readers} This cannot be undone.`,
    confirmText: 'Delete collection',
    pendingText: 'Deleting...',
  };
}
