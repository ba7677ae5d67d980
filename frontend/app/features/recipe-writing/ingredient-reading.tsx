import type { ReactNode } from 'react';
import { dietaryTags, labelOf } from '~/features/recipes/recipe-words';
import { Badge, Card, MacroBar, SubmitButton } from '~/ui';
import { CheckIcon, WarningIcon } from '~/ui/icons';
import { leavingOut, usingFood } from './ingredient-lines';
import type { Nutrition } from './recipe-form.server';

type IngredientReadingProps = {
  nutrition: Nutrition | null;
  isReading: boolean;
  isLost: boolean;
  /** The address of the surrounding form, if it is not the current page. */
  action: string | undefined;
};

/** Shows the meaning of each line and the resulting numbers, so that no assumption stays hidden. */
export function IngredientReading({ nutrition, isReading, isLost, action }: IngredientReadingProps) {
  return (
    <Card title="Nutrition per serving">
      <div aria-live="polite" aria-busy={isReading} className="grid gap-4">
        {nutrition ? (
          <>
            <Numbers nutrition={nutrition} />
            <ul className="grid gap-1 text-sm">
              {nutrition.lines.map((line, index) => (
                <Line key={`${index} ${line.text}`} line={line} index={index} action={action} />
              ))}
            </ul>
          </>
        ) : (
          <p className="text-muted">
            {isLost
              ? 'The server could not be reached, so the ingredients were not checked. What you typed is still here and will be checked again as you type.'
              : 'Enter one ingredient per line, with its amount. How each line is read appears here.'}
          </p>
        )}
      </div>
    </Card>
  );
}

function Numbers({
  nutrition: { perServing, dietaryTags: tags, allergens, isComplete },
}: {
  nutrition: Nutrition;
}) {
  return (
    <div className="grid gap-3">
      <p>
        <strong className="text-3xl font-semibold tracking-tight tabular-nums">
          {perServing.caloriesKcal}
        </strong>{' '}
        <span className="text-muted">kcal</span>
      </p>
      <MacroBar
        protein={perServing.proteinGrams}
        carbs={perServing.carbsGrams}
        fat={perServing.fatGrams}
        basis="per serving"
      />
      {isComplete ? null : (
        <p className="font-semibold text-warning">Not everything is counted yet: see the lines below.</p>
      )}
      {tags && tags.length > 0 ? (
        <div className="flex flex-wrap gap-2">
          {tags.map((tag) => (
            <Badge key={tag}>{labelOf(dietaryTags, tag)}</Badge>
          ))}
        </div>
      ) : null}
      {allergens ? (
        <p className="text-sm text-muted">
          Allergens: {allergens.length > 0 ? allergens.join(', ') : 'none of the 14 major allergens'}
        </p>
      ) : null}
    </div>
  );
}

type LineProps = { line: Nutrition['lines'][number]; index: number; action: string | undefined };

function Line({ line, index, action }: LineProps) {
  if (line.state === 'unclear') {
    return (
      <li className="flex items-start gap-2 wrap-anywhere">
        <WarningIcon className="text-warning" />
        <span>
          <strong className="font-semibold">{line.text}</strong>: {line.problem}.
          <span className="mt-1 flex flex-wrap items-center gap-2">
            {line.suggestions.length > 0 ? <span className="text-muted">Use instead:</span> : null}
            {line.suggestions.map(({ name }) => (
              <CorrectionButton key={name} value={usingFood(index, name)} action={action}>
                {name}
              </CorrectionButton>
            ))}
            <CorrectionButton value={leavingOut(index)} action={action}>
              Leave out of the numbers<span className="sr-only"> ({line.text})</span>
            </CorrectionButton>
          </span>
        </span>
      </li>
    );
  }
  if (line.state === 'leftOut') {
    return (
      <li className="flex items-start gap-2 wrap-anywhere">
        <WarningIcon className="text-warning" />
        <span>
          {line.name}{' '}
          <span className="text-muted">
            is left out of the numbers. Diets and allergens cannot be determined, and generated plans do not
            use the recipe.
          </span>
        </span>
      </li>
    );
  }
  return (
    <li className="flex items-start gap-2 wrap-anywhere">
      <CheckIcon className="text-accent" />
      <span>
        {line.name}{' '}
        <span className="text-muted tabular-nums">
          {line.grams === null ? 'no amount, not counted' : `${Math.round(line.grams * 10) / 10} g`}
        </span>
      </span>
    </li>
  );
}

type CorrectionButtonProps = { value: string; action: string | undefined; children: ReactNode };

const CorrectionButton = ({ value, action, children }: CorrectionButtonProps) => (
  <SubmitButton name="intent" value={value} formAction={action} variant="secondary" pendingText="Checking...">
    {children}
  </SubmitButton>
);
