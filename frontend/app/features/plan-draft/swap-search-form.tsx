import { Form, useSubmit } from '@remix-run/react';
import { useRef } from 'react';
import { numberText, portionText } from '~/features/meal-plans/plan-words';
import type { ShownMeal } from '~/features/meal-plans/shown-days';
import { Button, Checkbox, SuggestingInput, type Suggestion } from '~/ui';
import { SearchIcon } from '~/ui/icons';
import { changePath, draftPath } from './draft-paths';
import type { Swap, SwapSearch, Swaps } from './swaps.server';

type SwapSearchFormProps = { id: string; revision: number; meal: ShownMeal; search: SwapSearch | null };

type SwapSuggestion = Suggestion & Pick<Swap, 'servings'>;

/** Any recipe of the library and one's own, by words. With scripts one is picked while typing. */
export function SwapSearchForm({ id, revision, meal, search }: SwapSearchFormProps) {
  const submit = useSubmit();
  const form = useRef<HTMLFormElement>(null);

  const suggest = async (typed: string, signal: AbortSignal): Promise<SwapSuggestion[]> => {
    const params = new URLSearchParams({
      day: String(meal.day),
      meal: String(meal.mealNumber),
      search: typed,
    });
    if (form.current && new FormData(form.current).has('fits')) params.set('fits', 'yes');
    const answer = await fetch(`${draftPath(id)}/swap-suggestions?${params}`, { signal });
    if (!answer.ok) throw new Error(`Suggestions answered ${answer.status}`);
    const { candidates } = (await answer.json()) as Swaps;
    return (candidates ?? []).map(suggestionOf);
  };

  const pick = ({ id: recipeId, servings }: SwapSuggestion) =>
    submit(
      { revision: String(revision), recipeId, servings: String(servings) },
      { method: 'post', action: changePath(id, 'swap', meal), replace: true },
    );

  return (
    <Form ref={form} action={`${draftPath(id)}/swap`} replace className="grid gap-2">
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
            suggest={suggest}
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

const suggestionOf = ({ recipeId, name, servings, becomes, holds, breaks, isOwn }: Swap): SwapSuggestion => ({
  id: recipeId,
  label: isOwn ? `${name} (your recipe)` : name,
  servings,
  detail: [
    portionText(servings),
    `the day becomes ${numberText(Math.round(becomes.calories))} kcal, ${Math.round(becomes.protein)} g protein`,
    holds ? 'within target' : 'outside target',
    ...(breaks.length > 0 ? [`would break: ${breaks.join('; ')}`] : []),
  ].join(' · '),
});
