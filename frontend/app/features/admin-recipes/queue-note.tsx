import type { RecipeCard } from '~/features/recipes/recipe-words';
import { Badge } from '~/ui';
import { madeByText } from './made-by-text';
import { nearTwin } from './near-twins';

type QueueNoteProps = { recipe: RecipeCard; waiting: readonly RecipeCard[] };

/**
 * A note below the name of a waiting recipe: who offered it or what made it, and whether another waiting recipe is
 * nearly the same.
 */
export function QueueNote({ recipe, waiting }: QueueNoteProps) {
  const twin = nearTwin(recipe, waiting);
  return (
    <>
      {recipe.ownerEmail ? (
        <span className="block text-sm font-normal wrap-anywhere text-muted">
          Offered by {recipe.ownerEmail}
        </span>
      ) : null}
      {recipe.madeBy ? (
        <span className="mt-1 block">
          <Badge tone="info">{madeByText[recipe.madeBy]}</Badge>
        </span>
      ) : null}
      {twin ? (
        <span className="block text-sm font-normal text-warning">Very similar to {twin.name}</span>
      ) : null}
    </>
  );
}
