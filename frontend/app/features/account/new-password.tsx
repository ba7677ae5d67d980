import type { FormState } from '~/platform/forms';
import { PasswordInput } from '~/ui';
import { useSecretKey } from './use-secret-key';

type NewPasswordProps = {
  form: FormState;
  /** The backend's password rules, listed before typing. The backend checks them and says which one fails. */
  rules: readonly string[];
  name?: string;
  label?: string;
  confirmLabel?: string;
};

/** A new password and its repetition. Every form that sets a password uses this one, with the same rules. */
export function NewPassword(props: NewPasswordProps) {
  const { form, rules, name = 'password', label = 'Password', confirmLabel = 'Confirm password' } = props;
  // If the two passwords differ, it is unclear which one was meant, so both have to be typed again.
  const key = useSecretKey(form, [name, 'confirmPassword']);
  return (
    <>
      <PasswordInput
        key={`${name} ${key}`}
        label={label}
        autoComplete="new-password"
        rules={rules}
        required
        {...form.secret(name)}
      />
      <PasswordInput
        key={`confirm ${key}`}
        label={confirmLabel}
        autoComplete="new-password"
        required
        {...form.secret('confirmPassword')}
      />
    </>
  );
}
