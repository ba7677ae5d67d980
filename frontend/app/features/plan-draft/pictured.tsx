import type { ReactNode } from 'react';
import type { ShownMeal } from '~/features/meal-plans/shown-days';
import { RowPicture } from '~/features/recipes/recipe-picture';

type PicturedProps = { by: Pick<ShownMeal, 'pictured'>; children: ReactNode };

/** Puts the picture of a recipe before the lines about it. */
export function Pictured({ by: { pictured }, children }: PicturedProps) {
  return (
    <div className="flex items-start gap-3">
      {pictured ? <RowPicture recipe={pictured} /> : null}
      <div className="grid min-w-0 gap-1">{children}</div>
    </div>
  );
}
