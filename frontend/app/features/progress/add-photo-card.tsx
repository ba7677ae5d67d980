import { Form } from '@remix-run/react';
import { FormProblems } from '~/features/forms/form-problems';
import { useSubmitCount } from '~/features/forms/use-submit-count';
import type { AskedConsent } from '~/features/health-consent/health-consent.server';
import { HealthConsentBox } from '~/features/health-consent/health-consent-box';
import { formState, type RefusedForm } from '~/platform/forms';
import { Card, FileInput, Stack, SubmitButton } from '~/ui';

type AddPhotoCardProps = { consent: AskedConsent; refused: RefusedForm | undefined };

/** Asks for consent first, because a form with a file is passed on as it arrives and has no other fields. */
export function AddPhotoCard({ consent, refused }: AddPhotoCardProps) {
  return (
    <Card
      title="Add Photo"
      description="Only you see a photo until you share it with your trainer. Administrators never do."
    >
      {consent ? <AgreeForm {...{ consent, refused }} /> : <UploadForm refused={refused} />}
    </Card>
  );
}

function AgreeForm({ consent, refused }: AddPhotoCardProps) {
  const form = formState(refused);
  return (
    <Form method="post" noValidate>
      <Stack>
        <FormProblems form={form} title="Photos cannot be added yet" />
        <HealthConsentBox consent={consent} form={form} />
        <div>
          <SubmitButton pendingText="Saving...">Continue</SubmitButton>
        </div>
      </Stack>
    </Form>
  );
}

function UploadForm({ refused }: Pick<AddPhotoCardProps, 'refused'>) {
  const form = formState(refused);
  const count = useSubmitCount('', form.refused);
  return (
    <Form method="post" encType="multipart/form-data" noValidate>
      <Stack>
        <FormProblems form={form} title="The photo could not be added" />
        <FileInput
          {...form.secret('picture')}
          key={`${form.attempt} ${count}`}
          label="Photo"
          hint="JPEG, PNG, or WebP, up to 15 MB. Where and when it was taken is not kept."
          accept="image/jpeg,image/png,image/webp"
          required
        />
        <div>
          <SubmitButton pendingText="Uploading...">Add photo</SubmitButton>
        </div>
      </Stack>
    </Form>
  );
}
