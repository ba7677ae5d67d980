import { Form } from '@remix-run/react';
import { FormProblems } from '~/features/forms/form-problems';
import { formState, manyIn, type RefusedForm } from '~/platform/forms';
import { ChoiceGroup, DateInput, Stack, SubmitButton } from '~/ui';
import type { ShownLink } from './share-link.server';
import { keepExpiry, shareIntent } from './share-words';

const intent = shareIntent.share;

const expiries = [
  { value: '7', label: '7 days' },
  { value: '30', label: '30 days' },
  { value: 'never', label: 'Never' },
  { value: 'date', label: 'On a date', hint: 'At the end of that day' },
];

const shows = [
  { value: 'client', label: 'The customer’s name' },
  { value: 'notes', label: 'Your notes' },
];

type ShareFormProps = { link: ShownLink | null; earliest: string; refused: RefusedForm | undefined };

/** When a new or existing link expires and what its visitors see. */
export function ShareForm({ link, earliest, refused }: ShareFormProps) {
  const present = link && !link.hasEnded ? link : null;
  const asNow = present ? [{ value: keepExpiry, label: 'No change', hint: present.expiry }] : [];
  const form = formState(refused, { intent, initial: { expiry: present ? keepExpiry : '30' } });
  const shown = [...(link?.showClient ? ['client'] : []), ...(link?.showNotes ? ['notes'] : [])];
  return (
    <Form method="post" replace noValidate>
      <Stack>
        <FormProblems form={form} title="Failed to create share link" />
        <ChoiceGroup
          key={`expiry ${form.attempt}`}
          legend="The link expires"
          pick="one"
          inline
          choices={[...asNow, ...expiries]}
          id={form.idOf('expiry')}
          name="expiry"
          defaultValue={form.valueIn('expiry')}
        />
        <div className="max-w-narrow">
          <DateInput
            key={`date ${form.attempt}`}
            label="Date"
            optional
            hint="Only for “On a date”."
            min={earliest}
            {...form.field('expiresAt')}
          />
        </div>
        <ChoiceGroup
          key={`show ${form.attempt}`}
          legend="Anyone with the link also sees"
          hint="The plan’s name, description, and tags are always shown, without the customer’s name. So is your name."
          pick="many"
          inline
          choices={shows}
          id={form.idOf('show')}
          name="show"
          defaultValue={(form.refused ? manyIn(refused, 'show') : undefined) ?? shown}
        />
        <div>
          <SubmitButton
            name="intent"
            value={intent}
            variant={present ? 'secondary' : 'primary'}
            pendingText={present ? 'Saving...' : 'Creating...'}
          >
            {present ? 'Change the link' : 'Create share link'}
          </SubmitButton>
        </div>
      </Stack>
    </Form>
  );
}
