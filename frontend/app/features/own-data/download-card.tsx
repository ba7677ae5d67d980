import { Form } from '@remix-run/react';
import type { components } from '#openapi/schema';
import { useFreshWhile } from '~/features/fresh/use-fresh-while';
import { ownDataFilePath, ownDataPath } from '~/paths/own-data';
import { absoluteTime, Banner, ButtonLink, ButtonRow, Card, Stack, SubmitButton } from '~/ui';

type Download = components['schemas']['DownloadResponse'];

type DownloadCardProps = { download: Download | null; timeZone: string | null };

/** The file with all that is kept of the user, which the server makes in the background. */
export function DownloadCard({ download, timeZone }: DownloadCardProps) {
  const isUnderWay = download?.status === 'waiting' || download?.status === 'running';
  useFreshWhile(isUnderWay);
  return (
    <Card
      title="Download your data"
      description="A ZIP file with all that we keep of you: every table as JSON and as CSV, and your pictures and photos."
    >
      <Stack>
        <div role="status" className="empty:hidden">
          {isUnderWay ? 'Your file is being made. You may leave this page and come back.' : null}
          {download?.status === 'done' ? readyText(download, timeZone) : null}
          {download?.status === 'failed' ? (
            <Banner tone="danger" title="The file could not be made">
              Please try again.
            </Banner>
          ) : null}
        </div>
        {isUnderWay ? (
          <div className="not-noscript:hidden">
            <ButtonLink to={ownDataPath} reloadDocument>
              See whether it is ready
            </ButtonLink>
          </div>
        ) : (
          <Form method="post">
            <ButtonRow>
              {download?.status === 'done' ? (
                <ButtonLink to={ownDataFilePath} variant="primary" reloadDocument discover="none">
                  Download the file
                </ButtonLink>
              ) : null}
              <SubmitButton
                variant={download?.status === 'done' ? 'secondary' : 'primary'}
                pendingText="Asking for it..."
              >
                {download?.status === 'done' ? 'Make a new file' : 'Make the file'}
              </SubmitButton>
            </ButtonRow>
          </Form>
        )}
      </Stack>
    </Card>
  );
}

function readyText({ bytes, createdAt, expiresAt }: Download, timeZone: string | null): string {
  const at = (moment: string) => absoluteTime(new Date(moment), timeZone, true);
  const kept = expiresAt ? ` It is kept until ${at(expiresAt)}.` : '';
  return `Your file of ${at(createdAt)} is ready (${sizeText(bytes ?? 0)}).${kept}`;
}

const MEGABYTE = 1_000_000;

const sizeText = (bytes: number): string =>
  bytes < MEGABYTE ? `${Math.ceil(bytes / 1_000)} kB` : `${(bytes / MEGABYTE).toFixed(1)} MB`;
