import type { AppLoadContext } from '@remix-run/node';
import { Authenticator } from 'remix-auth';
import { Strategy } from 'remix-auth/strategy';
import type { components } from '#openapi/schema';
import { apiForVisitor } from './api.server';
import { ApiFailure, failureOf } from './api-errors.server';
import type { SignedInUser, UserOfSession } from './current-user.server';
import { readForm } from './read-form.server';
import { SecondStepNeeded } from './second-step.server';

/**
 * The two ways to sign in. Each asks the API, and the answer becomes the session of this request. A refusal is thrown
 * as an `ApiFailure`. It is created per request, because a session belongs to one.
 */
export function authenticatorFor(context: AppLoadContext): Authenticator<SignedInUser> {
  return new Authenticator<SignedInUser>()
    .use(new PasswordStrategy((credentials) => signInWithPassword(context, credentials)))
    .use(new GoogleReturnStrategy((code) => signInWithGoogle(context, code)));
}

type Credentials = { email: string; password: string };

class PasswordStrategy extends Strategy<SignedInUser, Credentials> {
  override name = 'password';

  override async authenticate(request: Request): Promise<SignedInUser> {
    const form = await readForm(request);
    return this.verify({
      email: String(form.get('email') ?? ''),
      password: String(form.get('password') ?? ''),
    });
  }
}

/** Completes the return from Google, with the API's one-time code in the address. */
class GoogleReturnStrategy extends Strategy<SignedInUser, string> {
  override name = 'google';

  override async authenticate(request: Request): Promise<SignedInUser> {
    return this.verify(new URL(request.url).searchParams.get('token') ?? '');
  }
}

async function signInWithPassword(context: AppLoadContext, body: Credentials): Promise<SignedInUser> {
  const headers = deviceHeader(context);
  return keepSession(context, await apiForVisitor(context).POST('/api/auth/login', { body, headers }));
}

/** The answer to the second step of a sign-in. */
export type SecondFactorAnswer = Omit<components['schemas']['SecondFactorRequest'], 'challenge'>;

export async function answerSecondStep(
  context: AppLoadContext,
  challenge: string,
  answer: SecondFactorAnswer,
): Promise<SignedInUser> {
  const call = { body: { challenge, ...answer }, headers: deviceHeader(context) };
  return keepSession(context, await apiForVisitor(context).POST('/api/auth/second-factor', call));
}

export async function signInWithPasskey(
  context: AppLoadContext,
  body: components['schemas']['PasskeyAnswerRequest'],
): Promise<SignedInUser> {
  const call = { body, headers: deviceHeader(context) };
  return keepSession(context, await apiForVisitor(context).POST('/api/auth/passkeys/session', call));
}

/** Failures from elsewhere never lock out a device on which the user has signed in before. */
function deviceHeader({ session }: AppLoadContext): Record<string, string> {
  return session.deviceToken ? { 'X-Device-Token': session.deviceToken } : {};
}

async function signInWithGoogle(context: AppLoadContext, token: string): Promise<SignedInUser> {
  const body = { token, browser: oauthBrowser(context) };
  return keepSession(context, await apiForVisitor(context).POST('/api/auth/google/exchange', { body }));
}

/**
 * The secret that the API left in the browser which went to Google. A one-time code is only valid together with it.
 */
export function oauthBrowser({ cookies, pageCookie }: AppLoadContext): string {
  return pageCookie('oauthBrowser').read(cookies) ?? '';
}

type Session = {
  status: 'success';
  data: { accessToken: string; user: UserOfSession; deletionTakenBack: boolean };
};
type Challenge = components['schemas']['SecondFactorResponse'];

type SignedIn = {
  data?: Session | Challenge;
  error?: unknown;
  response: Response;
};

/** Takes the session from an answer that signs a user in, or throws the API's refusal or what it asks for. */
export function keepSession(context: AppLoadContext, answer: SignedIn, general?: string): SignedInUser {
  if (!answer.data) throw failureOf(answer, general);
  if (answer.data.status === 'second_factor') throw new SecondStepNeeded(answer.data.data);
  const { accessToken, user, deletionTakenBack = false } = answer.data.data ?? {};
  if (!accessToken || !user?.role || !context.session.signIn(accessToken, answer.response.headers)) {
    throw new ApiFailure(502, { message: 'Invalid response from server' });
  }
  return { ...user, deletionTakenBack };
}
