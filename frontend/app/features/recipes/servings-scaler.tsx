import { Form, useSearchParams } from '@remix-run/react';
import { useState } from 'react';
import { Button } from '~/ui';
import { MinusIcon, PlusIcon } from '~/ui/icons';
import { scaledText } from './ingredient-text';
import { type RecipeIngredient, servingsText } from './recipe-words';

const mostServings = 24;

/** How many an address asks for: as many as the recipe is for, unless it says otherwise. */
export function wantedServingsOf({ servings }: { servings: number }, params: URLSearchParams): number {
  const asked = Number(params.get('servings'));
  return Number.isInteger(asked) && asked >= 1 && asked <= mostServings ? asked : servings;
}

type ServingsScalerProps = {
  ingredients: readonly RecipeIngredient[];
  /** How many the amounts are for. */
  servings: number;
  /** How many are wanted, as the address says. */
  wanted: number;
};

/** The ingredients for as many as are wanted: a form that reloads the page, or at once where scripts run. */
export function ServingsScaler({ ingredients, servings, wanted: asked }: ServingsScalerProps) {
  const [wanted, setWanted] = useState(asked);
  const [params] = useSearchParams();
  const step = (by: number) => ({
    name: 'servings',
    value: Math.min(mostServings, Math.max(1, wanted + by)),
    disabled: wanted + by < 1 || wanted + by > mostServings,
  });
  return (
    <div className="grid gap-3">
      <Form
        method="get"
        preventScrollReset
        onSubmit={(event) => {
          event.preventDefault();
          const { submitter } = event.nativeEvent as SubmitEvent;
          if (submitter instanceof HTMLButtonElement) setWanted(Number(submitter.value));
        }}
        className="flex items-center gap-2 print:hidden"
      >
        {[...params].map(([name, value]) =>
          name === 'servings' ? null : <input key={name} type="hidden" name={name} value={value} />,
        )}
        <span className="font-semibold">Servings</span>
        <Button variant="secondary" {...step(-1)} aria-label="One serving less" icon={MinusIcon}>
          {''}
        </Button>
        <output className="min-w-8 text-center text-lg font-semibold tabular-nums" aria-live="polite">
          {wanted}
        </output>
        <Button variant="secondary" {...step(1)} aria-label="One serving more" icon={PlusIcon}>
          {''}
        </Button>
        {wanted === servings ? null : (
          <Button variant="quiet" name="servings" value={servings}>
            Reset
          </Button>
        )}
      </Form>
      <p className="hidden print:block">For {servingsText(wanted)}</p>
      <ul>
        {ingredients.map((ingredient, index) => (
          <li key={index} className="border-t border-line first:border-t-0">
            <label className="flex min-h-control items-baseline gap-3 py-2 has-checked:text-muted has-checked:line-through">
              <input type="checkbox" className="size-4 shrink-0 self-center print:hidden" />
              <IngredientLine ingredient={ingredient} factor={wanted / servings} />
            </label>
          </li>
        ))}
      </ul>
    </div>
  );
}

function IngredientLine({ ingredient, factor }: { ingredient: RecipeIngredient; factor: number }) {
  const { amount, name } = scaledText(ingredient, factor);
  return (
    <span>
      <strong className="font-semibold tabular-nums">{amount}</strong> {name}
      {ingredient.note ? <span className="text-muted">, {ingredient.note}</span> : null}
    </span>
  );
}
