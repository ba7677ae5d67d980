import { Form } from '@remix-run/react';
import { Card, Stack, SubmitButton } from '~/ui';

type DemoAccountsProps = {
  accounts: ReadonlyArray<{ role: string; email: string; password: string }>;
  redirectTo: string | null;
};

/** One button per demo account. Only the demo has them, and their passwords are public. */
export function DemoAccounts({ accounts, redirectTo }: DemoAccountsProps) {
  return (
    <Card title="Demo data" description="Everything here is made up. Take a look around as:">
      <Stack gap="small">
        {accounts.map(({ role, email, password }) => (
          <Form key={email} method="post">
            <input type="hidden" name="email" value={email} />
            <input type="hidden" name="password" value={password} />
            {redirectTo ? <input type="hidden" name="redirectTo" value={redirectTo} /> : null}
            <SubmitButton variant="secondary" wide name="account" value={role} pendingText="Signing In...">
              {`Sign in as ${role}`}
            </SubmitButton>
          </Form>
        ))}
      </Stack>
    </Card>
  );
}
