import { Form } from '@remix-run/react';
import { FormProblems } from '~/features/forms/form-problems';
import { formState, type RefusedForm } from '~/platform/forms';
import { ChoiceGroup, Select, Stack, SubmitButton, TextArea, TextInput } from '~/ui';
import { audiences, type Broadcast, broadcastKinds } from './broadcast-words';

type BroadcastFormProps = {
  broadcast?: Broadcast;
  refused: RefusedForm | undefined;
  submit: { text: string; name?: string; value?: string };
};

export function BroadcastForm({ broadcast, refused, submit }: BroadcastFormProps) {
  const { kind = 'notice', audience = 'everyone', subject = '', body = '' } = broadcast ?? {};
  const form = formState(refused, { initial: { kind, audience, subject, body } });
  const { defaultValue: chosenKind, ...kindField } = form.field('kind');
  return (
    <Form key={form.attempt} method="post" className="max-w-form" noValidate>
      <Stack>
        <FormProblems form={form} title="Your message was not saved" />
        <ChoiceGroup
          {...kindField}
          legend="What it is"
          pick="one"
          choices={broadcastKinds}
          defaultValue={chosenKind}
        />
        <Select label="Who gets it" options={audiences} {...form.field('audience')} />
        <TextInput label="Subject" maxLength={150} {...form.field('subject')} />
        <TextArea
          label="Message"
          hint="Plain text. Empty lines separate paragraphs."
          rows={10}
          maxLength={10_000}
          {...form.field('body')}
        />
        <div>
          <SubmitButton name={submit.name} value={submit.value} pendingText="Saving...">
            {submit.text}
          </SubmitButton>
        </div>
      </Stack>
    </Form>
  );
}
