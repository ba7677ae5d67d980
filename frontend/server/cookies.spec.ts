import { describe, expect, test } from '@jest/globals';
import { keepCookies, PageCookie, parseCookies } from './cookies.ts';

/**
 * Splits a header into the name-value pair and its attributes, which are sorted because their order has no meaning.
 */
function partsOf(line: string): string[] {
  const [pair = '', ...attributes] = line.split('; ');
  return [pair, ...attributes.sort()];
}

describe('parseCookies', () => {
  test('reads names and decoded values, the first of several', () => {
    const jar = parseCookies('a=1; b=x%20y;c="quoted"; a=2; =nothing; alone');
    expect(Object.fromEntries(jar)).toEqual({ a: '1', b: 'x y', c: 'quoted' });
  });

  test('keeps a value that cannot be decoded', () => {
    expect(parseCookies('a=%E0%A4%A').get('a')).toBe('%E0%A4%A');
  });

  test('returns nothing without a header', () => {
    expect(parseCookies(undefined).size).toBe(0);
  });
});

describe('PageCookie', () => {
  test('is bound to this host and to HTTPS in production', () => {
    const cookie = new PageCookie('token', true);
    const line = cookie.set('a b', { maxAgeSeconds: 60.9 });
    expect(partsOf(line)).toEqual([
      '__Host-token=a%20b',
      ...['HttpOnly', 'Max-Age=60', 'Path=/', 'SameSite=Lax', 'Secure'],
    ]);
    expect(cookie.read(parseCookies('token=plain; __Host-token=bound'))).toBe('bound');
  });

  test('works over plain HTTP elsewhere', () => {
    const cookie = new PageCookie('token', false);
    expect(partsOf(cookie.clear())).toEqual(['token=', 'HttpOnly', 'Max-Age=0', 'Path=/', 'SameSite=Lax']);
    expect(cookie.read(parseCookies('token='))).toBeNull();
  });
});

describe('keepCookies', () => {
  const names = new Set(['refreshToken']);

  test('passes on what is named and nothing else', () => {
    expect(keepCookies('token=t; refreshToken=r=1; refreshTokenX=n', names)).toBe('refreshToken=r=1');
  });

  test('passes on a value that no header may hold as one that it may', () => {
    expect(keepCookies('refreshToken=\u00e9 "\u0001', names)).toBe('refreshToken=%C3%A9%20%22%01');
  });

  test('leaves the header out when nothing remains', () => {
    expect(keepCookies('token=t; refreshToken', names)).toBeUndefined();
  });
});
