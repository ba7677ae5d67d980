import { expect, test } from '@jest/globals';
import type { FastifyRequest } from 'fastify';
import { readCaller } from './caller.js';

const SECRET = 'the internal secret';

const requestWith = (headers: Record<string, string | string[]>, remoteAddress = '192.0.2.1') =>
  ({ headers, socket: { remoteAddress } }) as unknown as FastifyRequest;

const fromFrontend = (headers: Record<string, string>) =>
  readCaller(requestWith({ 'x-internal-secret': SECRET, ...headers }), SECRET);

test('the frontend is believed about address and request ID', () => {
  expect(fromFrontend({ 'x-forwarded-for': '203.0.113.7', 'x-request-id': 'request-0001' })).toMatchObject({
    address: '203.0.113.7',
    requestId: 'request-0001',
  });
});

test.each<Record<string, string>>([{}, { 'x-internal-secret': 'guessed' }, { 'x-internal-secret': '' }])(
  'believes nobody else: %j',
  (secret) => {
    const headers = { ...secret, 'x-forwarded-for': '203.0.113.7', 'x-request-id': 'request-0001' };
    const caller = readCaller(requestWith(headers), SECRET);
    expect(caller.address).toBe('192.0.2.1');
    expect(caller.requestId).not.toBe('request-0001');
  },
);

test.each(['not an address', '203.0.113.7, 10.0.0.1', ''])(
  '"%s" is not accepted as an address',
  (address) => {
    expect(fromFrontend({ 'x-forwarded-for': address }).address).toBe('192.0.2.1');
  },
);

test('only the frontend may name further visitors', () => {
  const headers = { 'x-others': '203.0.113.7 Fire%20fox%2C%201,nobody x,2001:db8::1 ' };
  expect(fromFrontend(headers).others).toEqual([
    { address: '203.0.113.7', userAgent: 'Fire fox, 1' },
    { address: '2001:db8::1', userAgent: '' },
  ]);
  expect(readCaller(requestWith(headers), SECRET).others).toEqual([]);
});

test('an address is stored without its zone, which databases do not know', () => {
  expect(fromFrontend({ 'x-forwarded-for': 'fe80::1%eth0' }).address).toBe('fe80::1');
  expect(readCaller(requestWith({}, 'fe80::2%eth0'), SECRET).address).toBe('fe80::2');
});

test.each(['short', 'with spaces in it', 'x'.repeat(65), 'line\nbreak-0001'])(
  '"%s" is no request id: it gets one of ours',
  (id) => {
    expect(fromFrontend({ 'x-request-id': id }).requestId).toMatch(/^[\da-f-]{36}$/);
  },
);

test('a long user agent is shortened', () => {
  expect(readCaller(requestWith({ 'user-agent': 'x'.repeat(1000) }), SECRET).userAgent).toHaveLength(300);
});

test('a header that is sent twice is ignored', () => {
  const caller = readCaller(requestWith({ 'x-internal-secret': [SECRET, SECRET] }), SECRET);
  expect(caller).toMatchObject({ address: '192.0.2.1', userAgent: null, deviceToken: null });
});
