import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { z } from 'zod';
import { ProvenForm } from '~/features/second-factor/proven-form';
import { RecoveryCodeList } from '~/features/second-factor/recovery-code-list';
import { currentPassword, proofOf, readSecondFactor } from '~/features/second-factor/second-factor.server';
import { securityPath } from '~/paths/settings';
import { apiFor } from '~/platform/api.server';
import { failureOf } from '~/platform/api-errors.server';
import { decodeForm, refuseForm } from '~/platform/forms.server';
import { requireUser } from '~/platform/guards.server';
import { keepFormWhenOffline, stayWhenOffline } from '~/platform/offline-form';
import { pageMeta } from '~/platform/page-meta';
import { PageHeader } from '~/ui';

export async function loader({ context }: LoaderFunctionArgs) {
  await requireUser(context);
  const { recoveryCodesLeft, confirmBy } = await readSecondFactor(context);
  return { recoveryCodesLeft, confirmBy };
}

const schema = z.object({ currentPassword });

export async function action({ request, context }: ActionFunctionArgs) {
  await requireUser(context);
  const submission = await decodeForm(request, schema);
  const body = proofOf(submission.value.currentPassword);
  const answer = await apiFor(context).POST('/api/auth/second-factor/recovery-codes', { body });
  if (answer.data) return { recoveryCodes: answer.data.recoveryCodes };
  return refuseForm({ context, submission, failure: failureOf(answer), secrets: ['currentPassword'] });
}

export { keepFormWhenOffline as clientAction, stayWhenOffline as shouldRevalidate };

export default function RecoveryCodes() {
  const { recoveryCodesLeft, confirmBy } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  if (answer && 'recoveryCodes' in answer) {
    return (
      <div className="max-w-form">
        <PageHeader title="Recovery codes" back={{ to: securityPath, label: 'Security' }} />
        <RecoveryCodeList codes={answer.recoveryCodes} />
      </div>
    );
  }
  return (
    <ProvenForm
      title="Make new recovery codes?"
      confirmText="Make new codes"
      pendingText="Making..."
      confirmBy={confirmBy}
      refused={answer}
    >
      <p>
        You get ten new codes to save. The ones you have now ({recoveryCodesLeft} left) stop working at once.
      </p>
    </ProvenForm>
  );
}

export const meta = pageMeta({ title: 'Recovery codes' });
