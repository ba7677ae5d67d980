import { type AppLoadContext, redirect } from '@remix-run/node';
import { type ApiClient, createApiClient } from '#openapi/client';
import { loginPath } from './paths';

const patienceMs = 20_000;

/** The API as the signed-in user; whose session has ended goes to sign in and comes back to this page. */
export function apiFor(context: AppLoadContext): ApiClient {
  return clientOf(context, async (request) => {
    const answer = await askAsUser(context, request);
    if (answer.status === 401 && context.session.hasEnded) throw redirect(loginPath(context.page));
    return answer;
  });
}

/** The API as the signed-in user, for pages that are there without one too. */
export function apiForVisitorOrUser(context: AppLoadContext): ApiClient {
  return clientOf(context, (request) => askAsUser(context, request));
}

/** The API as nobody: to sign in, to register, to open a link from a mail. */
export function apiForVisitor(context: AppLoadContext): ApiClient {
  return clientOf(context, reach);
}

function clientOf(context: AppLoadContext, fetch: (request: Request) => Promise<Response>): ApiClient {
  const headers = Object.fromEntries(context.api.headers());
  return createApiClient({ baseUrl: context.api.url.origin, headers, fetch });
}

async function askAsUser({ session }: AppLoadContext, request: Request): Promise<Response> {
  const used = session.accessToken;
  const again = request.clone();
  const answer = await reach(withToken(request, used));
  if (answer.status !== 401) return answer;
  // Another call of this request may have refreshed meanwhile; then its token is good.
  if (session.accessToken === used && (await session.refresh()) !== 'refreshed') {
    return session.hasEnded ? answer : unavailable();
  }
  await answer.body?.cancel();
  return reach(withToken(again, session.accessToken));
}

function withToken(request: Request, token: string | null): Request {
  if (token) request.headers.set('Authorization', `Bearer ${token}`);
  return request;
}

/** A backend that cannot be reached answers like one that says so itself. */
async function reach(request: Request): Promise<Response> {
  try {
    return await fetch(request, { signal: AbortSignal.timeout(patienceMs) });
  } catch {
    return unavailable();
  }
}

function unavailable(): Response {
  const message = 'The service cannot be reached right now. Please try again in a moment.';
  return Response.json(
    { statusCode: 503, code: 'service_unavailable', message, error: message },
    { status: 503, headers: { 'Retry-After': '5' } },
  );
}
