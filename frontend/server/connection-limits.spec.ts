import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { afterEach, expect, test } from '@jest/globals';
import { readConfig } from './config.ts';
import { limitConnections } from './connection-limits.ts';

let server: Server;
const sockets: Socket[] = [];

afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy();
  server.closeAllConnections();
  server.close();
});

async function listen(settings: Record<string, string> = {}): Promise<void> {
  const config = readConfig({ API_URL: 'http://127.0.0.1:1', APP_SECRET: 'x'.repeat(32), ...settings });
  server = createServer((_, response) => response.end('hello'));
  limitConnections(server, config, 2);
  server.listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
}

/** Resolves to true if the connection is answered and to false if it is closed. */
function connectFrom(localAddress: string): Promise<boolean> {
  const socket = connect({ port: (server.address() as AddressInfo).port, host: '127.0.0.1', localAddress });
  sockets.push(socket);
  socket.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n');
  return new Promise((resolve) => {
    socket.once('data', () => resolve(true));
    socket.once('error', () => resolve(false));
    socket.once('close', () => resolve(false));
  });
}

test('connections are limited per address', async () => {
  await listen();
  expect(await connectFrom('127.0.0.1')).toBe(true);
  expect(await connectFrom('127.0.0.1')).toBe(true);
  expect(await connectFrom('127.0.0.1')).toBe(false);
  expect(await connectFrom('127.0.0.2')).toBe(true);
});

test('a closed connection makes room for another', async () => {
  await listen();
  const closed = new Promise((resolve) =>
    server.once('connection', (socket) => socket.once('close', resolve)),
  );
  await connectFrom('127.0.0.1');
  await connectFrom('127.0.0.1');
  expect(await connectFrom('127.0.0.1')).toBe(false);
  sockets[0]?.destroy();
  await closed;
  expect(await connectFrom('127.0.0.1')).toBe(true);
});

test('a trusted proxy is not limited', async () => {
  await listen({ TRUSTED_PROXIES: '127.0.0.1' });
  const answered = [1, 2, 3, 4].map(() => connectFrom('127.0.0.1'));
  expect(await Promise.all(answered)).toEqual([true, true, true, true]);
});
