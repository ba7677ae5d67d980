import { describe, expect, test } from '@jest/globals';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { clearCookie, readCookie, setCookie } from './cookies.js';

const PLAIN = {
  name: 'refreshToken',
  prefix: '__Secure-',
  path: '/api/auth',
  sameSite: 'strict',
  secure: false,
} as const;
const SECURE = { ...PLAIN, secure: true };

const written = (write: (reply: FastifyReply) => void) => {
  const headers: string[] = [];
  write({ header: (_: string, value: string) => headers.push(value) } as unknown as FastifyReply);
  return headers.map(partsOf);
};

/**
 * Splits a header into the name-value pair and its attributes, which are sorted because their order has no meaning.
 */
function partsOf(line: string): string[] {
  const [pair = '', ...attributes] = line.split('; ');
  return [pair, ...attributes.sort()];
}

const read = (cookie: string | undefined, wanted: typeof PLAIN | typeof SECURE = PLAIN) =>
  readCookie({ headers: { cookie } } as FastifyRequest, wanted);

describe('writing a cookie', () => {
  test('hides the cookie from scripts and other sites', () => {
    expect(written((reply) => setCookie(reply, { ...PLAIN, value: 'abc', maxAgeMs: 90_500 }))).toEqual([
      ['refreshToken=abc', 'HttpOnly', 'Max-Age=90', 'Path=/api/auth', 'SameSite=Strict'],
    ]);
  });

  test('adds a prefix to the name over secure connections', () => {
    expect(written((reply) => setCookie(reply, { ...SECURE, value: 'abc', maxAgeMs: 1_000 }))).toEqual([
      ['__Secure-refreshToken=abc', 'HttpOnly', 'Max-Age=1', 'Path=/api/auth', 'SameSite=Strict', 'Secure'],
    ]);
  });

  test('clears the cookie at once under the same path', () => {
    expect(written((reply) => clearCookie(reply, PLAIN))).toEqual([
      ['refreshToken=', 'HttpOnly', 'Max-Age=0', 'Path=/api/auth', 'SameSite=Strict'],
    ]);
  });
});

describe('reading a cookie', () => {
  test('finds the cookie among others', () => {
    expect(read('theme=dark; refreshToken=abc.def; refreshTokenOld=no')).toBe('abc.def');
  });

  test('returns null without the cookie', () => {
    expect([read(undefined), read(''), read('myrefreshToken=abc')]).toEqual([null, null, null]);
  });

  test('ignores a plain cookie if a secure one is expected', () => {
    expect(read('refreshToken=planted', SECURE)).toBeNull();
    expect(read('refreshToken=planted; __Secure-refreshToken=abc', SECURE)).toBe('abc');
  });
});
