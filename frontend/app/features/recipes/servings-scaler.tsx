import { Form, useSearchParams, useSubmit } from '@remix-run/react';
import { useState } from 'react';
import { Button } from '~/ui';
import { PlusIcon } from '~/ui/icons';
import { MinusIcon } from '~/ui/icons/cooking';
import type { IngredientText, scaledText } from './ingredient-text';
import { type RecipeIngredient, servingsText } from './recipe-words';
import { maxServings, type WantedServings } from './wanted-servings';

type ServingsScalerProps = {
  ingredients: readonly RecipeIngredient[];
  /** The number of servings that the amounts are for. */
  servings: number;
  /** The number of servings in the address. */
  wanted: WantedServings;
};

/** The ingredients for a chosen number of servings: a form that reloads the page, or updates at once with scripts. */
export function ServingsScaler({ ingredients, servings, wanted: asked }: ServingsScalerProps) {
  const [wanted, setWanted] = useState(asked.servings);
  const [scale, setScale] = useState<{ text: typeof scaledText }>();
  const [params] = useSearchParams();
  const submit = useSubmit();

  /**
   * The rules for amounts and plurals are loaded when another number is chosen. If that fails, the server applies
   * them.
   */
  const change = async (button: HTMLButtonElement) => {
    try {
      const { scaledText: text } = await import('./ingredient-text');
      setScale({ text });
      setWanted(Number(button.value));
    } catch {
      submit(button, { preventScrollReset: true });
    }
  };
  const step = (by: number) => ({
    name: 'servings',
    value: Math.min(maxServings, Math.max(1, wanted + by)),
    disabled: wanted + by < 1 || wanted + by > maxServings,
  });
  return (
    <div className="grid gap-3">
      <Form
        method="get"
        preventScrollReset
        onSubmit={(event) => {
          event.preventDefault();
          const { submitter } = event.nativeEvent as SubmitEvent;
          if (submitter instanceof HTMLButtonElement) change(submitter);
        }}
        className="flex items-center gap-2 print:hidden"
      >
        {[...params].map(([name, value]) =>
          name === 'servings' ? null : <input key={name} type="hidden" name={name} value={value} />,
        )}
        <span className="font-semibold">Servings</span>
        <Button variant="secondary" {...step(-1)} aria-label="One fewer serving" icon={MinusIcon}>
          {''}
        </Button>
        <output className="min-w-8 text-center text-lg font-semibold tabular-nums" aria-live="polite">
          {wanted}
        </output>
        <Button variant="secondary" {...step(1)} aria-label="One more serving" icon={PlusIcon}>
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
              <IngredientLine
                ingredient={ingredient}
                text={scale?.text(ingredient, wanted / servings) ?? asked.lines[index]}
              />
            </label>
          </li>
        ))}
      </ul>
    </div>
  );
}

type IngredientLineProps = { ingredient: RecipeIngredient; text: IngredientText | undefined };

function IngredientLine({ ingredient, text }: IngredientLineProps) {
  return (
    <span>
      <strong className="font-semibold tabular-nums">{text?.amount}</strong> {text?.name ?? ingredient.name}
      {ingredient.note ? <span className="text-muted">, {ingredient.note}</span> : null}
    </span>
  );
}
