import { useFetcher, useLocation } from '@remix-run/react';
import type { FormEvent } from 'react';
import type { AnswerInPlace } from './answer-in-place';

/**
 * A small form whose page stays. Without scripts it posts and comes back to where it stood; with them nothing is left,
 * and what was asked shows at once until the server has answered.
 */
export function useFormInPlace(action: string, what: string) {
  const fetcher = useFetcher<AnswerInPlace>({ key: `${what} ${action}` });
  const { pathname, search } = useLocation();
  const send = (fields: Record<string, string>) =>
    fetcher.submit({ ...fields, stay: '1' }, { method: 'post', action });
  return {
    form: {
      method: 'post',
      action,
      onSubmit(event: FormEvent<HTMLFormElement>) {
        event.preventDefault();
        send(fieldsAsked(event));
      },
    } as const,
    /** For what is sent by a script alone. */
    send,
    redirectTo: pathname + search,
    /** What has been asked and not been answered yet. */
    asked: fetcher.formData,
    /** The last one; a new object each time. */
    answer: fetcher.data,
    failed: fetcher.state === 'idle' && fetcher.data !== undefined && fetcher.data.done !== true,
  };
}

/** The fields of a small form as it is sent by one of its buttons. */
export function fieldsAsked(event: FormEvent<HTMLFormElement>): Record<string, string> {
  const { submitter } = event.nativeEvent as SubmitEvent;
  return Object.fromEntries(
    [...new FormData(event.currentTarget, submitter)].map(([name, value]) => [name, String(value)]),
  );
}
