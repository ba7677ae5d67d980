import { describe, expect, test } from '@jest/globals';
import { loginBackTo, ownPath, pageAfterOAuth, rememberedPage } from '~/platform/own-path';

describe('ownPath', () => {
  test.each(['/', '/trainer', '/admin/users?search=a%20b&page=2', '/recipes/1#reviews'])(
    'keeps %s',
    (path) => {
      expect(ownPath(path)).toBe(path);
    },
  );

  test.each([
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    '/\n//evil.example',
    '/..//evil.example',
    'https://evil.example',
    'javascript:alert(1)',
    'trainer',
    '',
    null,
    undefined,
    ['/trainer'],
  ])('refuses %j', (candidate) => {
    expect(ownPath(candidate)).toBeNull();
  });
});

describe('rememberedPage', () => {
  test.each([
    '/',
    '/login',
    '/login?redirectTo=/x',
    '/LOGOUT',
    '/api/docs',
    '/reset-password/abc',
    '/settings/theme',
  ])('does not return to %s', (path) => expect(rememberedPage(path)).toBeNull());

  test('returns to an invitation', () => {
    expect(rememberedPage('/register?invitation=abc')).toBe('/register?invitation=abc');
  });

  test('is written into the address of the sign-in page', () => {
    expect(loginBackTo('/admin/users?page=2')).toBe('/login?redirectTo=%2Fadmin%2Fusers%3Fpage%3D2');
    expect(loginBackTo('/')).toBe('/login');
  });
});

describe('pageAfterOAuth', () => {
  test.each([
    ['trainer', '/trainer/profile?all=1', '/trainer/profile?all=1'],
    ['trainer', '/admin', '/trainer'],
    ['customer', '/', '/my-meal-plans'],
    ['customer', '/login', '/my-meal-plans'],
    ['admin', '/customers', '/customers'],
    ['admin', '//evil.example', '/admin'],
  ] as const)('%s from %s lands at %s', (role, from, expected) => {
    expect(pageAfterOAuth(role, from)).toBe(expected);
  });
});
