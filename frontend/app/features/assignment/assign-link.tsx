import { Link, useLocation } from '@remix-run/react';
import { openInDialog } from '~/features/overlay/open-in-dialog';
import { assignRecipePath, type OverList } from '~/paths/recipes';
import { AssignIcon } from '~/ui/icons';

type AssignLinkProps = {
  recipe: { id: string; name: string };
  /** The list over which the form opens. */
  over?: OverList;
  labelled?: boolean;
};

export function AssignLink({ recipe, over, labelled }: AssignLinkProps) {
  const { pathname, search } = useLocation();
  return (
    <Link
      to={assignRecipePath(recipe.id, pathname + search, over)}
      {...(over && openInDialog)}
      className="inline-flex min-h-control min-w-control items-center justify-center gap-2 rounded-control border border-input bg-surface px-2 font-semibold hover:bg-raised print:hidden"
    >
      <AssignIcon />
      {labelled ? 'Assign to customers' : <span className="sr-only">Assign: {recipe.name}</span>}
    </Link>
  );
}
