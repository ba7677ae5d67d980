import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { Form, useActionData, useLoaderData } from '@remix-run/react';
import { z } from 'zod';
import { tagsFrom } from '~/features/collections/collection-words';
import { FormProblems } from '~/features/forms/form-problems';
import { DialogOrPage } from '~/features/overlay/dialog-or-page';
import { readDraft } from '~/features/plan-draft/draft.server';
import { draftPath, draftTaskPath } from '~/paths/drafts';
import { libraryOf, savedPlanPath } from '~/paths/saved-plans';
import { apiFor } from '~/platform/api.server';
import { failureOf } from '~/platform/api-errors.server';
import { formState } from '~/platform/forms';
import { decodeForm, refuseForm, text } from '~/platform/forms.server';
import { requireUser } from '~/platform/guards.server';
import { keepFormWhenOffline, stayWhenOffline } from '~/platform/offline-form';
import { pageMeta } from '~/platform/page-meta';
import { redirectWithToast } from '~/platform/toast.server';
import { ButtonLink, ButtonRow, Checkbox, Stack, SubmitButton, TextArea, TextInput } from '~/ui';

const title = 'Save to Library';

export async function loader({ params, context }: LoaderFunctionArgs) {
  await requireUser(context, 'trainer', 'admin');
  const { draftId, mealPlan } = await readDraft(context, params.id);
  return { id: draftId, planName: mealPlan.planName };
}

const schema = z.object({ notes: text, tags: text, isTemplate: text });

export async function action({ request, params, context }: ActionFunctionArgs) {
  const { role } = await requireUser(context, 'trainer', 'admin');
  const draftId = params.id ?? '';
  const submission = await decodeForm(request, schema);
  const { notes, tags, isTemplate } = submission.value;
  const answer = await apiFor(context).POST('/api/trainer/meal-plans', {
    body: { draftId, notes: notes || null, tags: tagsFrom(tags), isTemplate: isTemplate === 'yes' },
  });
  if (!answer.data) return refuseForm({ context, submission, failure: failureOf(answer) });
  const { message, mealPlan } = answer.data;
  return redirectWithToast(context, savedPlanPath(libraryOf(role), mealPlan.id), {
    tone: 'success',
    title: message,
  });
}

export { keepFormWhenOffline as clientAction, stayWhenOffline as shouldRevalidate };

export default function SavePage() {
  const { id, planName } = useLoaderData<typeof loader>();
  return (
    <DialogOrPage title={title} back={{ to: draftPath(id), label: 'Back to the plan' }}>
      <SaveForm id={id} planName={planName} />
    </DialogOrPage>
  );
}

function SaveForm({ id, planName }: { id: string; planName: string }) {
  const form = formState(useActionData<typeof action>());
  return (
    <Form method="post" action={draftTaskPath(id, 'save')} replace noValidate>
      <Stack>
        <FormProblems form={form} title="Save Failed" />
        <p className="font-semibold wrap-anywhere">{planName}</p>
        <TextArea
          key={`notes ${form.attempt}`}
          label="Notes"
          optional
          maxLength={2000}
          {...form.field('notes')}
        />
        <TextInput
          key={`tags ${form.attempt}`}
          label="Tags"
          optional
          hint="Up to 20, separated by commas."
          {...form.field('tags')}
        />
        <Checkbox
          key={`template ${form.attempt}`}
          label="Make it a template"
          hint="Kept apart from plans for single customers, to begin others from."
          name="isTemplate"
          value="yes"
          defaultChecked={form.valueIn('isTemplate') === 'yes'}
        />
        <ButtonRow>
          <SubmitButton pendingText="Saving...">Save to Library</SubmitButton>
          <ButtonLink to={draftPath(id)}>Cancel</ButtonLink>
        </ButtonRow>
      </Stack>
    </Form>
  );
}

export const meta = pageMeta({ title });
