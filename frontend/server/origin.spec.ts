import type { IncomingMessage } from 'node:http';
import { expect, test } from '@jest/globals';
import { readConfig } from './config.ts';
import { isForeign, ownOrigin } from './origin.ts';

const enough = { API_URL: 'http://127.0.0.1:1', APP_SECRET: 'x'.repeat(32) };
const demo = readConfig({ ...enough, APP_URL: 'http://localhost:3000' });
const production = readConfig({ ...enough, APP_ENV: 'production', APP_URL: 'https://meals.example.com' });

const request = (method: string, headers: Record<string, string>) => ({ method, headers }) as IncomingMessage;

test('in production the origin is the configured one, whatever Host says', () => {
  expect(ownOrigin(request('GET', { host: 'evil.example' }), production)).toBe('https://meals.example.com');
  expect(ownOrigin(request('GET', { host: '127.0.0.1:3000' }), demo)).toBe('http://127.0.0.1:3000');
  expect(ownOrigin(request('GET', { host: 'a"><script>' }), demo)).toBe('http://localhost:3000');
});

test.each([
  ['POST', { origin: 'https://meals.example.com' }, false],
  ['POST', { origin: 'https://evil.example', host: 'evil.example' }, true],
  ['POST', { origin: 'null' }, true],
  ['DELETE', {}, true],
  ['GET', {}, false],
])('whether %s with %j is foreign: %s', (method, headers, expected) => {
  expect(isForeign(request(method, headers as Record<string, string>), '/login', production)).toBe(expected);
});

test.each([
  ['/unsubscribe/abc', {}, false],
  ['/unsubscribe/abc', { origin: 'https://evil.example' }, true],
  ['/unsubscribe/abc', { origin: 'null' }, true],
  ['/unsubscribe', {}, true],
  ['/settings/emails', {}, true],
])('whether a mail program may send to %s with %j, which is foreign: %s', (path, headers, expected) => {
  expect(isForeign(request('POST', headers as Record<string, string>), path as string, production)).toBe(
    expected,
  );
});
