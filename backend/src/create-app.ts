import 'reflect-metadata';
import { MikroORM } from '@mikro-orm/postgresql';
import { NestFactory } from '@nestjs/core';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyInstance } from 'fastify';
import { AppModule } from './app.module.js';
import { assertAccessRules } from './platform/access/assert-access-rules.js';
import type { Environment } from './platform/config/configuration.js';
import { serveApiDocs } from './platform/http/api-docs.js';
import { ErrorFilter } from './platform/http/error.filter.js';
import { createFastifyAdapter, openRequestContext } from './platform/http/fastify.js';
import { acceptLargeBodies } from './platform/http/large-body.js';
import { validationPipe } from './platform/http/validation.js';
import { Keys } from './platform/keys/keys.js';
import { type Log, nestLogger } from './platform/logging/log.js';
import { countRequests } from './platform/metrics/count-requests.js';
import { RequestCounts } from './platform/metrics/request-counts.js';

/** The whole backend, not yet listening: main.ts, the tests and the API document all start from here. */
export async function createApp(environment: Environment, log: Log): Promise<NestFastifyApplication> {
  let internalSecret = '';
  const adapter = createFastifyAdapter(log, () => internalSecret);
  const app = await NestFactory.create<NestFastifyApplication>(AppModule.with(environment, log), adapter, {
    logger: nestLogger(log),
    abortOnError: false,
    bodyParser: false,
    bufferLogs: false,
  });
  internalSecret = app.get(Keys).of('internal').toString('base64url');
  const fastify = app.getHttpAdapter().getInstance() as unknown as FastifyInstance;
  acceptLargeBodies(fastify);
  openRequestContext(fastify, app.get(MikroORM));
  countRequests(fastify, app.get(RequestCounts));
  app.useGlobalPipes(validationPipe());
  app.useGlobalFilters(new ErrorFilter(log));
  assertAccessRules(app);
  serveApiDocs(app);
  return app;
}
