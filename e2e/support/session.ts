import { createHmac, hkdfSync } from 'node:crypto';
import type { BrowserContext, Page } from 'playwright-core';
import { visit } from './browser.ts';
import { fillIn, press } from './forms.ts';
import { product } from './product.ts';
import { PASSWORD, type Person } from './world.ts';

/** Through the form, as everyone does. */
export async function signIn(page: Page, email: string, password = PASSWORD): Promise<void> {
  await visit(page, '/login');
  await submitSignIn(page, email, password);
}

/** On the sign-in page that someone was led to. */
export async function submitSignIn(page: Page, email: string, password = PASSWORD): Promise<void> {
  await fillIn(page, { Email: email, Password: password });
  await press(page, 'Sign In');
  await page.waitForURL((url) => url.pathname !== '/login');
}

/** For journeys that are not about signing in: the browser holds the person's session already. */
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

/** Lets the time pass until the browser's access token has only so many seconds left; none is expired. */
export async function ageAccessToken(context: BrowserContext, secondsLeft = 0): Promise<void> {
  const [header, payload = ''] = (await sessionCookie(context, 'token')).value.split('.');
  const claims = JSON.parse(Buffer.from(payload, 'base64url').toString());
  const exp = Math.floor(Date.now() / 1000) + secondsLeft;
  const aged = Buffer.from(JSON.stringify({ ...claims, iat: exp - 900, exp })).toString('base64url');
  const key = Buffer.from(hkdfSync('sha256', product.secret, '', 'mealwright/access-token', 32));
  const signature = createHmac('sha256', key).update(`${header}.${aged}`).digest('base64url');
  await changeCookie(context, 'token', `${header}.${aged}.${signature}`);
}
