import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { readAskedConsent } from '~/features/health-consent/health-consent.server';
import { ImportForm } from '~/features/progress/import-form';
import { type ImportAnswer, importMeasurements } from '~/features/progress/import-measurements.server';
import { ImportPreview } from '~/features/progress/import-preview';
import { progressPath } from '~/paths/pages';
import type { RefusedForm } from '~/platform/forms';
import { requireUser } from '~/platform/guards.server';
import { keepFormWhenOffline, stayWhenOffline } from '~/platform/offline-form';
import { pageMeta } from '~/platform/page-meta';
import { PageHeader } from '~/ui';

const title = 'Import Measurements';

export async function loader({ context }: LoaderFunctionArgs) {
  await requireUser(context, 'customer');
  return { consent: await readAskedConsent(context) };
}

export async function action({ request, context }: ActionFunctionArgs) {
  await requireUser(context, 'customer');
  return importMeasurements(context, request);
}

export { keepFormWhenOffline as clientAction, stayWhenOffline as shouldRevalidate };

export default function ImportMeasurements() {
  const { consent } = useLoaderData<typeof loader>();
  const answer: ImportAnswer | RefusedForm | undefined = useActionData<typeof action>();
  return (
    <div className="max-w-form">
      <PageHeader
        title={title}
        description="Bring what you have measured elsewhere. Nothing is kept before you have seen what was read."
        back={{ to: progressPath, label: 'Progress' }}
      />
      <Import answer={answer} consent={consent} />
    </div>
  );
}

type ImportProps = {
  answer: ImportAnswer | RefusedForm | undefined;
  consent: Awaited<ReturnType<typeof readAskedConsent>>;
};

function Import({ answer, consent }: ImportProps) {
  if (answer && 'preview' in answer && answer.preview && answer.sent)
    return (
      <ImportPreview preview={answer.preview} sent={answer.sent} refused={answer.refused} consent={consent} />
    );
  return <ImportForm refused={answer && 'attempt' in answer ? answer : undefined} />;
}

export const meta = pageMeta({ title });
