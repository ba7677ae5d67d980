import { expect, test } from '@jest/globals';
import { callerAddress } from './caller-address.ts';
import { readConfig } from './config.ts';

const secret = 'x'.repeat(32);
const { trustedProxies } = readConfig({
  API_URL: 'http://127.0.0.1:1',
  APP_SECRET: secret,
  TRUSTED_PROXIES: '10.0.0.0/8, 2001:db8::/32,192.0.2.7',
});

function from(remoteAddress: string, forwardedFor?: string) {
  return { socket: { remoteAddress }, headers: forwardedFor ? { 'x-forwarded-for': forwardedFor } : {} };
}

test.each([
  ['a stranger is believed about nothing', from('203.0.113.5', '1.2.3.4'), '203.0.113.5'],
  ['a trusted proxy names the caller', from('10.1.2.3', '203.0.113.5'), '203.0.113.5'],
  ['what a caller invents stands further left', from('10.1.2.3', '1.2.3.4, 203.0.113.5'), '203.0.113.5'],
  ['proxies in a row are passed over', from('10.1.2.3', '203.0.113.5, 192.0.2.7, 10.9.9.9'), '203.0.113.5'],
  ['a proxy that names nobody is the caller', from('10.1.2.3'), '10.1.2.3'],
  ['nonsense ends the search', from('10.1.2.3', '203.0.113.5, unknown'), '10.1.2.3'],
  ['IPv4 inside IPv6 is IPv4', from('::ffff:10.1.2.3', '::ffff:203.0.113.5'), '203.0.113.5'],
  ['ports and brackets go', from('2001:db8::1', '[2001:db9::2]:4711'), '2001:db9::2'],
  ['an IPv4 port goes', from('10.1.2.3', '203.0.113.5:4711'), '203.0.113.5'],
])('%s', (_, request, expected) => {
  expect(callerAddress(request, trustedProxies)).toBe(expected);
});
