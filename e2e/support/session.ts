import { createHmac, hkdfSync } from 'node:crypto';
import type { BrowserContext, Page } from 'playwright-core';
import { visit } from './browser.ts';
import { fillIn, press } from './forms.ts';
import { product } from './product.ts';
import { PASSWORD, type Person } from './world.ts';

/** Signs in through the form, as users do. */
export async function signIn(page: Page, email: string, password = PASSWORD): Promise<void> {
  await visit(page, '/login');
  await submitSignIn(page, email, password);
}

/** Signs in on the sign-in page to which the browser was redirected. */
export async function submitSignIn(page: Page, email: string, password = PASSWORD): Promise<void> {
  await fillIn(page, { Email: email, Password: password });
  await press(page, 'Sign In');
  await page.waitForURL((url) => url.pathname !== '/login');
}

/** Gives the browser a session without signing in, for journeys about something else. */
export async function beSignedIn(page: Page, { accessToken, refreshToken }: Person): Promise<void> {
  const cookie = { url: product.url, httpOnly: true, sameSite: 'Lax' } as const;
  await page.context().addCookies([
    { ...cookie, name: 'token', value: accessToken },
    { ...cookie, name: 'refresh', value: refreshToken },
  ]);
}

export async function sessionCookie(context: BrowserContext, name: 'token' | 'refresh') {
  const cookie = (await context.cookies()).find((candidate) => candidate.name === name);
  if (!cookie) throw new Error(`This browser has no cookie ${name}`);
  return cookie;
}

export async function changeCookie(context: BrowserContext, name: 'token' | 'refresh', value: string) {
  await context.addCookies([{ ...(await sessionCookie(context, name)), value }]);
}

/** Makes the access token look as if it expires in this many seconds. The default is that it has expired. */
export async function ageAccessToken(context: BrowserContext, secondsLeft = 0): Promise<void> {
  const [header, payload = ''] = (await sessionCookie(context, 'token')).value.split('.');
  const claims = JSON.parse(Buffer.from(payload, 'base64url').toString());
  const exp = Math.floor(Date.now() / 1000) + secondsLeft;
  const aged = Buffer.from(JSON.stringify({ ...claims, iat: exp - 900, exp })).toString('base64url');
  const key = Buffer.from(hkdfSync('sha256', product.secret, '', 'mealwright/access-token', 32));
  const signature = createHmac('sha256', key).update(`${header}.${aged}`).digest('base64url');
  await changeCookie(context, 'token', `${header}.${aged}.${signature}`);
}
