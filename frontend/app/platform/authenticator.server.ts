import type { AppLoadContext } from '@remix-run/node';
import { Authenticator } from 'remix-auth';
import { Strategy } from 'remix-auth/strategy';
import { apiForVisitor } from './api.server';
import { ApiFailure, failureOf } from './api-errors.server';
import type { User } from './current-user.server';
import { readForm } from './read-form.server';

/**
 * The two ways in. Each asks the API, and what it answers becomes the session of this request; a refusal is
 * thrown as an `ApiFailure`. Made per request, because a session belongs to one.
 */
export function authenticatorFor(context: AppLoadContext): Authenticator<User> {
  return new Authenticator<User>()
    .use(new PasswordStrategy((credentials) => signInWithPassword(context, credentials)))
    .use(new GoogleReturnStrategy((code) => signInWithGoogle(context, code)));
}

type Credentials = { email: string; password: string };

class PasswordStrategy extends Strategy<User, Credentials> {
  override name = 'password';

  override async authenticate(request: Request): Promise<User> {
    const form = await readForm(request);
    return this.verify({
      email: String(form.get('email') ?? ''),
      password: String(form.get('password') ?? ''),
    });
  }
}

/** Comes back from Google with a one-time code of the API in the address. */
class GoogleReturnStrategy extends Strategy<User, string> {
  override name = 'google';

  override async authenticate(request: Request): Promise<User> {
    return this.verify(new URL(request.url).searchParams.get('token') ?? '');
  }
}

async function signInWithPassword(context: AppLoadContext, body: Credentials): Promise<User> {
  const device = context.session.deviceToken;
  const headers = device ? { 'X-Device-Token': device } : {};
  return keepSession(context, await apiForVisitor(context).POST('/api/auth/login', { body, headers }));
}

async function signInWithGoogle(context: AppLoadContext, token: string): Promise<User> {
  const body = { token, browser: oauthBrowser(context) };
  return keepSession(context, await apiForVisitor(context).POST('/api/auth/google/exchange', { body }));
}

/** The API has left this with the browser that set out for Google; a one-time code is good only together with it. */
export function oauthBrowser({ cookies, pageCookie }: AppLoadContext): string {
  return pageCookie('oauthBrowser').read(cookies) ?? '';
}

type SignedIn = {
  data?: { data?: { accessToken: string; user: User } };
  error?: unknown;
  response: Response;
};

/** Takes over the session of an answer that signs somebody in, or throws what the API refused. */
export function keepSession(context: AppLoadContext, answer: SignedIn, general?: string): User {
  if (!answer.data) throw failureOf(answer, general);
  const { accessToken, user } = answer.data.data ?? {};
  if (!accessToken || !user?.role || !context.session.signIn(accessToken, answer.response.headers)) {
    throw new ApiFailure(502, { message: 'Invalid response from server' });
  }
  return user;
}
