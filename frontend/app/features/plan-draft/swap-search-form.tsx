import { Form, useSubmit } from '@remix-run/react';
import { useRef } from 'react';
import type { ShownMeal } from '~/features/meal-plans/shown-days';
import { changeMealPath, draftTaskPath, swapSuggestionsPath } from '~/paths/drafts';
import { Button, Checkbox, SuggestingInput } from '~/ui';
import { SearchIcon } from '~/ui/icons';
import type { SwapSearch, SwapSuggestion } from './swaps.server';

type SwapSearchFormProps = { id: string; revision: number; meal: ShownMeal; search: SwapSearch | null };

/** Searches public and own recipes by words. With scripts, one is picked while typing. */
export function SwapSearchForm({ id, revision, meal, search }: SwapSearchFormProps) {
  const submit = useSubmit();
  const form = useRef<HTMLFormElement>(null);

  const suggestions = () => {
    const params = new URLSearchParams({ day: String(meal.day), meal: String(meal.mealNumber) });
    if (form.current && new FormData(form.current).has('fits')) params.set('fits', 'yes');
    return swapSuggestionsPath(id, params);
  };

  const pick = ({ id: recipeId, servings }: SwapSuggestion) =>
    submit(
      { revision: String(revision), recipeId, servings: String(servings) },
      { method: 'post', action: changeMealPath(id, 'swap', meal), replace: true },
    );

  return (
    <Form ref={form} action={draftTaskPath(id, 'swap')} replace className="grid gap-2">
      <input type="hidden" name="day" value={meal.day} />
      <input type="hidden" name="meal" value={meal.mealNumber} />
      <div className="flex items-start gap-2">
        <div className="min-w-0 grow">
          <SuggestingInput
            key={search?.search}
            label="Search all recipes"
            name="search"
            placeholder="A dish or an ingredient"
            defaultValue={search?.search}
            from={suggestions}
            onPick={pick}
            nothing="No recipe was found. Please try other words."
          />
        </div>
        <div className="mt-[1.75rem]">
          <Button icon={SearchIcon}>Search</Button>
        </div>
      </div>
      <Checkbox
        label="Only what fits the day"
        name="fits"
        value="yes"
        defaultChecked={search?.fits ?? false}
      />
    </Form>
  );
}
