import { useRef } from 'react';
import type { FormState } from '~/platform/forms';

/**
 * The key of inputs for passwords. The server never sends one back; where scripts run, what was typed stays as long as it
 * is not what the form was refused for, and is emptied when it is.
 */
export function useSecretKey(form: FormState, names: readonly string[]): string {
  const emptiedBy = useRef('');
  if (names.some((name) => form.fieldErrors[name])) emptiedBy.current = form.attempt;
  return emptiedBy.current;
}
