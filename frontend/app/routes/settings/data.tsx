import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { deletionTexts } from '~/features/own-data/deletion-words';
import { DownloadCard } from '~/features/own-data/download-card';
import { deleteAccountPath, ownDataPath } from '~/paths/own-data';
import { apiFor } from '~/platform/api.server';
import { dataOf, failureOf } from '~/platform/api-errors.server';
import { requireUser } from '~/platform/guards.server';
import { pageMeta } from '~/platform/page-meta';
import { redirectWithToast } from '~/platform/toast.server';
import { ButtonLink, Card, Stack } from '~/ui';

export async function loader({ context }: LoaderFunctionArgs) {
  const { role, timeZone } = await requireUser(context);
  const answer = await apiFor(context).GET('/api/own-data');
  return { role, timeZone, download: dataOf(answer, context.requestId).download };
}

export async function action({ context }: ActionFunctionArgs) {
  await requireUser(context);
  const started = await apiFor(context).POST('/api/own-data/download');
  return redirectWithToast(
    context,
    ownDataPath,
    started.data
      ? { tone: 'success', title: 'Your file is being made' }
      : { tone: 'danger', title: failureOf(started).message },
  );
}

export default function YourData() {
  const { role, timeZone, download } = useLoaderData<typeof loader>();
  return (
    <Stack gap="large">
      <DownloadCard download={download} timeZone={timeZone} />
      <Card title="Delete your account" description={deletionTexts[role]}>
        <div className="grid justify-items-start gap-3">
          <p>It is locked at once and erased after 7 days. Signing in before then takes it back.</p>
          <ButtonLink to={deleteAccountPath}>Delete account</ButtonLink>
        </div>
      </Card>
    </Stack>
  );
}

export const meta = pageMeta({ title: 'Your Data' });
