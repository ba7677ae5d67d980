import type { FormState } from '~/platform/forms';
import { PasswordInput } from '~/ui';
import { useSecretKey } from './use-secret-key';

type NewPasswordProps = {
  form: FormState;
  /** Lists the backend's password rules before typing. The backend checks them and says which one fails. */
  rules: readonly string[];
  name?: string;
  label?: string;
  confirmLabel?: string;
};

/** A new password and its repetition: wherever one is chosen it is this, with the same rules. */
export function NewPassword(props: NewPasswordProps) {
  const { form, rules, name = 'password', label = 'Password', confirmLabel = 'Confirm password' } = props;
  // No one can tell which of two different passwords was meant, so both are typed again.
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
