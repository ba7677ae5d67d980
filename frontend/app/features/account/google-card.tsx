import { Form } from '@remix-run/react';
import { FormProblems } from '~/features/forms/form-problems';
import { formState, type RefusedForm } from '~/platform/forms';
import { Card, Stack, SubmitButton } from '~/ui';
import type { Account } from './account.server';
import { accountIntent } from './account-intents';
import { GoogleButton } from './google-button';

const intent = accountIntent.unlinkGoogle;

type GoogleCardProps = { profile: Account['profile']; refused: RefusedForm | undefined };

export function GoogleCard({ profile, refused }: GoogleCardProps) {
  if (!profile.googleLinked) {
    return (
      <Card title="Google" description="Link your Google account so that you can sign in with it too.">
        <GoogleButton link text="Link Google" />
      </Card>
    );
  }
  const form = formState(refused, { intent });
  return (
    <Card title="Google" description="You can sign in with your Google account.">
      <Form method="post" preventScrollReset>
        <Stack>
          <FormProblems form={form} />
          <div>
            <SubmitButton variant="secondary" name="intent" value={intent} pendingText="Unlinking...">
              Unlink Google
            </SubmitButton>
          </div>
        </Stack>
      </Form>
    </Card>
  );
}
