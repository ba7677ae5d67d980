import { Form } from '@remix-run/react';
import { FormProblems } from '~/features/forms/form-problems';
import { photosPath } from '~/paths/progress';
import { formState, type RefusedForm } from '~/platform/forms';
import {
  ButtonLink,
  ButtonRow,
  Checkbox,
  ChoiceGroup,
  DateInput,
  Stack,
  SubmitButton,
  TextInput,
} from '~/ui';
import { type Photo, photoTypes } from './photo-texts';

const longestCaption = 300;

type PhotoFormProps = { photo: Photo; today: string; refused: RefusedForm | undefined };

/** Says when a photo was taken, what it shows, and who sees it. */
export function PhotoForm({ photo, today, refused }: PhotoFormProps) {
  const { day, photoType, caption, isPrivate } = photo;
  const form = formState(refused, {
    initial: { photoDate: day, photoType, caption, isShared: isPrivate ? null : 'yes' },
  });
  const { defaultValue, ...shared } = form.field('isShared');
  return (
    <Form method="post" noValidate>
      <Stack key={form.attempt}>
        <FormProblems form={form} title="The photo could not be saved" />
        <DateInput label="Date" required max={today} {...form.field('photoDate')} />
        <ChoiceGroup
          legend="What it shows"
          pick="one"
          inline
          choices={photoTypes}
          {...form.field('photoType')}
        />
        <TextInput label="Caption" optional maxLength={longestCaption} {...form.field('caption')} />
        <Checkbox
          {...shared}
          value="yes"
          defaultChecked={defaultValue === 'yes'}
          label="My trainer may see this photo"
          hint="Without the tick, only you see it. You can change this at any time."
        />
        <ButtonRow>
          <SubmitButton pendingText="Saving...">Save changes</SubmitButton>
          <ButtonLink to={photosPath}>Cancel</ButtonLink>
        </ButtonRow>
      </Stack>
    </Form>
  );
}
