import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { z } from 'zod';
import { FormProblems } from '~/features/forms/form-problems';
import { DialogOrPage } from '~/features/overlay/dialog-or-page';
import { afterChange } from '~/features/plan-draft/change-draft.server';
import { readDraft } from '~/features/plan-draft/draft.server';
import { mealPath, placeOf } from '~/features/plan-draft/places';
import { UseChoices } from '~/features/plan-draft/use-choices';
import { readUses } from '~/features/plan-draft/uses.server';
import { draftWeekPath } from '~/paths/drafts';
import { apiFor } from '~/platform/api.server';
import { formState, type RefusedForm } from '~/platform/forms';
import { decodeForm, text } from '~/platform/forms.server';
import { requireUser } from '~/platform/guards.server';
import { keepFormWhenOffline, stayWhenOffline } from '~/platform/offline-form';
import { pageMeta } from '~/platform/page-meta';

const title = 'Use up what is left over';

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  await requireUser(context, 'trainer', 'admin');
  const draft = await readDraft(context, params.id);
  const found = await readUses(context, draft, new URL(request.url).searchParams);
  return { id: draft.draftId, revision: draft.revision, found };
}

const schema = z.object({
  revision: z.coerce.number(),
  servings: z.coerce.number(),
  place: text,
  recipeId: text,
});

export async function action({ request, params, context }: ActionFunctionArgs) {
  await requireUser(context, 'trainer', 'admin');
  const id = params.id ?? '';
  const { value } = await decodeForm(request, schema);
  const { revision, servings, recipeId } = value;
  const meal = placeOf(value.place);
  const answer = await apiFor(context).PATCH('/api/meal-plan/drafts/{id}', {
    params: { path: { id } },
    body: { revision, meal, recipeId, servings },
  });
  return afterChange(context, mealPath(id, meal), answer, 'Meal swapped');
}

export { keepFormWhenOffline as clientAction, stayWhenOffline as shouldRevalidate };

export default function UseUpPage() {
  const { id, revision, found } = useLoaderData<typeof loader>();
  const form = formState(useActionData<RefusedForm>());
  return (
    <DialogOrPage title={title} back={{ to: draftWeekPath(id, found.week), label: 'Back to the plan' }} wide>
      <FormProblems form={form} title="Not changed" />
      <UseChoices id={id} revision={revision} found={found} />
    </DialogOrPage>
  );
}

export const meta = pageMeta({ title });
