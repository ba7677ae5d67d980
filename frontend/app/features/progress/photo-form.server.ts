import type { AppLoadContext } from '@remix-run/node';
import { z } from 'zod';
import { photosPath } from '~/paths/progress';
import { apiFor } from '~/platform/api.server';
import { failureOf } from '~/platform/api-errors.server';
import { decodeForm, refuseForm, text } from '~/platform/forms.server';
import { redirectWithAnswer } from '~/platform/toast.server';
import type { PhotoType } from './photo-texts';

const schema = z.object({ photoDate: text, photoType: text, caption: text, isShared: text });

/** Reads the form and saves what it says about a photo. */
export async function savePhoto(context: AppLoadContext, request: Request, id: string) {
  const submission = await decodeForm(request, schema);
  const { photoDate, photoType, caption, isShared } = submission.value;
  const answer = await apiFor(context).PUT('/api/progress/photos/{id}', {
    params: { path: { id } },
    body: {
      photoDate,
      photoType: photoType as PhotoType,
      caption: caption || null,
      isPrivate: isShared !== 'yes',
    },
  });
  if (answer.data) return redirectWithAnswer(context, photosPath, answer);
  const failure = failureOf(answer, 'Failed to update photo');
  return refuseForm({ context, submission, failure, back: photosPath });
}
