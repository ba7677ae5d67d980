import { readFile } from 'node:fs/promises';
import { expect, test } from '@jest/globals';
import { HostAddresses } from './host-addresses.js';

test('a name of this machine is resolved without a name server', async () => {
  const hosts = new HostAddresses();
  for (const name of ['localhost', 'LOCALHOST.', 'app.localhost'])
    expect(await hosts.of(name)).toEqual(['127.0.0.1', '::1']);
});

test('a name that cannot exist has no address', async () => {
  expect(await new HostAddresses().of('nowhere.invalid')).toEqual([]);
});

test('no thread of the pool waits for a name server', async () => {
  const source = await readFile(new URL('./host-addresses.ts', import.meta.url), 'utf8');
  expect(source).not.toMatch(/\blookup\(/);
});
