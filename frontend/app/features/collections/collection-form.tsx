import { Form } from '@remix-run/react';
import { FormProblems } from '~/features/forms/form-problems';
import { formState, type RefusedForm } from '~/platform/forms';
import { ButtonLink, ButtonRow, Checkbox, Stack, SubmitButton, TextArea, TextInput } from '~/ui';
import type { Collection } from './collection-words';

const longestName = 255;
const longestDescription = 1000;

type CollectionFormProps = {
  /** The current content. */
  collection?: Pick<Collection, 'name' | 'description' | 'tags' | 'isPublic'>;
  refused: RefusedForm | undefined;
  submit: { text: string; pendingText: string };
  cancelTo: string;
};

export function CollectionForm({ collection, refused, submit, cancelTo }: CollectionFormProps) {
  const initial = {
    name: collection?.name ?? null,
    description: collection?.description ?? null,
    tags: collection?.tags.join(', ') ?? null,
  };
  const form = formState(refused, { initial });
  const isPublic = refused?.initialValue ? refused.initialValue.isPublic === 'yes' : collection?.isPublic;
  return (
    <Form method="post" className="max-w-form" noValidate>
      <Stack>
        <FormProblems form={form} title="The collection could not be saved" />
        <TextInput
          key={`name ${form.attempt}`}
          label="Name"
          required
          maxLength={longestName}
          {...form.field('name')}
        />
        <TextArea
          key={`description ${form.attempt}`}
          label="Description"
          optional
          maxLength={longestDescription}
          {...form.field('description')}
        />
        <TextInput
          key={`tags ${form.attempt}`}
          label="Tags"
          optional
          hint="Up to 10, separated by commas."
          {...form.field('tags')}
        />
        <Checkbox
          key={`isPublic ${form.attempt}`}
          label="Anyone signed in can see it"
          hint="Including its description, tags, and your notes on its recipes. Only you can change it."
          name="isPublic"
          value="yes"
          defaultChecked={isPublic}
        />
        <ButtonRow>
          <SubmitButton pendingText={submit.pendingText}>{submit.text}</SubmitButton>
          <ButtonLink to={cancelTo}>Cancel</ButtonLink>
        </ButtonRow>
      </Stack>
    </Form>
  );
}
