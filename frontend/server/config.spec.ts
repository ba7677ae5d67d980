import { expect, test } from '@jest/globals';
import { readConfig } from './config.ts';

const enough = { API_URL: 'http://127.0.0.1:3001', APP_SECRET: 'x'.repeat(32) };

test('fills in what a demo needs', () => {
  const config = readConfig({ ...enough, PORT: '4000', CONTACT_EMAIL: '' });
  expect(config).toMatchObject({ production: false, host: '127.0.0.1', port: 4000, contactEmail: null });
  expect(config.appUrl.origin).toBe('http://localhost:4000');
});

test('says everything that is wrong at once', () => {
  const read = () =>
    readConfig({ APP_ENV: 'production', API_URL: 'nowhere', PORT: 'x', TRUSTED_PROXIES: '10.0.0.0/8,proxy' });
  expect(read).toThrow(/API_URL must be an address/);
  expect(read).toThrow(/PORT/);
  expect(read).toThrow(/APP_SECRET is missing/);
  expect(read).toThrow(/TRUSTED_PROXIES "proxy" is not an address/);
  expect(() => readConfig({ ...enough, APP_ENV: 'production' })).toThrow(/APP_URL is missing/);
});
