import { Link } from '@remix-run/react';
import { openInDialog } from '~/features/overlay/open-in-dialog';

/** A side of a meal, as far as it is shown. */
export type ShownSide = { recipeId: string; name: string; portion: number; amount: string };

type SidesLineProps = {
  sides: readonly ShownSide[];
  /** The address of a side's recipe as the plan contains it. Without it, sides are not linked. */
  recipeTo?: (side: ShownSide) => string;
  /** Recipes open over this page with scripts. */
  overlay?: boolean;
};

/** The line "with White Rice (75 g), Green Salad (1 serving, 94 g)" below a dish. */
export function SidesLine({ sides, recipeTo, overlay }: SidesLineProps) {
  if (sides.length === 0) return null;
  return (
    <span className="block text-sm font-normal text-muted">
      with{' '}
      {sides.map((side, index) => (
        <span key={side.recipeId}>
          {index > 0 ? ', ' : null}
          {recipeTo ? (
            <Link
              to={recipeTo(side)}
              {...(overlay && openInDialog)}
              className="text-ink underline decoration-line hover:decoration-current"
            >
              {side.name}
            </Link>
          ) : (
            <span className="text-ink">{side.name}</span>
          )}{' '}
          <span className="whitespace-nowrap">({side.amount})</span>
        </span>
      ))}
    </span>
  );
}
