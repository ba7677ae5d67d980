import type { FastifyInstance } from 'fastify';
import type { RequestCounts } from './request-counts.js';

const COUNTED = '/api/';

/** Streams of events last as long as somebody looks at them, which says nothing about how fast the program is. */
const STREAM = 'text/event-stream';

/** Counts the answers of the API. Requests of load balancers are left out, because no user sent them. */
export function countRequests(fastify: FastifyInstance, counts: RequestCounts): void {
  fastify.addHook('onResponse', (request, reply, done) => {
    if (request.url.startsWith(COUNTED) && reply.getHeader('content-type') !== STREAM)
      counts.count(reply.elapsedTime, reply.statusCode);
    done();
  });
}
