import type { FormState } from '~/platform/forms';
import { PasswordInput } from '~/ui';
import { useSecretKey } from './use-secret-key';

type NewPasswordProps = {
  form: FormState;
  /** What the backend wants of a password, listed before typing; it checks them and says which one fails. */
  rules: readonly string[];
  name?: string;
  label?: string;
  confirmLabel?: string;
};

/** A new password and its repetition: wherever one is chosen it is this, with the same rules. */
export function NewPassword(props: NewPasswordProps) {
  const { form, rules, name = 'password', label = 'Password', confirmLabel = 'Confirm password' } = props;
  // Of two that differ no one sees which one was meant: both are typed anew.
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
