import { Form } from '@remix-run/react';
import { GoogleButton } from '~/features/account/google-button';
import { FormProblems } from '~/features/forms/form-problems';
import { formState, type RefusedForm } from '~/platform/forms';
import { Card, Stack, SubmitButton } from '~/ui';

import { securityIntent } from './security-intents';

const intent = securityIntent.unlinkGoogle;

type GoogleCardProps = { isLinked: boolean; refused: RefusedForm | undefined };

export function GoogleCard({ isLinked, refused }: GoogleCardProps) {
  if (!isLinked) {
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
