import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { Form, useLoaderData } from '@remix-run/react';
import { z } from 'zod';
import { linkGooglePath, securityPath } from '~/paths/settings';
import { apiFor } from '~/platform/api.server';
import { oauthBrowser } from '~/platform/authenticator.server';
import { decodeForm, text } from '~/platform/forms.server';
import { requireUser } from '~/platform/guards.server';
import { pageMeta } from '~/platform/page-meta';
import { redirectWithAnswer } from '~/platform/toast.server';
import { ButtonLink, ButtonRow, PageHeader, Stack, SubmitButton } from '~/ui';

/** Google returns here, with a one-time code in the address. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { email } = await requireUser(context);
  const code = new URL(request.url).searchParams.get('code');
  if (code === null) throw redirect(securityPath);
  return { code, email };
}

const schema = z.object({ code: text });

export async function action({ request, context }: ActionFunctionArgs) {
  await requireUser(context);
  const { code } = (await decodeForm(request, schema)).value;
  const body = { token: code, browser: oauthBrowser(context) };
  const answer = await apiFor(context).POST('/api/auth/google/link', { body });
  return redirectWithAnswer(context, securityPath, answer);
}

/** Linking needs a button, because an address sent by another person must not link their Google account. */
export default function LinkGoogle() {
  const { code, email } = useLoaderData<typeof loader>();
  return (
    <div className="max-w-form">
      <PageHeader title="Link this Google account?" />
      <Form method="post" action={linkGooglePath}>
        <Stack>
          <p>
            You chose a Google account. Once it is linked to <strong>{email}</strong>, anyone who is signed in
            to that Google account can sign in here.
          </p>
          <input type="hidden" name="code" value={code} />
          <ButtonRow>
            <SubmitButton pendingText="Linking..." formAction={linkGooglePath}>
              Link this Google account
            </SubmitButton>
            <ButtonLink to={securityPath}>Cancel</ButtonLink>
          </ButtonRow>
        </Stack>
      </Form>
    </div>
  );
}

export const meta = pageMeta({ title: 'Link Google' });
