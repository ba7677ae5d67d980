import { type AppLoadContext, redirect } from '@remix-run/node';
import { type ApiClient, createApiClient } from '#openapi/client';
import { loginBackTo } from '~/platform/own-path';
import { ApiCall } from './api-call.server';

const timeoutMs = 20_000;

/** The API as the signed-in user. If the session has ended, the user is sent to sign in and returns to this page. */
export function apiFor(context: AppLoadContext): ApiClient {
  return clientOf(context, async (call) => {
    const answer = await askAsUser(context, call);
    if (answer.status === 401 && context.session.hasEnded) throw redirect(loginBackTo(context.page));
    return answer;
  });
}

/** The API as the signed-in user, for pages that visitors can open too. */
export function apiForVisitorOrUser(context: AppLoadContext): ApiClient {
  return clientOf(context, (call) => askAsUser(context, call));
}

/** The API without a user: to sign in, to register, or to open a link from a mail. */
export function apiForVisitor(context: AppLoadContext): ApiClient {
  return clientOf(context, (call) => reach(context, call));
}

function clientOf(context: AppLoadContext, send: (call: ApiCall) => Promise<Response>): ApiClient {
  return createApiClient({
    baseUrl: context.api.url.origin,
    headers: context.api.headers(),
    Call: ApiCall,
    send,
  });
}

async function askAsUser(context: AppLoadContext, call: ApiCall): Promise<Response> {
  const { session } = context;
  const used = session.accessToken;
  const answer = await reach(context, withToken(call, used));
  if (answer.status !== 401) return answer;
  // Another call of this request may have refreshed the token meanwhile, so that it is valid now.
  if (session.accessToken === used && (await session.refresh()) !== 'refreshed') {
    return session.hasEnded ? answer : unavailable();
  }
  return reach(context, withToken(call, session.accessToken));
}

function withToken(call: ApiCall, token: string | null): ApiCall {
  if (token) call.headers.set('Authorization', `Bearer ${token}`);
  return call;
}

/** An unreachable backend is treated like one that answers 503. */
async function reach({ api }: AppLoadContext, { url, method, headers, body }: ApiCall): Promise<Response> {
  try {
    return await api.fetch(url, { method, headers: Object.fromEntries(headers), body, timeoutMs });
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
