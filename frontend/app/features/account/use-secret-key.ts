import { useRef } from 'react';
import type { FormState } from '~/platform/forms';

/**
 * The key of password inputs. The server never sends passwords back. With scripts, a typed password stays unless the
 * form was refused because of it.
 */
export function useSecretKey(form: FormState, names: readonly string[]): string {
  const emptiedBy = useRef('');
  if (names.some((name) => form.fieldErrors[name])) emptiedBy.current = form.attempt;
  return emptiedBy.current;
}
