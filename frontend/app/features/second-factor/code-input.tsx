import type { FormState } from '~/platform/forms';
import { TextInput } from '~/ui';

/** The code that an app shows. Phones offer it above their keyboard. */
export function CodeInput({ form, hint }: { form: FormState; hint?: string }) {
  return (
    <TextInput
      key={form.attempt}
      label="Code"
      hint={hint ?? 'Six digits. They change every half minute.'}
      inputMode="numeric"
      autoComplete="one-time-code"
      maxLength={10}
      required
      {...form.secret('code')}
    />
  );
}
