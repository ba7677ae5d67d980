import { Link } from '@remix-run/react';
import { rateRecipePath } from '~/paths/recipes';
import { classes, Star } from '~/ui';
import type { RecipeCard } from './recipe-words';

type RateLinkProps = {
  recipe: RecipeCard;
  atEnd?: boolean;
};

/** A link to the stars on the recipe's page. Users cannot rate their own recipes. */
export function RateLink({ recipe: { id, name, isOwn }, atEnd }: RateLinkProps) {
  if (isOwn) return null;
  return (
    <Link
      to={rateRecipePath(id)}
      className={classes(
        'relative z-10 -my-1 inline-flex min-h-6 min-w-6 items-center justify-center gap-1 self-center font-semibold text-accent hover:underline print:hidden',
        atEnd && 'ms-auto',
      )}
    >
      <Star filled={0} />
      <span className="max-sm:sr-only">
        Rate<span className="sr-only"> {name}</span>
      </span>
    </Link>
  );
}
