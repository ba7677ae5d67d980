import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { Form, useActionData, useLoaderData, useLocation } from '@remix-run/react';
import { z } from 'zod';
import { FormProblems } from '~/features/forms/form-problems';
import { portionText } from '~/features/meal-plans/plan-words';
import { DialogOrPage } from '~/features/overlay/dialog-or-page';
import { afterChange } from '~/features/plan-draft/change-draft.server';
import { mealOf, readDraft } from '~/features/plan-draft/draft.server';
import { mealPath, placeIn, placeKey, placeOf } from '~/features/plan-draft/places';
import { labelOf, mealTypes } from '~/features/recipes/recipe-words';
import { apiFor } from '~/platform/api.server';
import { formState, type RefusedForm } from '~/platform/forms';
import { decodeForm, text } from '~/platform/forms.server';
import { requireUser } from '~/platform/guards.server';
import { keepFormWhenOffline, stayWhenOffline } from '~/platform/offline-form';
import { pageMeta } from '~/platform/page-meta';
import { ButtonLink, ButtonRow, Select, SubmitButton } from '~/ui';

const title = 'Move a meal';

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  await requireUser(context, 'trainer', 'admin');
  const draft = await readDraft(context, params.id);
  const meal = mealOf(draft, placeIn(new URL(request.url).searchParams), context.requestId);
  const others = draft.mealPlan.meals.filter((one) => one !== meal);
  // Meals of the same type come first, because they are most often exchanged.
  const ordered = [
    ...others.filter(({ mealType }) => mealType === meal.mealType),
    ...others.filter(({ mealType }) => mealType !== meal.mealType),
  ];
  return {
    id: draft.draftId,
    revision: draft.revision,
    meal: { day: meal.day, mealNumber: meal.mealNumber, label: labelFor(meal), portion: meal.servings },
    others: ordered.map((one) => ({ value: placeKey(one), label: labelFor(one) })),
  };
}

const labelFor = (meal: { day: number; mealType: string; recipe: { name: string } }) =>
  `Day ${meal.day}, ${labelOf(mealTypes, meal.mealType).toLowerCase()}: ${meal.recipe.name}`;

const schema = z.object({ revision: z.coerce.number(), with: text });

export async function action({ request, params, context }: ActionFunctionArgs) {
  await requireUser(context, 'trainer', 'admin');
  const id = params.id ?? '';
  const meal = placeIn(new URL(request.url).searchParams);
  const { value } = await decodeForm(request, schema);
  const exchangeWith = placeOf(value.with);
  const answer = await apiFor(context).PATCH('/api/meal-plan/drafts/{id}', {
    params: { path: { id } },
    body: { revision: value.revision, meal, exchangeWith },
  });
  return afterChange(context, mealPath(id, answer.data ? exchangeWith : meal), answer, 'Meals switched');
}

export { keepFormWhenOffline as clientAction, stayWhenOffline as shouldRevalidate };

export default function MovePage() {
  const loaded = useLoaderData<typeof loader>();
  return (
    <DialogOrPage title={title} back={{ to: mealPath(loaded.id, loaded.meal), label: 'Back to the plan' }}>
      <MoveForm {...loaded} />
    </DialogOrPage>
  );
}

function MoveForm({ id, revision, meal, others }: ReturnType<typeof useLoaderData<typeof loader>>) {
  const { pathname, search } = useLocation();
  const form = formState(useActionData<RefusedForm>());
  return (
    <Form method="post" action={pathname + search} replace className="grid gap-4">
      <FormProblems form={form} title="Not changed" />
      <p className="font-semibold wrap-anywhere">
        {meal.label}, {portionText(meal.portion)}
      </p>
      <input type="hidden" name="revision" value={revision} />
      <Select
        label="Switch places with"
        hint="Each meal keeps its own portion and its own sides."
        key={form.attempt}
        {...form.field('with')}
        options={others}
      />
      <ButtonRow>
        <SubmitButton pendingText="Updating...">Switch</SubmitButton>
        <ButtonLink to={mealPath(id, meal)}>Cancel</ButtonLink>
      </ButtonRow>
    </Form>
  );
}

export const meta = pageMeta({ title });
