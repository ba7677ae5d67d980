import type { ReactNode } from 'react';
import { classes } from '~/ui';
import { ClockIcon } from '~/ui/icons';
import { type RecipeCard, timeText } from './recipe-words';

type RecipeFactsProps = {
  recipe: RecipeCard;
  /** Whether a phone shows the time elsewhere. */
  hidesTimeOnPhones?: boolean;
  /** The text at the end of the line, if there is room. */
  children?: ReactNode;
};

/** The numbers by which trainers compare recipes, per serving. */
export function RecipeFacts({ recipe, hidesTimeOnPhones, children }: RecipeFactsProps) {
  const macros = [
    { name: 'Protein', short: 'P', grams: recipe.proteinGrams },
    { name: 'Carbs', short: 'C', grams: recipe.carbsGrams },
    { name: 'Fat', short: 'F', grams: recipe.fatGrams },
  ];
  return (
    <div className="flex flex-wrap items-baseline gap-x-2 gap-y-1 text-sm tabular-nums sm:gap-x-3">
      <span>
        <strong className="text-base font-semibold">{recipe.caloriesKcal}</strong> kcal
      </span>
      {macros.map(({ name, short, grams }) => (
        <span key={short}>
          <abbr title={`${name} per serving`} className="text-muted no-underline">
            <span aria-hidden="true">{short}</span>
            <span className="sr-only">{name}</span>
          </abbr>{' '}
          {Math.round(grams)} g
        </span>
      ))}
      <span
        className={classes(
          'inline-flex items-center gap-1 self-center text-muted',
          hidesTimeOnPhones && 'max-sm:hidden',
        )}
      >
        <ClockIcon />
        {timeText(recipe.totalTimeMinutes)}
      </span>
      {children}
    </div>
  );
}
