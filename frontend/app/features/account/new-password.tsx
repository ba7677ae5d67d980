import type { FormState } from '~/platform/forms';
import { PasswordInput } from '~/ui';

/** Listed before typing; the backend checks them and says which one fails. */
const rules = [
  'At least 8 characters',
  'An uppercase and a lowercase letter',
  'A number',
  'A special character: one of !@#$%^&*',
];
const rulesForReset = ['At least 8 characters', 'Not one of the common passwords'];

type NewPasswordProps = {
  form: FormState;
  name?: string;
  label?: string;
  confirmLabel?: string;
  reset?: boolean;
};

/** A new password and its repetition. */
export function NewPassword(props: NewPasswordProps) {
  const {
    form,
    name = 'password',
    label = 'Password',
    confirmLabel = 'Confirm password',
    reset = false,
  } = props;
  return (
    <>
      <PasswordInput
        key={`${name} ${form.attempt}`}
        label={label}
        autoComplete="new-password"
        rules={reset ? rulesForReset : rules}
        required
        {...form.secret(name)}
      />
      <PasswordInput
        key={`confirm ${form.attempt}`}
        label={confirmLabel}
        autoComplete="new-password"
        required
        {...form.secret('confirmPassword')}
      />
    </>
  );
}
