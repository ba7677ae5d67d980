import { describe, expect, test } from '@jest/globals';
import { isPublic } from './public-address.js';

describe('a public address', () => {
  test.each([
    '8.8.8.8',
    '168.63.129.17',
    '93.184.216.34',
    '172.15.0.1',
    '172.32.0.1',
    '2606:2800:220:1::1',
    '2001:4860:4860::8888',
  ])('is public for %s', (address) => expect(isPublic(address)).toBe(true));
});

describe('an address that is not public', () => {
  test.each([
    ['loopback', ['127.0.0.1', '127.255.255.254', '::1']],
    ['private', ['10.0.0.1', '172.16.0.1', '172.31.255.255', '192.168.1.1', 'fc00::1', 'fdff::1']],
    ['link-local, where clouds keep their secrets', ['169.254.169.254', 'fe80::1', 'fe80::1%eth0']],
    ['public by its number, where Azure keeps its secrets', ['168.63.129.16', '::ffff:168.63.129.16']],
    ['behind a carrier', ['100.64.0.1', '100.127.255.255']],
    ['this network', ['0.0.0.0', '0.1.2.3', '::']],
    ['for many', ['224.0.0.1', '239.255.255.250', '255.255.255.255', 'ff02::1']],
    [
      'for examples and measurements',
      ['192.0.2.1', '198.51.100.1', '203.0.113.1', '198.18.0.1', '2001:db8::1', '3fff::1'],
    ],
    ['reserved', ['192.0.0.1', '240.0.0.1', '4000::1', '5f00::1', '100::1', 'fec0::1']],
    [
      'another one in disguise',
      [
        '::ffff:127.0.0.1',
        '::ffff:8.8.8.8',
        '::127.0.0.1',
        '64:ff9b::7f00:1',
        '64:ff9b:1::1',
        '2002:7f00:1::',
        '2001::1',
      ],
    ],
    [
      'an address',
      ['', 'localhost', '2130706433', '0x7f000001', '0177.0.0.1', '127.1', '8.8.8.8.', ' 8.8.8.8'],
    ],
  ])('%s', (_, addresses) => {
    expect(addresses.filter(isPublic)).toEqual([]);
  });
});
