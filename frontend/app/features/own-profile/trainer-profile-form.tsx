import { Form } from '@remix-run/react';
import { FormProblems } from '~/features/forms/form-problems';
import { profileOf } from '~/paths/pages';
import { formState } from '~/platform/forms';
import { ButtonLink, ButtonRow, NumberUnitInput, Stack, SubmitButton, TextArea, TextInput } from '~/ui';
import type { ProfileRefusal } from './edit-profile.server';
import { type OwnProfile, othersIn } from './profile-words';

const longestBio = 2000;

type TrainerProfileFormProps = { profile: OwnProfile; refused: ProfileRefusal | undefined };

export function TrainerProfileForm({ profile, refused }: TrainerProfileFormProps) {
  const { bio, specializations, certifications, yearsExperience } = profile;
  const initial = {
    bio,
    specializations: othersIn(specializations),
    certifications: othersIn(certifications),
    yearsExperience: yearsExperience === null ? null : String(yearsExperience),
  };
  const form = formState(refused, { initial });
  const commas = 'Separate them with commas.';
  return (
    <Form method="post" noValidate>
      <Stack key={form.attempt}>
        <FormProblems form={form} title="Update Failed" />
        <TextArea label="Bio" optional rows={4} maxLength={longestBio} {...form.field('bio')} />
        <TextInput label="Specializations" optional hint={commas} {...form.field('specializations')} />
        <TextInput label="Certifications" optional hint={commas} {...form.field('certifications')} />
        <NumberUnitInput label="Experience" optional whole unit="years" {...form.field('yearsExperience')} />
        <ButtonRow>
          <SubmitButton pendingText="Saving...">Save changes</SubmitButton>
          <ButtonLink to={profileOf('trainer')}>Cancel</ButtonLink>
        </ButtonRow>
      </Stack>
    </Form>
  );
}
