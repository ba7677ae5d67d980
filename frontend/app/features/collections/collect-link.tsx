import { Link, useLocation } from '@remix-run/react';
import { recipesPath } from '~/paths/pages';
import { collectRecipePath, type OverList } from '~/paths/recipes';
import { CollectionIcon } from '~/ui/icons/collection';

type CollectLinkProps = {
  recipeId: string;
  /** The list over which the form opens, as the recipe already does. */
  over?: OverList;
};

export function CollectLink({ recipeId, over = recipesPath }: CollectLinkProps) {
  const { pathname, search } = useLocation();
  return (
    <Link
      to={collectRecipePath(recipeId, pathname + search, over)}
      preventScrollReset
      className="inline-flex min-h-control items-center justify-center gap-2 rounded-control border border-input bg-surface px-2 font-semibold hover:bg-raised print:hidden"
    >
      <CollectionIcon />
      Add to a collection
    </Link>
  );
}
