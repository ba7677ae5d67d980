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
  return {
    form: {
      method: 'post',
      action,
      onSubmit(event: FormEvent<HTMLFormElement>) {
        event.preventDefault();
        const { submitter } = event.nativeEvent as SubmitEvent;
        const asked = new FormData(event.currentTarget, submitter);
        asked.set('stay', '1');
        fetcher.submit(asked, { method: 'post', action });
      },
    } as const,
    /** For what is sent by a script alone. */
    send: (fields: Record<string, string>) =>
      fetcher.submit({ ...fields, stay: '1' }, { method: 'post', action }),
    redirectTo: pathname + search,
    /** What has been asked and not been answered yet. */
    asked: fetcher.formData,
    failed: fetcher.state === 'idle' && fetcher.data !== undefined && fetcher.data.done !== true,
  };
}
