import { Link, useLocation } from '@remix-run/react';
import { AssignIcon } from '~/ui/icons';

type AssignLinkProps = {
  recipe: { id: string; name: string };
  /** Opens over the list that it stands in. */
  overlay?: boolean;
  labelled?: boolean;
};

export function AssignLink({ recipe, overlay, labelled }: AssignLinkProps) {
  const { pathname, search } = useLocation();
  return (
    <Link
      to={`/recipes/${recipe.id}/assign?${new URLSearchParams({ from: pathname + search })}`}
      {...(overlay && { state: { overlay: true }, preventScrollReset: true })}
      className="inline-flex min-h-control min-w-control items-center justify-center gap-2 rounded-control border border-input bg-surface px-2 font-semibold hover:bg-raised print:hidden"
    >
      <AssignIcon />
      {labelled ? 'Assign to customers' : <span className="sr-only">Assign: {recipe.name}</span>}
    </Link>
  );
}
