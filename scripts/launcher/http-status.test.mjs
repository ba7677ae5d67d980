import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { createServer as createTcpServer } from 'node:net';
import { test } from 'node:test';
import { statusOf } from './http-status.mjs';
import { freePort } from './port.mjs';

test('the status is what the server answers for that path', async (t) => {
  const url = await listen(
    t,
    createServer((request, response) => {
      response.statusCode = request.url === '/readyz' && request.headers.host ? 200 : 404;
      response.end('a body');
    }),
  );
  assert.equal(await statusOf(`${url}/readyz`), 200);
  assert.equal(await statusOf(`${url}/other`), 404);
});

test('the status is found in an answer that arrives in pieces', async (t) => {
  const url = await listen(
    t,
    createTcpServer((socket) => {
      socket.on('error', () => {});
      socket.write('HTTP/1.1 5');
      setImmediate(() => socket.write('03 Service Unavailable\r\n\r\n'));
    }),
  );
  assert.equal(await statusOf(`${url}/readyz`), 503);
});

test('the status is 0 where nobody listens or something else than HTTP answers', async (t) => {
  assert.equal(await statusOf(`http://127.0.0.1:${await freePort()}/readyz`), 0);
  const url = await listen(
    t,
    createTcpServer((socket) => socket.on('error', () => {}).end('hello')),
  );
  assert.equal(await statusOf(`${url}/readyz`), 0);
});

/** The URL of a server that ends with the test. */
async function listen(t, server) {
  await once(server.listen(0, '127.0.0.1'), 'listening');
  t.after(() => server.close());
  return `http://127.0.0.1:${server.address().port}`;
}
