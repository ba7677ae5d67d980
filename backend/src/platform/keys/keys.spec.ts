import { expect, test } from '@jest/globals';
import { AppConfig } from '../config/app.config.js';
import { hashToken, Keys, randomToken } from './keys.js';

const keysOf = (secret: string) => new Keys(new AppConfig(AppConfig.schema.parse({ APP_SECRET: secret })));
const keys = keysOf('one secret that is long enough 0123456789');

test('the keys open what they have sealed', () => {
  expect(keys.unseal(keys.seal('a link – with signs'))).toBe('a link – with signs');
});

test('the same text is sealed differently every time and never readable', () => {
  const [first, second] = [keys.seal('a link'), keys.seal('a link')];
  expect(first.equals(second)).toBe(false);
  expect(first.includes('a link')).toBe(false);
});

test.each([0, 12, 18, -1])('a sealed text that was changed at byte %d is refused', (index) => {
  const sealed = keys.seal('a link');
  const at = index < 0 ? sealed.length + index : index;
  sealed[at] = (sealed[at] ?? 0) ^ 1;
  expect(() => keys.unseal(sealed)).toThrow();
});

test('a text that is too short or was sealed with another secret is refused', () => {
  expect(() => keysOf('another secret, long enough 0123456789ab').unseal(keys.seal('a link'))).toThrow();
  expect(() => keys.unseal(Buffer.alloc(20))).toThrow();
});

test('each purpose has its own key, the same in every copy of the program', () => {
  expect(keys.of('device').equals(keys.of('access-token'))).toBe(false);
  expect(keys.of('device').equals(keysOf('one secret that is long enough 0123456789').of('device'))).toBe(
    true,
  );
});

/** The frontend derives the same secret independently, and its internal-secret.spec.ts expects this value. */
test('the internal secret is the same as the frontend’s', () => {
  expect(keysOf('one secret that is long enough 0123456789').of('internal').toString('base64url')).toBe(
    'fsJs4dhBJLRxoi7mq0O2uTUHcwJSH64nJjvY-zkVGz8',
  );
});

test('a token is never made twice, and its hash does not reveal it', () => {
  const token = randomToken();
  expect(randomToken()).not.toBe(token);
  expect(token).toMatch(/^[\w-]{43}$/);
  expect(hashToken(token)).toHaveLength(32);
});
