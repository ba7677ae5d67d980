import { expect, test } from '@jest/globals';
import { AppConfig } from '../config/app.config.js';
import { hashToken, Keys, randomToken } from './keys.js';

const keysOf = (secret: string) => new Keys(new AppConfig(AppConfig.schema.parse({ APP_SECRET: secret })));
const keys = keysOf('one secret that is long enough 0123456789');

test('opens what it has sealed', () => {
  expect(keys.unseal(keys.seal('a link – with signs'))).toBe('a link – with signs');
});

test('seals the same text differently every time and never readably', () => {
  const [first, second] = [keys.seal('a link'), keys.seal('a link')];
  expect(first.equals(second)).toBe(false);
  expect(first.includes('a link')).toBe(false);
});

test.each([0, 12, 18, -1])('refuses what was changed at byte %d', (index) => {
  const sealed = keys.seal('a link');
  const at = index < 0 ? sealed.length + index : index;
  sealed[at] = (sealed[at] ?? 0) ^ 1;
  expect(() => keys.unseal(sealed)).toThrow();
});

test('refuses what another secret has sealed, and what is too short', () => {
  expect(() => keysOf('another secret, long enough 0123456789ab').unseal(keys.seal('a link'))).toThrow();
  expect(() => keys.unseal(Buffer.alloc(20))).toThrow();
});

test('has one key per purpose, the same in every copy of the program', () => {
  expect(keys.of('device').equals(keys.of('access-token'))).toBe(false);
  expect(keys.of('device').equals(keysOf('one secret that is long enough 0123456789').of('device'))).toBe(
    true,
  );
});

/** The frontend derives the same secret independently, and its internal-secret.spec.ts expects this value. */
test('has the internal secret that the frontend has', () => {
  expect(keysOf('one secret that is long enough 0123456789').of('internal').toString('base64url')).toBe(
    'fsJs4dhBJLRxoi7mq0O2uTUHcwJSH64nJjvY-zkVGz8',
  );
});

test('a token is never made twice, and its hash does not tell it', () => {
  const token = randomToken();
  expect(randomToken()).not.toBe(token);
  expect(token).toMatch(/^[\w-]{43}$/);
  expect(hashToken(token)).toHaveLength(32);
});
