import { expect, test } from '@jest/globals';
import { readConfig } from './config.ts';

const enough = { API_URL: 'http://127.0.0.1:3001', APP_SECRET: 'x'.repeat(32) };

test('the configuration has defaults for the demo', () => {
  const config = readConfig({ ...enough, PORT: '4000', CONTACT_EMAIL: '' });
  expect(config).toMatchObject({ production: false, host: '127.0.0.1', port: 4000, contactEmail: null });
  expect(config.appUrl.origin).toBe('http://localhost:4000');
});

test('the configuration reports all errors at once', () => {
  const read = () =>
    readConfig({ APP_ENV: 'production', API_URL: 'nowhere', PORT: 'x', TRUSTED_PROXIES: '10.0.0.0/8,proxy' });
  expect(read).toThrow(/API_URL must be an address/);
  expect(read).toThrow(/PORT/);
  expect(read).toThrow(/APP_SECRET is missing/);
  expect(read).toThrow(/TRUSTED_PROXIES "proxy" is not an address/);
  expect(() => readConfig({ ...enough, APP_ENV: 'production' })).toThrow(/APP_URL is missing/);
});

const live = { ...enough, APP_ENV: 'production', APP_URL: 'https://meals.example' };

test('production requires real settings', () => {
  expect(readConfig(live)).toMatchObject({ production: true, development: false, host: '0.0.0.0' });
});

test.each([
  [
    'an environment that nobody knows',
    { ...live, APP_ENV: 'Production' },
    /APP_ENV must be development, prod/,
  ],
  ['an open line', { ...live, APP_URL: 'http://meals.example' }, /APP_URL must begin with https:/],
  ['a short secret', { ...live, APP_SECRET: 'x'.repeat(31) }, /APP_SECRET is an example or shorter than 32/],
  ['an example', { ...live, APP_SECRET: `change-me-${'x'.repeat(32)}` }, /APP_SECRET is an example/],
  ['the development server', { ...live, NODE_ENV: 'development' }, /NODE_ENV cannot be development in prod/],
])('refuses %s in production', (_, env, words) => {
  expect(() => readConfig(env)).toThrow(words);
});
