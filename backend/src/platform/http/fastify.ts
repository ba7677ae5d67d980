import { maxHeaderSize } from 'node:http';
import type { MikroORM } from '@mikro-orm/postgresql';
import { FastifyAdapter } from '@nestjs/platform-fastify';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { withOwnEntityManager } from '../database/request-entity-manager.js';
import type { Log } from '../logging/log.js';
import { acceptUploads } from '../uploads/accept-uploads.js';
import { readCaller } from './caller.js';
import { watchCallers } from './caller-gone.js';
import { sendError } from './error.filter.js';
import { acceptJsonOnly } from './json-body.js';
import { answerUnreadable } from './unreadable-request.js';

const BODY_LIMIT_BYTES = 1_000_000;

export function createFastifyAdapter(log: Log, internalSecret: () => string) {
  const adapter = new FastifyAdapter({
    bodyLimit: BODY_LIMIT_BYTES,
    // This is long enough to upload a photo over a poor connection.
    requestTimeout: 120_000,
    keepAliveTimeout: 75_000,
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    routerOptions: {
      maxParamLength: 300,
      caseSensitive: false,
      ignoreDuplicateSlashes: true,
      ignoreTrailingSlash: true,
    },
    http: { maxHeaderSize },
    clientErrorHandler: answerUnreadable,
    // Addresses that cannot be decoded never reach a route, but they get the usual error body too.
    frameworkErrors: (error: FastifyError, request: FastifyRequest, reply: FastifyReply) => {
      request.caller ??= readCaller(request, internalSecret());
      sendError(error, request, reply, log);
    },
  });
  const fastify = adapter.getInstance() as unknown as FastifyInstance;
  acceptJsonOnly(fastify);
  acceptUploads(fastify);
  watchCallers(fastify);
  fastify.decorateRequest('principal', null);
  fastify.addHook('onRequest', (request, reply, done) => {
    request.caller = readCaller(request, internalSecret());
    reply.header('X-Request-Id', request.caller.requestId);
    reply.header('X-Content-Type-Options', 'nosniff');
    reply.header('Cache-Control', 'no-store');
    done();
  });
  fastify.addHook('onResponse', (request, reply, done) => {
    log.info(
      {
        requestId: request.caller.requestId,
        method: request.method,
        route: request.routeOptions.url ?? 'unknown',
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime * 10) / 10,
        userId: request.principal?.userId,
      },
      'request',
    );
    done();
  });
  return adapter;
}

/**
 * Gives each request its own EntityManager. A hook is used instead of path middleware, so that guards have it as
 * well.
 */
export function openRequestContext(fastify: FastifyInstance, orm: MikroORM) {
  fastify.addHook('onRequest', (_request, _reply, done) => {
    withOwnEntityManager(orm, done);
  });
}
