import { expect, test } from '@jest/globals';
import { AppConfig } from '../../../platform/config/app.config.js';
import { Keys } from '../../../platform/keys/keys.js';
import { Devices } from './devices.js';

const devicesOf = (secret: string) =>
  new Devices(new Keys(new AppConfig(AppConfig.schema.parse({ APP_SECRET: secret }))));
const devices = devicesOf('one secret that is long enough 0123456789');

const calling = (deviceToken: string | null) => ({
  address: '10.0.0.1',
  requestId: 'request-1',
  userAgent: null,
  deviceToken,
  others: [],
});

test('recognizes a device by the token that it was given', () => {
  const device = devices.create();
  expect(devices.recognize(calling(device.token))).toEqual(device);
});

test('the stored hash cannot be used as a token', () => {
  const { token, hash } = devices.create();
  expect(token).not.toContain(hash.toString('base64url'));
});

test('a caller without a token has no device', () => {
  expect(devices.recognize(calling(null))).toBeNull();
});

test.each(['', '.', 'abc', 'abc.', '.abc', 'abc.def', 'a.b.c'])(
  'refuses "%s", which we did not issue',
  (token) => {
    expect(devices.recognize(calling(token))).toBeNull();
  },
);

test('refuses a token that was changed, lengthened, or signed by another installation', () => {
  const { token } = devices.create();
  expect(devices.recognize(calling(`x${token}`))).toBeNull();
  expect(devices.recognize(calling(`${token}.x`))).toBeNull();
  const other = devicesOf('another secret, long enough 0123456789ab').create();
  expect(devices.recognize(calling(other.token))).toBeNull();
});
