import type { LoaderFunctionArgs } from '@remix-run/node';
import { download } from '~/features/plan-export/download.server';
import { ownDataPath } from '~/paths/own-data';
import { apiFor } from '~/platform/api.server';
import { failureOf } from '~/platform/api-errors.server';
import { requireUser } from '~/platform/guards.server';
import { redirectWithToast } from '~/platform/toast.server';

/** Downloads the file. If it is gone, the page says so. */
export async function loader({ context }: LoaderFunctionArgs) {
  await requireUser(context);
  const answer = await apiFor(context).GET('/api/own-data/file', { parseAs: 'stream' });
  if (answer.response.ok) return download(answer);
  const { status, message } = failureOf(answer);
  const text = status === 404 ? 'This file is no longer kept. Please have it made again.' : message;
  return redirectWithToast(context, ownDataPath, { tone: 'danger', title: 'Download Failed', text });
}
