import type { AppLoadContext } from '@remix-run/node';
import { Authenticator } from 'remix-auth';
import { Strategy } from 'remix-auth/strategy';
import { apiForVisitor } from './api.server';
import { ApiFailure, failureOf } from './api-errors.server';
import type { User } from './current-user.server';
import { readForm } from './read-form.server';

/**
 * The two ways to sign in. Each asks the API, and the answer becomes the session of this request. A refusal is thrown
 * as an `ApiFailure`. It is created per request, because a session belongs to one.
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

/** Completes the return from Google, with the API's one-time code in the address. */
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

/**
 * The secret that the API left in the browser which went to Google. A one-time code is only valid together with it.
 */
export function oauthBrowser({ cookies, pageCookie }: AppLoadContext): string {
  return pageCookie('oauthBrowser').read(cookies) ?? '';
}

type SignedIn = {
  data?: { data?: { accessToken: string; user: User } };
  error?: unknown;
  response: Response;
};

/** Takes the session from an answer that signs a user in, or throws the API's refusal. */
export function keepSession(context: AppLoadContext, answer: SignedIn, general?: string): User {
  if (!answer.data) throw failureOf(answer, general);
  const { accessToken, user } = answer.data.data ?? {};
  if (!accessToken || !user?.role || !context.session.signIn(accessToken, answer.response.headers)) {
    throw new ApiFailure(502, { message: 'Invalid response from server' });
  }
  return user;
}
