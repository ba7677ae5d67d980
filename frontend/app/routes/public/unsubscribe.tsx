import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { Form, useLoaderData } from '@remix-run/react';
import { z } from 'zod';
import { emailKindNames } from '~/features/emails/email-choices';
import { emailSettingsPath, unsubscribePath } from '~/paths/emails';
import { apiForVisitor } from '~/platform/api.server';
import { dataOf } from '~/platform/api-errors.server';
import { decodeForm, text } from '~/platform/forms.server';
import { pageMeta } from '~/platform/page-meta';
import { AuthPanel, Banner, ButtonLink, Stack, SubmitButton } from '~/ui';

/** Opening the link changes nothing, because mail programs open links by themselves. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  const answer = await apiForVisitor(context).GET('/api/unsubscribe/{token}', pathOf(params.token));
  if (isIncomplete(answer.response)) return { state: 'incomplete' as const };
  const { kind, isSubscribed } = dataOf(answer, context.requestId);
  return { state: isSubscribed ? ('subscribed' as const) : ('done' as const), kind };
}

const schema = z.object({ 'List-Unsubscribe': text });

/** Mail programs follow no redirects (RFC 8058), so only the button of the page is answered with one. */
export async function action({ request, params, context }: ActionFunctionArgs) {
  const { value } = await decodeForm(request, schema);
  const answer = await apiForVisitor(context).POST('/api/unsubscribe/{token}', pathOf(params.token));
  if (isIncomplete(answer.response)) return data(null, { status: 404 });
  dataOf(answer, context.requestId);
  if (value['List-Unsubscribe'] === 'One-Click') return null;
  throw redirect(unsubscribePath(params.token ?? ''));
}

const pathOf = (token = '') => ({ params: { path: { token } } });

const isIncomplete = ({ status }: Response): boolean => status === 404 || status === 400;

export default function Unsubscribe() {
  const link = useLoaderData<typeof loader>();
  if (link.state === 'incomplete') return <IncompleteLink />;
  const kind = emailKindNames[link.kind];
  if (link.state === 'done') return <Unsubscribed kind={kind} />;
  return (
    <AuthPanel title="Unsubscribe" intro={`Stop getting ${kind} by email? You still get your other emails.`}>
      <Form method="post" noValidate>
        <SubmitButton wide pendingText="Unsubscribing...">
          Unsubscribe
        </SubmitButton>
      </Form>
    </AuthPanel>
  );
}

function Unsubscribed({ kind }: { kind: string }) {
  return (
    <AuthPanel title="You are unsubscribed">
      <Stack>
        <Banner tone="success" title={`You no longer get ${kind} by email.`}>
          Other emails are not affected. If you change your mind, turn these on again in your email settings.
        </Banner>
        <ButtonLink to={emailSettingsPath} variant="primary" wide>
          Email settings
        </ButtonLink>
      </Stack>
    </AuthPanel>
  );
}

function IncompleteLink() {
  return (
    <AuthPanel title="Unsubscribe">
      <Stack>
        <Banner tone="danger" title="This link is not complete.">
          It was probably not copied in full. Open it from the email again, or choose in your settings which
          emails you get.
        </Banner>
        <ButtonLink to={emailSettingsPath} variant="primary" wide>
          Email settings
        </ButtonLink>
      </Stack>
    </AuthPanel>
  );
}

export const meta = pageMeta({ title: 'Unsubscribe' });
