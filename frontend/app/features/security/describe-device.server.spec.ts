import { expect, test } from '@jest/globals';
import { describeDevice } from './describe-device.server';

const WEBKIT = 'AppleWebKit/537.36 (KHTML, like Gecko)';
const WINDOWS = `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${WEBKIT} Chrome/142.0.0.0`;
const ANDROID = `Mozilla/5.0 (Linux; Android 10; K) ${WEBKIT}`;
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_7 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';
const IPAD = 'Mozilla/5.0 (iPad; CPU OS 18_7 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';
const MAC = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko)';

test.each([
  ['Chrome on Windows', `${WINDOWS} Safari/537.36`],
  ['Microsoft Edge on Windows', `${WINDOWS} Safari/537.36 Edg/142.0.0.0`],
  ['Opera on Windows', `${WINDOWS} Safari/537.36 OPR/125.0.0.0`],
  ['Vivaldi on Windows', `${WINDOWS} Safari/537.36 Vivaldi/7.6`],
  ['Yandex Browser on Windows', `${WINDOWS} YaBrowser/25.10.0.0 Safari/537.36`],
  ['Chrome on Android', `${ANDROID} Chrome/142.0.0.0 Mobile Safari/537.36`],
  ['Microsoft Edge on Android', `${ANDROID} Chrome/142.0.0.0 Mobile Safari/537.36 EdgA/142.0.0.0`],
  ['Samsung Internet on Android', `${ANDROID} SamsungBrowser/29.0 Chrome/136.0.0.0 Mobile Safari/537.36`],
  ['Safari on iPhone', `${IPHONE} Version/26.1 Mobile/15E148 Safari/604.1`],
  ['Chrome on iPhone', `${IPHONE} CriOS/142.0.7444.77 Mobile/15E148 Safari/604.1`],
  ['Firefox on iPhone', `${IPHONE} FxiOS/145.0 Mobile/15E148 Safari/605.1.15`],
  ['Safari on iPad', `${IPAD} Version/26.1 Mobile/15E148 Safari/604.1`],
  ['Safari on macOS', `${MAC} Version/26.1 Safari/605.1.15`],
  [
    'Firefox on macOS',
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:145.0) Gecko/20100101 Firefox/145.0',
  ],
  ['Firefox on Linux', 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0'],
  ['Chrome on Linux', `Mozilla/5.0 (X11; Linux x86_64) ${WEBKIT} HeadlessChrome/142.0.0.0 Safari/537.36`],
  [
    'Chrome on Chrome OS',
    `Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${WEBKIT} Chrome/142.0.0.0 Safari/537.36`,
  ],
])('a browser is described as "%s"', (name, userAgent) => {
  expect(describeDevice(userAgent)).toBe(name);
});

test.each([
  ['curl', 'curl/8.5.0'],
  ['node', 'node'],
  ['PostmanRuntime', 'PostmanRuntime/7.39.0'],
])('a program that is no browser is described as "%s"', (name, userAgent) => {
  expect(describeDevice(userAgent)).toBe(name);
});

test.each([null, '', 'unknown', '   ', '/'])('%j names no device', (userAgent) => {
  expect(describeDevice(userAgent)).toBe('Unknown device');
});
