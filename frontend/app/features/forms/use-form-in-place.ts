import { useFetcher, useLocation } from '@remix-run/react';
import type { FormEvent } from 'react';
import type { AnswerInPlace } from './answer-in-place';

/**
 * A small form whose page stays. Without scripts it posts and returns to where it was. With scripts the page is not
 * left, and the requested state shows at once until the server has answered.
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
    /** Submits data by script, without a form. */
    send,
    redirectTo: pathname + search,
    /** The submitted data that has not been answered yet. */
    asked: fetcher.formData,
    /** The latest answer, a new object each time. */
    answer: fetcher.data,
    failed: fetcher.state === 'idle' && fetcher.data !== undefined && fetcher.data.done !== true,
  };
}

/** Returns the fields of a small form including the pressed button. */
export function fieldsAsked(event: FormEvent<HTMLFormElement>): Record<string, string> {
  const { submitter } = event.nativeEvent as SubmitEvent;
  return Object.fromEntries(
    [...new FormData(event.currentTarget, submitter)].map(([name, value]) => [name, String(value)]),
  );
}
