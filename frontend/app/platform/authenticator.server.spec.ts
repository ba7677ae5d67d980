import { expect, test } from '@jest/globals';
import type { AppLoadContext } from '@remix-run/node';
import { PageCookie, parseCookies } from '../../server/cookies.ts';
import { oauthBrowser } from './authenticator.server';

function contextWith(cookies: string, production: boolean): AppLoadContext {
  const known: Pick<AppLoadContext, 'cookies' | 'pageCookie'> = {
    cookies: parseCookies(cookies),
    pageCookie: (name) => new PageCookie(name, production),
  };
  return known as AppLoadContext;
}

const both = 'oauthBrowser=planted; __Host-oauthBrowser=own';

test('production accepts only the cookie that no other host can set', () => {
  expect(oauthBrowser(contextWith(both, true))).toBe('own');
  expect(oauthBrowser(contextWith('oauthBrowser=planted', true))).toBe('');
  expect(oauthBrowser(contextWith('oauthBrowser=own', false))).toBe('own');
});
