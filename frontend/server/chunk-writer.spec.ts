import { once } from 'node:events';
import { createServer, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from '@jest/globals';
import { ChunkWriter } from './chunk-writer.ts';

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

test('a page that is complete at once is sent with its length', async () => {
  const { headers, body } = await exchange(async (response) => {
    const writer = new ChunkWriter(response);
    for (const letter of 'abc') writer.write(Buffer.from(letter));
    writer.end();
  });
  expect(body).toBe('abc');
  expect(headers['content-length']).toBe('3');
});

test('later pieces follow once and in order', async () => {
  const { body } = await exchange(async (response) => {
    const writer = new ChunkWriter(response);
    for (const letter of 'abcdef') {
      writer.write(Buffer.from(letter));
      if ('bd'.includes(letter)) await sleep(5);
    }
    writer.end();
  });
  expect(body).toBe('abcdef');
});

test('a slow reader is waited for and gets everything', async () => {
  const chunk = Buffer.alloc(256 * 1024, 'x');
  const { body } = await exchange(async (response) => {
    const writer = new ChunkWriter(response);
    for (let sent = 0; sent < 40; sent += 1) {
      if (!writer.write(chunk)) await once(writer, 'drain');
      await sleep(1);
    }
    writer.end();
  }, 200);
  expect(body).toHaveLength(40 * chunk.length);
});

test('a client that disconnects stops the rendering', async () => {
  const sink = new PassThrough();
  const writer = new ChunkWriter(sink);
  writer.write(Buffer.from('a'));
  sink.destroy();
  await once(writer, 'close');
  expect(writer.destroyed).toBe(true);
});
