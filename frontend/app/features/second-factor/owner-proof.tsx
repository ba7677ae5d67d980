import { logoutPath } from '~/paths/pages';
import type { FormState } from '~/platform/forms';
import { Banner, PasswordInput, TextLink } from '~/ui';
import type { SecondFactor } from './second-factor.server';

type OwnerProofProps = { confirmBy: SecondFactor['confirmBy']; form: FormState };

/**
 * Asks for proof that it is the owner who acts: nothing shortly after signing in, else the password. A session can
 * stop being fresh while the page is open, and then the API asks.
 */
export function OwnerProof({ confirmBy, form }: OwnerProofProps) {
  if (confirmBy === 'password' || 'currentPassword' in form.fieldErrors)
    return (
      <PasswordInput
        key={form.attempt}
        label="Your password"
        hint="You signed in a while ago, so please show that it is still you."
        autoComplete="current-password"
        required
        {...form.secret('currentPassword')}
      />
    );
  if (confirmBy === 'nothing') return null;
  return (
    <Banner title="Please sign in again first">
      You signed in a while ago, and your account has no password to ask for.{' '}
      <TextLink to={logoutPath}>Sign out</TextLink>, sign in with Google again, and come back here within ten
      minutes.
    </Banner>
  );
}
