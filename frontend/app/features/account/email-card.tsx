import { Form } from '@remix-run/react';
import { FormProblems } from '~/features/forms/form-problems';
import { useSubmitCount } from '~/features/forms/use-submit-count';
import { type FormState, formState, type RefusedForm } from '~/platform/forms';
import { Banner, ButtonRow, Card, PasswordInput, Stack, SubmitButton, TextInput } from '~/ui';
import type { Account } from './account.server';
import { accountIntent } from './account-intents';
import { passwordFailureTitle } from './failure-titles';
import { useSecretKey } from './use-secret-key';

type EmailCardProps = { account: Account; refused: RefusedForm | undefined };

/** A new email counts once the link that is sent to it is opened. Until then, the present one stays. */
export function EmailCard({ account: { profile, hasNewEmailExpired }, refused }: EmailCardProps) {
  const form = formState(refused, { intent: accountIntent.email });
  const { newEmail, hasPassword } = profile;
  return (
    <Card
      title="Change email"
      description={`You sign in with ${profile.email}. A new email counts once you have opened the link that we send to it; all other devices are signed out then.`}
    >
      <Stack>
        {newEmail ? (
          <WaitingEmail email={newEmail.email} hasExpired={hasNewEmailExpired} refused={refused} />
        ) : null}
        {hasPassword ? (
          <NewEmailForm form={form} />
        ) : (
          <p className="text-muted">
            You sign in with Google only. Set a password first: it proves that you are the one who changes the
            email.
          </p>
        )}
      </Stack>
    </Card>
  );
}

function NewEmailForm({ form }: { form: FormState }) {
  const sent = useSubmitCount(accountIntent.email, form.refused);
  const passwordKey = useSecretKey(form, ['currentPassword']);
  return (
    <Form method="post" className="max-w-form" noValidate>
      <Stack key={sent}>
        <FormProblems form={form} title={passwordFailureTitle(form.fieldErrors, 'Update Failed')} />
        <TextInput label="New email" type="email" autoComplete="email" required {...form.field('email')} />
        <PasswordInput
          key={passwordKey}
          label="Your password"
          autoComplete="current-password"
          required
          {...form.secret('currentPassword')}
        />
        <div>
          <SubmitButton name="intent" value={accountIntent.email} pendingText="Sending...">
            Send link
          </SubmitButton>
        </div>
      </Stack>
    </Form>
  );
}

type WaitingEmailProps = { email: string; hasExpired: boolean; refused: RefusedForm | undefined };

function WaitingEmail({ email, hasExpired, refused }: WaitingEmailProps) {
  const resending = formState(refused, { intent: accountIntent.resendEmail });
  const canceling = formState(refused, { intent: accountIntent.cancelEmail });
  return (
    <Stack>
      <FormProblems form={resending.refused ? resending : canceling} />
      {hasExpired ? (
        <Banner tone="warning" title={`The link to ${email} has expired`}>
          It worked for an hour. Send a new one, or keep your email.
        </Banner>
      ) : (
        <Banner title={`Waiting for ${email}`}>
          We sent a link to this address. It works for an hour, and only the newest one counts.
        </Banner>
      )}
      <Form method="post" preventScrollReset>
        <ButtonRow>
          <SubmitButton
            variant="secondary"
            name="intent"
            value={accountIntent.resendEmail}
            pendingText="Sending..."
          >
            Send the link again
          </SubmitButton>
          <SubmitButton
            variant="secondary"
            name="intent"
            value={accountIntent.cancelEmail}
            pendingText="Canceling..."
          >
            Keep my email
          </SubmitButton>
        </ButtonRow>
      </Form>
    </Stack>
  );
}
