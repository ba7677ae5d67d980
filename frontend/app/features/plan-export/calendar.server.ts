import type { AppLoadContext } from '@remix-run/node';
import { apiFor } from '~/platform/api.server';
import { errorPage, failureOf } from '~/platform/api-errors.server';
import { passedOn } from './download.server';

/** The meals of a plan as events, for a calendar to keep. */
export async function calendarFile(context: AppLoadContext, id: string): Promise<Response> {
  const answer = await apiFor(context).GET('/api/meal-plans/{id}/calendar', {
    params: { path: { id } },
    parseAs: 'stream',
  });
  if (!answer.response.ok) throw errorPage(failureOf(answer), context.requestId);
  return passedOn(answer);
}
