import type { ActionFunctionArgs, AppLoadContext, LoaderFunctionArgs } from '@remix-run/node';
import { Form, useActionData, useLoaderData } from '@remix-run/react';
import { BroadcastForm } from '~/features/admin-mail/broadcast-form';
import { broadcastFrom, broadcastSchema } from '~/features/admin-mail/broadcast-form.server';
import { BroadcastPreview } from '~/features/admin-mail/broadcast-preview';
import {
  audienceName,
  broadcastDeletion,
  broadcastKindName,
  broadcastSending,
  broadcastStatuses,
  nobodyGets,
  peopleText,
  type ShownBroadcast,
} from '~/features/admin-mail/broadcast-words';
import { readBroadcast } from '~/features/admin-mail/broadcasts.server';
import { useFreshWhile } from '~/features/fresh/use-fresh-while';
import { broadcastPath, broadcastsPath, deleteBroadcastPath, sendBroadcastPath } from '~/paths/emails';
import { apiFor } from '~/platform/api.server';
import { failureOf } from '~/platform/api-errors.server';
import { decodeForm, refuseForm, text } from '~/platform/forms.server';
import { requireUser } from '~/platform/guards.server';
import { keepFormWhenOffline, stayWhenOffline } from '~/platform/offline-form';
import { pageMeta } from '~/platform/page-meta';
import { redirectWithAnswer, redirectWithToast } from '~/platform/toast.server';
import {
  Badge,
  ButtonRow,
  Card,
  ConfirmLink,
  DefinitionList,
  PageHeader,
  RelativeTime,
  Stack,
  SubmitButton,
} from '~/ui';

export async function loader({ params, context }: LoaderFunctionArgs) {
  const { timeZone } = await requireUser(context, 'admin');
  return { broadcast: await readBroadcast(context, params.id), timeZone };
}

const testIntent = 'test';

export async function action({ request, params, context }: ActionFunctionArgs) {
  await requireUser(context, 'admin');
  const id = params.id ?? '';
  const submission = await decodeForm(request, broadcastSchema.extend({ intent: text }));
  const { intent, ...form } = submission.value;
  if (intent === testIntent) return sendTest(context, id);
  const path = { params: { path: { id } } };
  const answer = await apiFor(context).PUT('/api/admin/broadcasts/{id}', {
    ...path,
    body: broadcastFrom(form),
  });
  if (!answer.data) {
    const failure = failureOf(answer);
    if (failure.code !== 'broadcast_sent') return refuseForm({ context, submission, failure });
    // A message that has been sent has no form in which the refusal could be shown.
    return redirectWithToast(context, broadcastPath(id), { tone: 'danger', title: failure.message });
  }
  return redirectWithToast(context, broadcastPath(id), { tone: 'success', title: 'Draft saved' });
}

async function sendTest(context: AppLoadContext, id: string) {
  const answer = await apiFor(context).POST('/api/admin/broadcasts/{id}/test', { params: { path: { id } } });
  return redirectWithAnswer(context, broadcastPath(id), answer);
}

export { keepFormWhenOffline as clientAction, stayWhenOffline as shouldRevalidate };

export default function BroadcastPage() {
  const { broadcast, timeZone } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  const isDraft = broadcast.status === 'draft';
  useFreshWhile(broadcast.status === 'sending');
  return (
    <>
      <PageHeader
        title={broadcast.subject}
        back={{ to: broadcastsPath, label: 'Notices and announcements' }}
      />
      <Stack gap="large">
        {isDraft ? <DraftActions broadcast={broadcast} /> : <Sent broadcast={broadcast} zone={timeZone} />}
        <BroadcastPreview subject={broadcast.subject} body={broadcast.body} />
        {isDraft ? (
          <Card title="Change it">
            <BroadcastForm broadcast={broadcast} refused={refused} submit={{ text: 'Save draft' }} />
          </Card>
        ) : null}
      </Stack>
    </>
  );
}

function DraftActions({ broadcast }: { broadcast: ShownBroadcast }) {
  const { id, kind, audience, reach } = broadcast;
  return (
    <Card title="Not sent yet">
      <Stack>
        <p>
          {broadcastKindName(kind)} for {audienceName(audience).toLowerCase()}:{' '}
          {reach === 0 ? nobodyGets(kind) : `${peopleText(reach)} would get it now.`}
        </p>
        <ButtonRow>
          {reach === 0 ? null : (
            <ConfirmLink
              to={sendBroadcastPath(id)}
              look={{ variant: 'primary' }}
              text="Send"
              confirmation={broadcastSending(broadcast)}
            />
          )}
          <Form method="post">
            <SubmitButton variant="secondary" name="intent" value={testIntent} pendingText="Sending...">
              Send a test to yourself
            </SubmitButton>
          </Form>
          <ConfirmLink
            to={deleteBroadcastPath(id)}
            text="Delete draft"
            confirmation={broadcastDeletion(broadcast)}
          />
        </ButtonRow>
      </Stack>
    </Card>
  );
}

function Sent({ broadcast, zone }: { broadcast: ShownBroadcast; zone: string | null }) {
  const { status, kind, audience, recipients, sendingSince } = broadcast;
  const { tone, label } = broadcastStatuses[status];
  return (
    <Card title="Sent message">
      <DefinitionList
        items={[
          { term: 'Status', description: <Badge tone={tone}>{label}</Badge> },
          { term: 'What it is', description: broadcastKindName(kind) },
          { term: 'For', description: audienceName(audience) },
          { term: 'Sent to', description: peopleText(recipients) },
          {
            term: 'Confirmed',
            description: sendingSince ? <RelativeTime value={sendingSince} timeZone={zone} withTime /> : '',
          },
        ]}
      />
    </Card>
  );
}

export const meta = pageMeta({ title: 'Message' });
