import { expect, test } from '@jest/globals';
import fastifyServer from 'fastify';
import { callerGone, watchCallers } from './caller-gone.js';

async function withServer(work: () => Promise<string>, ask: (url: string) => Promise<void>) {
  const fastify = fastifyServer();
  watchCallers(fastify);
  fastify.get('/', work);
  try {
    await ask(await fastify.listen({ host: '127.0.0.1', port: 0 }));
  } finally {
    await fastify.close();
  }
}

test('work is told that its client has disconnected', async () => {
  const [begun, gone] = [Promise.withResolvers<void>(), Promise.withResolvers<string>()];
  const work = () => {
    callerGone()?.addEventListener('abort', () => gone.resolve('gone'));
    begun.resolve();
    return gone.promise;
  };
  await withServer(work, async (url) => {
    const hangUp = new AbortController();
    const asked = fetch(url, { signal: hangUp.signal }).catch(() => null);
    await begun.promise;
    hangUp.abort();
    expect([await gone.promise, await asked]).toEqual(['gone', null]);
  });
});

test('a client that waits has not disconnected', async () => {
  let signal: AbortSignal | undefined;
  const work = async () => {
    signal = callerGone();
    return 'done';
  };
  await withServer(work, async (url) => {
    expect(await (await fetch(url)).text()).toBe('done');
  });
  expect(signal?.aborted).toBe(false);
  expect(callerGone()).toBeUndefined();
});
