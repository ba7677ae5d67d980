import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { z } from 'zod';
import { readAskedConsent, recordConsent } from '~/features/health-consent/health-consent.server';
import { consentField } from '~/features/health-consent/health-consent-box';
import { AddPhotoCard } from '~/features/progress/add-photo-card';
import { CompareForm } from '~/features/progress/compare-form';
import { photoDeletion } from '~/features/progress/photo-deletion';
import { PhotoList } from '~/features/progress/photo-list';
import { byDay, daysToCompare, type Photo } from '~/features/progress/photo-texts';
import { readPhotos, refusePhoto } from '~/features/progress/photos.server';
import { deletePhotoPath, photoFilePath, photoPath, photosPath } from '~/paths/progress';
import { ApiFailure } from '~/platform/api-errors.server';
import { decodeForm, refuseForm, text } from '~/platform/forms.server';
import { requireUser } from '~/platform/guards.server';
import { keepFormWhenOffline, stayWhenOffline } from '~/platform/offline-form';
import { pageMeta } from '~/platform/page-meta';
import { redirectWithAnswer } from '~/platform/toast.server';
import { passUploadOn } from '~/platform/upload.server';
import { ButtonLink, Card, ConfirmLink, Stack } from '~/ui';
import { EditIcon, TrashIcon } from '~/ui/icons';

export async function loader({ context }: LoaderFunctionArgs) {
  await requireUser(context, 'customer');
  const [photos, consent] = await Promise.all([readPhotos(context), readAskedConsent(context)]);
  return { photos, consent };
}

/** A form with a file adds a photo, and the other form records the consent before the first one. */
export async function action({ request, context }: ActionFunctionArgs) {
  await requireUser(context, 'customer');
  if (!request.headers.get('content-type')?.startsWith('multipart/form-data')) {
    const submission = await decodeForm(request, z.object({ [consentField]: text.optional() }));
    const box = submission.value[consentField];
    if (!box) return refuseForm({ context, submission, failure: notAgreed, alsoShown: [consentField] });
    await recordConsent(context, box);
    return redirect(photosPath);
  }
  const upload = { method: 'POST', path: '/api/progress/photos', mostBytes: 16_000_000 } as const;
  const answer = await passUploadOn<{ message: string; data: Photo }>(context, request, upload);
  if (!answer.data) return refusePhoto(context, answer);
  return redirectWithAnswer(context, photoPath(answer.data.data.id), answer);
}

const notAgreed = new ApiFailure(400, {
  fields: { [consentField]: ['Please agree that this is kept before you enter anything'] },
});

export { keepFormWhenOffline as clientAction, stayWhenOffline as shouldRevalidate };

export default function Photos() {
  const { photos, consent } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  const days = byDay(photos).map(([day]) => day);
  return (
    <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-3">
      <AddPhotoCard {...{ consent, refused }} />
      <div className="min-w-0 lg:col-span-2">
        <Stack>
          {days.length > 1 ? (
            <Card title="Compare two dates">
              <CompareForm days={days} {...daysToCompare(photos, new URLSearchParams())} />
            </Card>
          ) : null}
          <PhotoList
            photos={photos}
            empty="Photos show what the scale does not. Nobody else sees them unless you share them."
            addressOf={photoFilePath}
            showsPrivacy
            actionsOf={(photo) => <PhotoActions photo={photo} />}
          />
        </Stack>
      </div>
    </div>
  );
}

function PhotoActions({ photo }: { photo: Photo }) {
  return (
    <div className="-ms-4 flex flex-wrap">
      <ButtonLink to={photoPath(photo.id)} variant="quiet" icon={EditIcon}>
        Edit
      </ButtonLink>
      <ConfirmLink
        to={deletePhotoPath(photo.id)}
        look={{ variant: 'quiet', icon: TrashIcon }}
        text="Delete"
        confirmation={photoDeletion(photo)}
      />
    </div>
  );
}

export const meta = pageMeta({ title: 'Photos' });
