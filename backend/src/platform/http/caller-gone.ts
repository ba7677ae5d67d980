import { AsyncLocalStorage } from 'node:async_hooks';
import type { ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';

const answers = new AsyncLocalStorage<ServerResponse>();

/** Lets the work of a request check whether the caller is still waiting for it. */
export function watchCallers(fastify: FastifyInstance): void {
  fastify.addHook('onRequest', (_request, reply, done) => {
    answers.run(reply.raw, done);
  });
}

/**
 * A signal that aborts when the caller disconnects before the answer is written. It is undefined outside requests,
 * for example in jobs.
 */
export function callerGone(): AbortSignal | undefined {
  const answer = answers.getStore();
  if (!answer) return undefined;
  const gone = new AbortController();
  const check = () => {
    if (!answer.writableFinished) gone.abort();
  };
  if (answer.closed) check();
  else answer.once('close', check);
  return gone.signal;
}
