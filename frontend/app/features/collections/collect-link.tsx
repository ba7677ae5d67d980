import { Link, useLocation } from '@remix-run/react';
import { CollectionIcon } from '~/ui/icons';

/** Opens over the list, where the recipe lies over one already. */
export function CollectLink({ recipeId }: { recipeId: string }) {
  const { pathname, search } = useLocation();
  return (
    <Link
      to={`/recipes/${recipeId}/collect?${new URLSearchParams({ from: pathname + search })}`}
      preventScrollReset
      className="inline-flex min-h-control items-center justify-center gap-2 rounded-control border border-input bg-surface px-2 font-semibold hover:bg-raised print:hidden"
    >
      <CollectionIcon />
      Add to a collection
    </Link>
  );
}
