import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { INestApplication } from '@nestjs/common';
import type { FastifyInstance } from 'fastify';
import type { DestinationStream } from 'pino';
import { configSections } from './app.module.js';
import { createApp } from './create-app.js';
import { AppConfig } from './platform/config/app.config.js';
import { Configuration } from './platform/config/configuration.js';
import { checkDatabase } from './platform/database/check-database.js';
import { DatabaseConfig } from './platform/database/database.config.js';
import { HttpConfig } from './platform/http/http.config.js';
import { createLog, type Log, LogConfig } from './platform/logging/log.js';
import { startMetrics } from './platform/metrics/metrics.js';

export { startupMessage } from './platform/errors/startup-error.js';
export { exitWhenAsked } from './platform/http/shutdown.js';

/** The running backend. The program that started it decides where its requests come from. */
export interface Backend {
  server: Server;
  answer: (request: IncomingMessage, response: ServerResponse) => void;
  log: Log;
  listen: () => Promise<void>;
  /** Jobs in hand are finished, and nothing is left that keeps the process going. */
  close: () => Promise<void>;
}

/** `logTo`: where its lines go, unless it is the standard output. */
export async function startBackend(
  environment: NodeJS.ProcessEnv,
  logTo?: DestinationStream,
): Promise<Backend> {
  const configuration = new Configuration(configSections, environment);
  const log = createLog(configuration.get(LogConfig), logTo);
  await checkDatabase(configuration.get(DatabaseConfig));

  const app = await createApp(environment, log);
  const http = configuration.get(HttpConfig);
  const stopMetrics = await startMetrics(app, http);
  await app.init();
  const fastify = app.getHttpAdapter().getInstance() as unknown as FastifyInstance;
  await fastify.ready();

  return {
    server: app.getHttpServer(),
    answer: fastify.routing,
    log,
    async listen() {
      await app.listen(http.API_PORT, http.API_HOST);
      log.info(
        { address: await app.getUrl(), environment: configuration.get(AppConfig).APP_ENV },
        'listening',
      );
    },
    close: () => closeAll(app, stopMetrics),
  };
}

async function closeAll(app: INestApplication, stopMetrics: () => Promise<void>): Promise<void> {
  await stopMetrics();
  await app.close();
}
