import { expect, test } from '@jest/globals';
import { networkOf } from './network-of.js';

test('an IPv4 address is counted by itself, however it is written', () => {
  expect(networkOf('203.0.113.7')).toBe('203.0.113.7');
  expect(networkOf('::ffff:203.0.113.7')).toBe('203.0.113.7');
  expect(networkOf('::ffff:cb00:7107')).toBe('203.0.113.7');
});

test.each([
  '2001:db8:1:2::1',
  '2001:db8:1:2:ffff:ffff:ffff:ffff',
  '2001:0DB8:0001:0002:0000:0000:0000:0001',
  '2001:db8:1:2:0:0:203.0.113.7',
])('%s belongs to its /64', (address) => {
  expect(networkOf(address)).toBe('2001:db8:1:2::/64');
});

test('another /64 counts separately', () => {
  expect(networkOf('2001:db8:1:3::1')).toBe('2001:db8:1:3::/64');
});

test('a local address is counted without its zone', () => {
  expect(networkOf('fe80::1%eth0')).toBe(networkOf('fe80::2'));
});
