import type { LoaderFunctionArgs } from '@remix-run/node';
import { download } from '~/features/plan-export/download.server';
import { recipeCardsPath } from '~/paths/account';
import { apiFor } from '~/platform/api.server';
import { failureOf } from '~/platform/api-errors.server';
import { requireUser } from '~/platform/guards.server';
import { redirectWithToast } from '~/platform/toast.server';

/** Downloads the cards that were made in the background. If they are gone, the page says so. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  await requireUser(context);
  const answer = await apiFor(context).GET('/api/recipe-cards/exports/{id}/file', {
    params: { path: { id: params.id ?? '' } },
    parseAs: 'stream',
  });
  if (answer.response.ok) return download(answer);
  const { status, message } = failureOf(answer);
  const text =
    status === 404 || status === 400 ? 'This file is no longer kept. Please make the cards again.' : message;
  return redirectWithToast(context, recipeCardsPath, { tone: 'danger', title: 'Download Failed', text });
}
