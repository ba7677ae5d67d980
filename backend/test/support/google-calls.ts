import { afterAll, beforeAll, beforeEach } from '@jest/globals';
import { GoogleProvider } from './google-provider.ts';
import { cookieOf, type SignedInUser, TestApp } from './test-app.ts';

let people = 0;

/** Plays a browser that signs in with Google, and the calls of our pages to the API that follow. */
export class GoogleCalls {
  app!: TestApp;
  google!: GoogleProvider;

  /** Gives the tests of a file a program and a Google, and each of them a person who has an account there. */
  static ofSpec(): GoogleCalls {
    const calls = new GoogleCalls();
    beforeAll(async () => {
      calls.google = await GoogleProvider.start({ consent: 'at-once' });
      calls.app = await TestApp.start(calls.google.environment);
    });
    beforeEach(() => calls.meetSomeone());
    afterAll(async () => {
      await calls.app.stop();
      await calls.google.stop();
    });
    return calls;
  }

  private meetSomeone(): void {
    people += 1;
    this.google.consent = 'at-once';
    this.google.trouble = null;
    this.google.profile = {
      sub: `google-${people}`,
      email: `person-${people}@example.org`,
      email_verified: true,
      name: 'Gina Gold',
    };
  }

  visit(path: string, cookie = '') {
    return fetch(new URL(path, this.app.url), { redirect: 'manual', headers: { Cookie: cookie } });
  }

  /** Goes to Google, has it approve the request, and stops before our callback. */
  async goToGoogle(query = '') {
    const left = await this.visit(`/api/auth/google${query}`);
    const cookies = cookieOf(left);
    const answered = await fetch(locationOf(left), { redirect: 'manual' });
    const { pathname, search } = locationOf(answered);
    return { callback: pathname + search, cookies, browser: cookieNamed('oauthBrowser', cookies) };
  }

  /** Goes through the whole flow, back to our pages. */
  async comeBack(query = '') {
    const { callback, cookies, browser } = await this.goToGoogle(query);
    const to = locationOf(await this.visit(callback, cookies));
    return { to, browser, code: to.searchParams.get('token') ?? to.searchParams.get('code') ?? '' };
  }

  async exchange(token: string, browser: string) {
    const { data, error, response } = await this.app.api.POST('/api/auth/google/exchange', {
      body: { token, browser },
    });
    const user = data?.status === 'success' ? data.data.user : undefined;
    const takenBack = data?.status === 'success' ? data.data.deletionTakenBack : undefined;
    return { status: response.status, code: error?.code, user, takenBack, response };
  }

  async link(by: SignedInUser, token: string, browser: string, currentPassword?: string) {
    const body = { token, browser, ...(currentPassword && { currentPassword }) };
    const { error, response } = await by.api.POST('/api/auth/google/link', { body });
    return error ? [response.status, error.code] : [response.status];
  }
}

export const locationOf = (response: Response) => new URL(response.headers.get('location') ?? '');

export const cookieNamed = (name: string, cookies: string) =>
  cookies
    .split('; ')
    .find((pair) => pair.startsWith(`${name}=`))
    ?.slice(name.length + 1) ?? '';

export const INVALID_CODE = { status: 401, code: 'google_code_invalid' };
