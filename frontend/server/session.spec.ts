import { expect, jest, test } from '@jest/globals';
import { parseCookies } from './cookies.ts';
import { SessionHandle } from './session.ts';
import type { Refresh, RefreshResult } from './session-refresher.ts';
import { secondsLeft } from './session-tokens.ts';

const tokens = { accessToken: 'new', refreshToken: 'next', refreshMaxAgeSeconds: 100, deviceToken: 'd' };

function accessToken(livesForSeconds: number): string {
  const payload = Buffer.from(JSON.stringify({ exp: Math.floor(Date.now() / 1000) + livesForSeconds }));
  return `h.${payload.toString('base64url')}.s`;
}

function session(cookies: string, result: RefreshResult = { outcome: 'refreshed', tokens }) {
  const refresh = jest.fn<Refresh>().mockResolvedValue(result);
  const settings = { production: false, refresh, apiHeaders: () => ({}) };
  return { handle: new SessionHandle(parseCookies(cookies), settings), refresh };
}

test('a session is refreshed if less than a minute is left', () => {
  expect(session(`token=${accessToken(59)}; refresh=r`).handle.needsRefresh()).toBe(true);
  expect(session('refresh=r').handle.needsRefresh()).toBe(true);
  expect(session(`token=${accessToken(120)}; refresh=r`).handle.needsRefresh()).toBe(false);
  expect(session('').handle.needsRefresh()).toBe(false);
});

test('a refreshed session is written into the cookies', async () => {
  const { handle, refresh } = session('refresh=r');
  expect(await handle.refresh()).toBe('refreshed');
  expect(refresh.mock.calls[0]?.[0]).toBe('r');
  expect(handle.accessToken).toBe('new');
  expect(handle.setCookieLines().map((line) => line.split('; ', 1)[0])).toEqual([
    'token=new',
    'refresh=next',
    'device=d',
  ]);
});

test('a refusal signs out and keeps the device known', async () => {
  const { handle } = session('token=t; refresh=r; device=d', { outcome: 'ended' });
  await handle.refresh();
  expect(handle.hasEnded).toBe(true);
  expect(handle.isPresent).toBe(false);
  expect(handle.deviceToken).toBe('d');
  expect(handle.setCookieLines().every((line) => line.includes('Max-Age=0'))).toBe(true);
});

test('a missing backend changes nothing in a session', async () => {
  const { handle } = session('token=t; refresh=r', { outcome: 'unavailable' });
  await handle.refresh();
  expect(handle.isPresent).toBe(true);
  expect(handle.setCookieLines()).toEqual([]);
});

test('an unreadable token counts as expired', () => {
  expect(secondsLeft('nonsense')).toBe(0);
  expect(secondsLeft('a.bm90IGpzb24.c')).toBe(0);
  expect(secondsLeft(accessToken(90))).toBeGreaterThan(88);
});

const tokenOf = (account: string) =>
  `h.${Buffer.from(JSON.stringify({ sub: account })).toString('base64url')}.s`;

const signedIn = new Headers({ 'Set-Cookie': 'refreshToken=next; Max-Age=100' });

/** Signs in and returns whether the browser must forget what it keeps, and the cookie that names the account. */
function signInAs(account: string, cookies = '') {
  const { handle } = session(cookies);
  handle.signIn(tokenOf(account), signedIn);
  const line = handle.setCookieLines().find((one) => one.startsWith('account='));
  return { mustForget: handle.mustForget, cookie: line?.split('; ', 1)[0] };
}

test('a browser forgets what it keeps when another account signs in, but not when the same one does', () => {
  const ann = signInAs('ann');
  expect(ann.mustForget).toBe(true);
  expect(ann.cookie).not.toContain('=ann');
  expect(signInAs('ann', ann.cookie)).toEqual({ mustForget: false, cookie: undefined });
  expect(signInAs('bob', ann.cookie).mustForget).toBe(true);
});

test('a browser forgets what it keeps on signing out, but not when a session expires', async () => {
  const out = session('token=t; refresh=r; account=a').handle;
  out.signOut();
  expect(out.mustForget).toBe(true);
  expect(out.setCookieLines().some((line) => line.startsWith('account=;'))).toBe(true);
  const expired = session('refresh=r; account=a', { outcome: 'ended' }).handle;
  await expired.refresh();
  expect(expired.mustForget).toBe(false);
});
