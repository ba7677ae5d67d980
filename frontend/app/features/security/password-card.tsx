import { Form } from '@remix-run/react';
import { passwordFailureTitle } from '~/features/account/failure-titles';
import { NewPassword } from '~/features/account/new-password';
import { useSecretKey } from '~/features/account/use-secret-key';
import { FormProblems } from '~/features/forms/form-problems';
import { useSubmitCount } from '~/features/forms/use-submit-count';
import { OwnerProof } from '~/features/second-factor/owner-proof';
import type { SecondFactor } from '~/features/second-factor/second-factor.server';
import { formState, type RefusedForm } from '~/platform/forms';
import { Card, PasswordInput, Stack, SubmitButton } from '~/ui';

import { securityIntent } from './security-intents';

const intent = securityIntent.password;

type PasswordCardProps = {
  email: string;
  hasPassword: boolean;
  confirmBy: SecondFactor['confirmBy'];
  rules: readonly string[];
  refused: RefusedForm | undefined;
};

/** An account created through Google has no password yet, so there is no current one to ask for. */
export function PasswordCard({ email, hasPassword, confirmBy, rules, refused }: PasswordCardProps) {
  const form = formState(refused, { intent });
  const sent = useSubmitCount(intent, form.refused);
  const currentKey = useSecretKey(form, ['currentPassword']);
  if (confirmBy === 'sign_in')
    return (
      <Card title="Set a password">
        <OwnerProof confirmBy={confirmBy} form={form} />
      </Card>
    );
  return (
    <Card
      title={hasPassword ? 'Change password' : 'Set a password'}
      description="Changing it signs you out on all other devices."
    >
      <Form method="post" className="max-w-form" noValidate>
        <Stack key={sent}>
          <FormProblems form={form} title={passwordFailureTitle(form.fieldErrors)} />
          {/* Tells password managers to which account the password belongs. Without a name it is not sent. */}
          <input type="text" autoComplete="username" value={email} readOnly hidden />
          {hasPassword ? (
            <PasswordInput
              key={currentKey}
              label="Current password"
              autoComplete="current-password"
              required
              {...form.secret('currentPassword')}
            />
          ) : null}
          <NewPassword
            form={form}
            rules={rules}
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
