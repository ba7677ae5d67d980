import { Form } from '@remix-run/react';
import { FormProblems } from '~/features/forms/form-problems';
import { useSubmitCount } from '~/features/forms/use-submit-count';
import { formState, type RefusedForm } from '~/platform/forms';
import { Stack, SubmitButton, TextInput } from '~/ui';
import { PlusIcon } from '~/ui/icons';
import { collectIntent } from './collection-intents';

const intent = collectIntent.create;

/** Creates a collection that contains the current recipe. */
export function NewCollectionForm({ action, refused }: { action: string; refused: RefusedForm | undefined }) {
  const form = formState(refused, { intent });
  const sent = useSubmitCount(intent, form.refused);
  return (
    <Form method="post" action={action} noValidate>
      <Stack gap="small">
        <FormProblems form={form} title="The collection could not be created" />
        <TextInput
          key={`name ${sent}`}
          label="New collection"
          hint="Only you can see it, unless you make it public."
          autoComplete="off"
          required
          {...form.field('name')}
        />
        <div>
          <SubmitButton
            name="intent"
            value={intent}
            variant="secondary"
            icon={PlusIcon}
            pendingText="Creating..."
          >
            Create and add
          </SubmitButton>
        </div>
      </Stack>
    </Form>
  );
}
