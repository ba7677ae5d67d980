import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { z } from 'zod';
import { FormProblems } from '~/features/forms/form-problems';
import { picturedMeal } from '~/features/meal-plans/shown-days';
import { DialogOrPage } from '~/features/overlay/dialog-or-page';
import { afterChange } from '~/features/plan-draft/change-draft.server';
import { mealOf, mealsOfPot, readDraft } from '~/features/plan-draft/draft.server';
import { mealPath, placeIn, placeOf } from '~/features/plan-draft/places';
import { readSides, sidesAfter } from '~/features/plan-draft/sides.server';
import { SwapChoices } from '~/features/plan-draft/swap-choices';
import { readLeftovers, readSwaps, searchIn } from '~/features/plan-draft/swaps.server';
import { apiFor } from '~/platform/api.server';
import { formState, type RefusedForm } from '~/platform/forms';
import { decodeForm, text } from '~/platform/forms.server';
import { requireUser } from '~/platform/guards.server';
import { keepFormWhenOffline, stayWhenOffline } from '~/platform/offline-form';
import { pageMeta } from '~/platform/page-meta';

const title = 'Swap a meal';

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  await requireUser(context, 'trainer', 'admin');
  const { searchParams } = new URL(request.url);
  const place = placeIn(searchParams);
  const search = searchIn(searchParams);
  const [draft, swaps] = await Promise.all([
    readDraft(context, params.id),
    readSwaps(context, params.id ?? '', place, search),
  ]);
  const [leftovers, sides] = search
    ? [[], null]
    : await Promise.all([readLeftovers(context, draft, place), readSides(context, draft.draftId, place)]);
  const eatenFromPot = mealsOfPot(draft, place);
  const meal = picturedMeal(mealOf(draft, place, context.requestId), draft.mealPlan.startsOn);
  const { days, tolerance } = draft.certificate;
  const day = days.find((check) => check.day === place.day) ?? null;
  const { draftId: id, revision } = draft;
  return { id, revision, meal, day, tolerance, swaps, leftovers, sides, eatenFromPot, search };
}

const schema = z.object({
  revision: z.coerce.number(),
  servings: z.coerce.number(),
  /**
   * One of these says what is eaten: a recipe here, a recipe at all meals of the pot, leftovers of a meal, or a side
   * beside the dish.
   */
  recipeId: text,
  recipeOfPot: text,
  leftoverOf: text,
  addSide: text,
  changeSide: text,
  removeSide: text,
});

export async function action({ request, params, context }: ActionFunctionArgs) {
  await requireUser(context, 'trainer', 'admin');
  const id = params.id ?? '';
  const meal = placeIn(new URL(request.url).searchParams);
  const { value } = await decodeForm(request, schema);
  const { revision, servings, recipeId, recipeOfPot, leftoverOf } = value;
  if (value.addSide || value.changeSide || value.removeSide) {
    const { mealPlan } = await readDraft(context, id);
    const changed = await apiFor(context).PATCH('/api/meal-plan/drafts/{id}', {
      params: { path: { id } },
      body: { revision, meal, sides: sidesAfter(mealPlan, meal, value) },
    });
    return afterChange(context, mealPath(id, meal), changed, 'Sides changed');
  }
  const eaten = leftoverOf
    ? { leftoverOf: placeOf(leftoverOf) }
    : { recipeId: recipeOfPot || recipeId, withLeftovers: recipeOfPot !== '' };
  const answer = await apiFor(context).PATCH('/api/meal-plan/drafts/{id}', {
    params: { path: { id } },
    body: { revision, meal, servings, ...eaten },
  });
  return afterChange(context, mealPath(id, meal), answer, 'Meal swapped');
}

export { keepFormWhenOffline as clientAction, stayWhenOffline as shouldRevalidate };

export default function SwapPage() {
  const loaded = useLoaderData<typeof loader>();
  const form = formState(useActionData<RefusedForm>());
  return (
    <DialogOrPage
      title={title}
      back={{ to: mealPath(loaded.id, loaded.meal), label: 'Back to the plan' }}
      wide
    >
      <FormProblems form={form} title="Not changed" />
      <SwapChoices {...loaded} />
    </DialogOrPage>
  );
}

export const meta = pageMeta({ title });
