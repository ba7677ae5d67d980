import { Link } from '@remix-run/react';
import type { ReactNode } from 'react';
import { openInDialog } from '~/features/overlay/open-in-dialog';
import { RecipeFacts } from '~/features/recipes/recipe-facts';
import { RecipePicture } from '~/features/recipes/recipe-picture';
import {
  labelOf,
  type MealType,
  mainMealOf,
  mealTypes,
  type RecipeCard,
} from '~/features/recipes/recipe-words';
import { adminRecipePath } from '~/paths/admin-recipes';
import { Badge, classes } from '~/ui';
import { RecipeStatus } from './recipe-status';

type AdminRecipeTileProps = {
  recipe: RecipeCard;
  /** The meal by which the list is filtered. */
  meal?: MealType | undefined;
  /** The menu, or in Select Mode the checkbox. A press on the tile then checks it instead of opening the recipe. */
  corner: ReactNode;
  selecting: boolean;
};

/** An open menu lies over the cards below it, whose own menus are hidden until it closes. */
const aboveOthers = 'relative z-10 has-[[open]]:z-20 group-has-[[open]]/cards:not-has-[[open]]:invisible';

export function AdminRecipeTile({ recipe, meal: wanted, corner, selecting }: AdminRecipeTileProps) {
  const meal = mainMealOf(recipe, wanted);
  return (
    <article className="relative flex h-full flex-col rounded-card border border-line bg-surface shadow-low focus-within:border-input hover:border-input has-checked:border-accent has-checked:bg-accent-soft">
      <div className="aspect-[8/5] overflow-hidden rounded-t-card">
        <RecipePicture recipe={recipe} use="card" />
      </div>
      <div className="flex grow flex-col gap-2 p-4">
        <div className="flex items-start justify-between gap-2">
          <div className="flex flex-wrap gap-1">
            <RecipeStatus isApproved={recipe.isApproved} />
            <Badge tone={meal}>{labelOf(mealTypes, meal)}</Badge>
            {recipe.side ? <Badge>Side</Badge> : null}
          </div>
          <div className={classes('-my-2 -me-2', !selecting && aboveOthers)}>{corner}</div>
        </div>
        <h2 className="text-lg font-semibold wrap-anywhere">
          <Link
            to={adminRecipePath(recipe.id)}
            {...openInDialog}
            className={classes(
              'hover:underline',
              selecting ? 'relative z-10' : 'after:absolute after:inset-0',
            )}
          >
            {recipe.name}
          </Link>
        </h2>
        <div className="mt-auto">
          <RecipeFacts recipe={recipe} />
        </div>
      </div>
    </article>
  );
}
