import type { AppLoadContext } from '@remix-run/node';
import { apiForVisitorOrUser } from '~/platform/api.server';
import { failureOf } from '~/platform/api-errors.server';

type Opened = { request: Request; context: AppLoadContext };

/** Someone has opened a recipe. Again within the hour counts as nothing, which the API sees to. */
export function noteView({ request, context }: Opened, recipeId: string): void {
  if (isPrefetch(request) || pageBefore(request)?.pathname === new URL(request.url).pathname) return;
  note(context, { recipeId, interactionType: 'view' });
}

/** Someone has searched. To narrow, sort or load anew what was found is no other search. */
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

/** The page does not wait for it, and no one who reads it has to know when it fails. */
function note(context: AppLoadContext, body: Interaction): void {
  apiForVisitorOrUser(context)
    .POST('/api/favorites/interactions', { body })
    .then((answer) => {
      const isWorthTelling = !answer.response.ok && answer.response.status !== 429;
      if (isWorthTelling) context.report(failureOf(answer));
    })
    .catch(context.report);
}

/** The browser looks ahead; whether anyone will look is another question. */
const isPrefetch = ({ headers }: Request) =>
  ['sec-purpose', 'purpose'].some((name) => headers.get(name)?.includes('prefetch'));

/** The page that the browser shows while it asks, which is the one at hand when its data are loaded anew. */
function pageBefore({ headers }: Request): URL | null {
  return URL.parse(headers.get('referer') ?? '');
}
