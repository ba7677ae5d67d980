import type { AppLoadContext } from '@remix-run/node';
import { apiForVisitorOrUser } from '~/platform/api.server';
import { failureOf } from '~/platform/api-errors.server';

type Opened = { request: Request; context: AppLoadContext };

/** Records that a user has opened a recipe. The API ignores repetitions within an hour. */
export function noteView({ request, context }: Opened, recipeId: string): void {
  if (isPrefetch(request) || pageBefore(request)?.pathname === new URL(request.url).pathname) return;
  note(context, { recipeId, interactionType: 'view' });
}

/** Records that a user has searched. Filtering, sorting, or reloading the results is not another search. */
export function noteSearch({ request, context }: Opened, search: string, found: number): void {
  if (isPrefetch(request) || pageBefore(request)?.searchParams.get('search')?.trim() === search) return;
  note(context, { interactionType: 'search', metadata: { search }, interactionValue: found });
}

type Interaction = {
  recipeId?: string;
  interactionType: 'view' | 'search';
  metadata?: Record<string, string>;
  interactionValue?: number;
};

/** The page does not wait for the recording, and a failure is not shown to the user. */
function note(context: AppLoadContext, body: Interaction): void {
  apiForVisitorOrUser(context)
    .POST('/api/favorites/interactions', { body })
    .then((answer) => {
      const isWorthTelling = !answer.response.ok && answer.response.status !== 429;
      if (isWorthTelling) context.report(failureOf(answer));
    })
    .catch(context.report);
}

/** A prefetch by the browser is not a view yet. */
const isPrefetch = ({ headers }: Request) =>
  ['sec-purpose', 'purpose'].some((name) => headers.get(name)?.includes('prefetch'));

/** The page that the browser shows during the request. When its data is reloaded, it is that page itself. */
function pageBefore({ headers }: Request): URL | null {
  return URL.parse(headers.get('referer') ?? '');
}
