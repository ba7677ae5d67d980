import { RateLink } from './rate-link';
import { Rating, type RecipeCardProps, RecipeLink, Tags } from './recipe-card';
import { RecipeFacts } from './recipe-facts';
import { RecipePicture } from './recipe-picture';

/** A recipe as a row of a list, for comparing many. */
export function RecipeRow({ recipe, over, action, meal }: RecipeCardProps) {
  return (
    <article className="relative flex items-center gap-4 border-t border-line px-4 py-3 first:border-t-0 hover:bg-raised">
      <div className="hidden h-12 w-[5rem] shrink-0 overflow-hidden rounded-control sm:block">
        <RecipePicture recipe={recipe} use="row" />
      </div>
      <div className="grid min-w-0 grow gap-1">
        <RecipeLink recipe={recipe} over={over} />
        <Rating recipe={recipe} />
        <RecipeFacts recipe={recipe}>
          <RateLink recipe={recipe} />
        </RecipeFacts>
      </div>
      <div className="hidden shrink-0 lg:block">
        <Tags recipe={recipe} meal={meal} />
      </div>
      {action ? <div className="relative z-10 shrink-0">{action}</div> : null}
    </article>
  );
}
