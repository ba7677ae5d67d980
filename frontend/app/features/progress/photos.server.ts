import { parseWithZod } from '@conform-to/zod/v4';
import type { AppLoadContext } from '@remix-run/node';
import { z } from 'zod';
import { apiFor } from '~/platform/api.server';
import { ApiFailure, type ApiResult, dataOf, failureOf } from '~/platform/api-errors.server';
import { refuseForm } from '~/platform/forms.server';
import type { Photo } from './photo-texts';

/** A customer has no more photos than this. */
const mostPhotos = 500;

/** Reads the photos of the customer who is signed in, or those that a trainer's customer shares. */
export async function readPhotos(context: AppLoadContext, customerId?: string): Promise<Photo[]> {
  const api = apiFor(context);
  const query = { limit: mostPhotos };
  const answer =
    customerId === undefined
      ? await api.GET('/api/progress/photos', { params: { query } })
      : await api.GET('/api/trainer/customers/{id}/photos', { params: { path: { id: customerId }, query } });
  return dataOf(answer, context.requestId, 'Failed to load photos').data;
}

export async function readPhoto(context: AppLoadContext, id = ''): Promise<Photo> {
  const answer = await apiFor(context).GET('/api/progress/photos/{id}', { params: { path: { id } } });
  return dataOf(answer, context.requestId);
}

/** Shows the form again with the error about the chosen file. */
export function refusePhoto(context: AppLoadContext, answer: ApiResult<unknown>) {
  const { status, message, fields } = failureOf(answer, 'Failed to add photo');
  const picture = fields.picture ?? [status === 413 ? 'Please select a photo smaller than 15 MB.' : message];
  const chosen = new FormData();
  chosen.set('picture', 'chosen');
  const submission = parseWithZod(chosen, { schema: z.object({ picture: z.string() }) });
  return refuseForm({
    ...{ context, submission, secrets: ['picture'] },
    failure: new ApiFailure(status, { fields: { picture } }),
  });
}
