import { useFetcher, useLocation } from '@remix-run/react';
import type { FormEvent } from 'react';
import { type EngagementAnswer, engagementPath } from './engagement-intents';

/**
 * A small form about a recipe. Without scripts it posts and comes back to this page; with them the page stays, and what
 * was asked shows at once until the server has answered.
 */
export function useEngagement(recipeId: string, what: string) {
  const fetcher = useFetcher<EngagementAnswer>({ key: `${what} ${recipeId}` });
  const { pathname, search } = useLocation();
  return {
    form: {
      method: 'post',
      action: engagementPath(recipeId),
      onSubmit(event: FormEvent<HTMLFormElement>) {
        event.preventDefault();
        const { submitter } = event.nativeEvent as SubmitEvent;
        const asked = new FormData(event.currentTarget, submitter);
        asked.set('stay', '1');
        fetcher.submit(asked, { method: 'post', action: engagementPath(recipeId) });
      },
    } as const,
    redirectTo: pathname + search,
    /** What has been asked and not been answered yet. */
    asked: fetcher.formData,
    failed: fetcher.state === 'idle' && fetcher.data?.done === false,
  };
}
