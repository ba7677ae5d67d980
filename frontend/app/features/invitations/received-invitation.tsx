import { Form } from '@remix-run/react';
import { FormProblems } from '~/features/forms/form-problems';
import { invitationPath, loginPathWith } from '~/paths/account';
import { loginPath, logoutPath, registerPath } from '~/paths/pages';
import type { FormState } from '~/platform/forms';
import { AuthPanel, Banner, ButtonLink, Stack, SubmitButton, TextLink } from '~/ui';
import type { ReceivedInvitation } from './invitee.server';

/** The value that the form for accepting with an existing account sends. */
export const acceptIntent = 'accept';

type Props<State extends ReceivedInvitation['state']> = {
  invitation: Extract<ReceivedInvitation, { state: State }>;
};

export function InvalidInvitation({ invitation }: Props<'invalid'>) {
  return (
    <AuthPanel
      title="Invalid Invitation"
      after={invitation.signedIn ? <TextLink to="/">Return Home</TextLink> : <SignInInstead />}
    >
      <Banner tone="danger">{invitation.message}</Banner>
    </AuthPanel>
  );
}

/** The invited email has an account, so its owner signs in and comes back to accept. */
export function SignInFirst({ invitation }: Props<'sign-in-first'>) {
  const back = invitationPath(invitation.token);
  const signIn = loginPathWith({ redirectTo: back, email: invitation.customerEmail });
  return (
    <AuthPanel title="Accept the invitation">
      <Stack>
        <p>
          {invitation.trainerName} invited <strong>{invitation.customerEmail}</strong>. There is already an
          account with this email address. Sign in to it, and you can accept right away.
        </p>
        <ButtonLink to={signIn} variant="primary" wide>
          Sign in to accept
        </ButtonLink>
      </Stack>
    </AuthPanel>
  );
}

export function AcceptInvitation({ invitation, form }: Props<'accept'> & { form: FormState }) {
  return (
    <AuthPanel title="Accept the invitation">
      <Form method="post">
        <Stack>
          <FormProblems form={form} title="Failed to accept invitation" />
          <p>
            {invitation.trainerName} invited you. Once you accept, they can make meal plans for you. For as
            long as they coach you, they see your profile, your measurements and goals, and the diary and
            photos that you share.
          </p>
          <input type="hidden" name="intent" value={acceptIntent} />
          <input type="hidden" name="token" value={invitation.token} />
          <SubmitButton wide pendingText="Accepting...">
            Accept invitation
          </SubmitButton>
          <ButtonLink to="/" variant="quiet" wide>
            Not now
          </ButtonLink>
        </Stack>
      </Form>
    </AuthPanel>
  );
}

export function OtherAccount({ invitation }: Props<'other-account'>) {
  return (
    <AuthPanel title="This invitation is for someone else">
      <Stack>
        <p>
          {invitation.trainerName} invited <strong>{invitation.customerEmail}</strong>. You are signed in as{' '}
          <strong>{invitation.signedInAs}</strong>. To accept, sign out and open the link again.
        </p>
        <ButtonLink to={logoutPath} variant="primary" wide>
          Sign out
        </ButtonLink>
        <ButtonLink to="/" variant="quiet" wide>
          Stay signed in
        </ButtonLink>
      </Stack>
    </AuthPanel>
  );
}

/** The invited email belongs to a trainer or an admin, so signing in as another user would not help. */
export function NoCustomer({ invitation }: Props<'no-customer'>) {
  return (
    <AuthPanel title="Accept the invitation">
      <Stack>
        <Banner tone="danger" title="Only customer accounts can accept an invitation.">
          {`${invitation.customerEmail} is not a customer account.`}
        </Banner>
        <p>
          To be coached by {invitation.trainerName}, ask them to invite another email address of yours. You
          can then create a customer account with it.
        </p>
        <ButtonLink to="/" variant="primary" wide>
          Return Home
        </ButtonLink>
      </Stack>
    </AuthPanel>
  );
}

function SignInInstead() {
  return (
    <>
      <p>
        Already have an account? <TextLink to={loginPath}>Sign in</TextLink>
      </p>
      <p>
        You can also <TextLink to={registerPath}>create an account</TextLink> without an invitation.
      </p>
    </>
  );
}
