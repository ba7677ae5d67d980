import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { test } from 'node:test';
import { freePort, requirePort, sentenceFor } from './port.mjs';
import { Problem } from './problem.mjs';

test('a free port passes, a taken one is said to be taken', async () => {
  const port = await freePort();
  const wish = { host: '127.0.0.1', port, name: 'PORT' };
  await requirePort(wish);

  const server = createServer().listen(port, '127.0.0.1');
  await once(server, 'listening');
  await assert.rejects(requirePort(wish), new Problem(sentenceFor('EADDRINUSE', wish)));
  server.close();
});

test('the sentences name what to do', () => {
  assert.match(sentenceFor('EADDRINUSE', { port: 3000, name: 'PORT' }), /PORT=3001 npm start$/);
  assert.match(sentenceFor('EACCES', { port: 80, name: 'PORT' }), /from 1024 up/);
  assert.match(
    sentenceFor('EADDRNOTAVAIL', { host: '10.0.0.9', name: 'PORT' }),
    /not an address of this machine/,
  );
});
