import { once } from 'node:events';
import { createServer, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from '@jest/globals';
import { Pieces } from './pieces.ts';

/** Answers one request with `write` and returns what arrived, reading with pauses of `pauseMs`. */
async function exchange(write: (response: ServerResponse) => Promise<void>, pauseMs = 0) {
  const server = createServer((_, response) => void write(response)).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  try {
    return await new Promise<{ headers: Record<string, unknown>; body: string }>((resolve, reject) => {
      request({ port, host: '127.0.0.1' }, async (answer) => {
        await sleep(pauseMs);
        resolve({ headers: answer.headers, body: await text(answer) });
      })
        .on('error', reject)
        .end();
    });
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

test('a page that is there at once goes out whole, with its length', async () => {
  const { headers, body } = await exchange(async (response) => {
    const pieces = new Pieces(response);
    for (const letter of 'abc') pieces.write(Buffer.from(letter));
    pieces.end();
  });
  expect(body).toBe('abc');
  expect(headers['content-length']).toBe('3');
});

test('what comes later follows, in order and once', async () => {
  const { body } = await exchange(async (response) => {
    const pieces = new Pieces(response);
    for (const letter of 'abcdef') {
      pieces.write(Buffer.from(letter));
      if ('bd'.includes(letter)) await sleep(5);
    }
    pieces.end();
  });
  expect(body).toBe('abcdef');
});

test('a slow reader is waited for and gets everything', async () => {
  const chunk = Buffer.alloc(256 * 1024, 'x');
  const { body } = await exchange(async (response) => {
    const pieces = new Pieces(response);
    for (let sent = 0; sent < 40; sent += 1) {
      if (!pieces.write(chunk)) await once(pieces, 'drain');
      await sleep(1);
    }
    pieces.end();
  }, 200);
  expect(body).toHaveLength(40 * chunk.length);
});

test('whoever leaves takes the rendering along', async () => {
  const sink = new PassThrough();
  const pieces = new Pieces(sink);
  pieces.write(Buffer.from('a'));
  sink.destroy();
  await once(pieces, 'close');
  expect(pieces.destroyed).toBe(true);
});
