import { Form } from '@remix-run/react';
import { FormProblems } from '~/features/forms/form-problems';
import { useTimesSent } from '~/features/forms/use-times-sent';
import { formState, type RefusedForm } from '~/platform/forms';
import { Card, PasswordInput, Stack, SubmitButton } from '~/ui';
import { accountIntent } from './account-intents';
import { NewPassword } from './new-password';

const intent = accountIntent.password;

type PasswordCardProps = { email: string; hasPassword: boolean; refused: RefusedForm | undefined };

/** An account that came from Google has no password yet: then there is no current one to ask for. */
export function PasswordCard({ email, hasPassword, refused }: PasswordCardProps) {
  const state = formState(refused, { intent });
  const form = { ...state, attempt: `${state.attempt} ${useTimesSent(intent, state.refused)}` };
  return (
    <Card
      title={hasPassword ? 'Change password' : 'Set a password'}
      description="All other devices are signed out when it changes."
    >
      <Form method="post" className="max-w-form" noValidate>
        <Stack>
          <FormProblems form={form} />
          {/* Tells password managers whose password this is; without a name it is not sent. */}
          <input type="text" autoComplete="username" value={email} readOnly hidden />
          {hasPassword ? (
            <PasswordInput
              key={form.attempt}
              label="Current password"
              autoComplete="current-password"
              required
              {...form.secret('currentPassword')}
            />
          ) : null}
          <NewPassword
            form={form}
            name="newPassword"
            label="New password"
            confirmLabel="Confirm new password"
          />
          <div>
            <SubmitButton name="intent" value={intent} pendingText="Saving...">
              {hasPassword ? 'Change password' : 'Set password'}
            </SubmitButton>
          </div>
        </Stack>
      </Form>
    </Card>
  );
}
