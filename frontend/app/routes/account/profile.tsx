import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { Form, useLoaderData } from '@remix-run/react';
import { z } from 'zod';
import { accountPath, profileOf } from '~/paths/pages';
import { apiFor } from '~/platform/api.server';
import { oauthBrowser } from '~/platform/authenticator.server';
import { decodeForm, text } from '~/platform/forms.server';
import { requireUser } from '~/platform/guards.server';
import { pageMeta } from '~/platform/page-meta';
import { redirectWithAnswer } from '~/platform/toast.server';
import { ButtonLink, ButtonRow, PageHeader, Stack, SubmitButton } from '~/ui';

/**
 * Redirects to the profile of the user's role. Google returns here after linking, with a one-time code in the
 * address.
 */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const user = await requireUser(context);
  const code = new URL(request.url).searchParams.get('google');
  if (code === null) throw redirect(profileOf(user.role));
  return { code, email: user.email, profile: profileOf(user.role) };
}

const schema = z.object({ code: text });

export async function action({ request, context }: ActionFunctionArgs) {
  const user = await requireUser(context);
  const { code } = (await decodeForm(request, schema)).value;
  const body = { token: code, browser: oauthBrowser(context) };
  const answer = await apiFor(context).POST('/api/auth/google/link', { body });
  return redirectWithAnswer(context, profileOf(user.role), answer);
}

/** Linking needs a button, because an address sent by another person must not link their Google account. */
export default function LinkGoogle() {
  const { code, email, profile } = useLoaderData<typeof loader>();
  return (
    <div className="max-w-form">
      <PageHeader title="Link this Google account?" />
      <Form method="post" action={accountPath}>
        <Stack>
          <p>
            You chose a Google account. Once it is linked to <strong>{email}</strong>, anyone who is signed in
            to that Google account can sign in here.
          </p>
          <input type="hidden" name="code" value={code} />
          <ButtonRow>
            <SubmitButton pendingText="Linking..." formAction={accountPath}>
              Link this Google account
            </SubmitButton>
            <ButtonLink to={profile}>Cancel</ButtonLink>
          </ButtonRow>
        </Stack>
      </Form>
    </div>
  );
}

export const meta = pageMeta({ title: 'Link Google' });
