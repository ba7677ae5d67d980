import { parseWithZod } from '@conform-to/zod/v4';
import type { ActionFunctionArgs, AppLoadContext, LoaderFunctionArgs } from '@remix-run/node';
import { Form, useActionData, useLoaderData } from '@remix-run/react';
import { z } from 'zod';
import { imageFailureTitle } from '~/features/account/failure-titles';
import { FormProblems } from '~/features/forms/form-problems';
import { profileOf } from '~/paths/pages';
import { portraitPath } from '~/paths/people';
import { apiFor } from '~/platform/api.server';
import { ApiFailure, type ApiResult, failureOf } from '~/platform/api-errors.server';
import { formState } from '~/platform/forms';
import { refuseForm } from '~/platform/forms.server';
import { requireUser } from '~/platform/guards.server';
import { keepFormWhenOffline, stayWhenOffline } from '~/platform/offline-form';
import { pageMeta } from '~/platform/page-meta';
import { redirectWithAnswer } from '~/platform/toast.server';
import { passUploadOn } from '~/platform/upload.server';
import { Avatar, Card, FileInput, PageHeader, Stack, SubmitButton } from '~/ui';

const title = 'Profile Image';

export async function loader({ context }: LoaderFunctionArgs) {
  const { email, role, profilePicture } = await requireUser(context);
  return { email, profile: profileOf(role), picture: portraitPath(profilePicture, 'large') };
}

/** A form with a file replaces the image, and the other form removes it. */
export async function action({ request, context }: ActionFunctionArgs) {
  const { role } = await requireUser(context);
  if (!request.headers.get('content-type')?.startsWith('multipart/form-data')) {
    const answer = await apiFor(context).DELETE('/api/profile/delete-image');
    return redirectWithAnswer(context, profileOf(role), answer, 'Delete Failed');
  }
  const upload = { method: 'POST', path: '/api/profile/upload-image', mostBytes: 6_000_000 } as const;
  const answer = await passUploadOn(context, request, upload);
  if (!answer.data) return refuseImage(context, answer);
  return redirectWithAnswer(context, profileOf(role), answer);
}

/** Shows the form again with the error about the chosen file. */
function refuseImage(context: AppLoadContext, answer: ApiResult<unknown>) {
  const { status, message, fields } = failureOf(answer, 'Upload Failed');
  const tooLarge = 'Please select an image smaller than 5MB.';
  const profileImage = fields.profileImage ?? [status === 413 ? tooLarge : message];
  const chosen = new FormData();
  chosen.set('profileImage', 'chosen');
  const submission = parseWithZod(chosen, { schema: z.object({ profileImage: z.string() }) });
  const failure = new ApiFailure(status, { fields: { profileImage } });
  return refuseForm({ context, submission, failure, secrets: ['profileImage'] });
}

export { keepFormWhenOffline as clientAction, stayWhenOffline as shouldRevalidate };

export default function ProfileImage() {
  const { email, profile, picture } = useLoaderData<typeof loader>();
  const form = formState(useActionData<typeof action>());
  return (
    <div className="grid max-w-form gap-4">
      <PageHeader
        title={title}
        description="Everyone who is shown your name sees it: your customers or trainers, admins, and readers of your reviews."
        back={{ to: profile, label: 'My Profile' }}
      />
      <Card title={picture ? 'Replace it' : 'Add an image'}>
        <Form method="post" encType="multipart/form-data" noValidate>
          <Stack>
            <FormProblems form={form} title={imageFailureTitle(form.fieldErrors)} />
            <Avatar email={email} picture={picture} size="page" />
            <FileInput
              {...form.secret('profileImage')}
              key={form.attempt}
              label="Image"
              hint="JPEG, PNG, or WebP, under 5 MB, best at least 200 by 200 pixels. The square in the middle is shown. Where and when it was taken is not kept."
              accept="image/jpeg,image/png,image/webp"
              required
            />
            <div>
              <SubmitButton pendingText="Uploading...">Save image</SubmitButton>
            </div>
          </Stack>
        </Form>
      </Card>
      {picture ? (
        <Card title="Remove it">
          <Form method="post" className="grid justify-items-start gap-4">
            <p>Your initials are shown instead. This cannot be undone.</p>
            <SubmitButton variant="danger" name="intent" value="remove" pendingText="Removing...">
              Remove image
            </SubmitButton>
          </Form>
        </Card>
      ) : null}
    </div>
  );
}

export const meta = pageMeta({ title });
